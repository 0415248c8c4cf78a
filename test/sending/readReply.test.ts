import type { FailureKind } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { HttpReply } from '../../nodes/MobileMoneyNameLookup/sending/http/streamedReply';
import { readDarajaReply } from '../../nodes/MobileMoneyNameLookup/services/daraja/readDarajaReply';
import { readGatewayReply } from '../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import { readReply } from '../../nodes/MobileMoneyNameLookup/sending/readReply';

const SUBJECT = { accountType: 'till', number: '4738534', operator: 'Mpesa' } as const;
const SUCCESS = '{"name":"JANE KAMAU","status":"S000000","message":"Lookup Success"}';
const CUT_OFF = SUCCESS.slice(0, 30);
const UNKNOWN = '{"status":"E404000","message":"Account holder not found"}';
const DOWN = '{"status":"E503000","message":"Down"}';
const PAGE = '<!DOCTYPE html><html>JANE</html>';
const LARGE = undefined;

const readAt = (reply: HttpReply, hasAnswered = false) =>
	readReply(reply, readGatewayReply(reply, SUBJECT), hasAnswered);

const read = (httpStatus: number, body: string | undefined) => readAt({ httpStatus, body });

describe('a reply is read', () => {
	it.each<[number, string, string]>([
		[200, SUCCESS, 'answer'],
		[404, UNKNOWN, 'answer'],
		[401, '', 'badToken'],
		[500, '{"error":"invalid_token"}', 'badToken'],
		// A code beside a message of passing trouble is no answer about the number.
		[404, '{"status":"E404000","message":"Service temporarily unavailable"}', 'down'],
		[200, '{"status":"E999999","message":"Failed","description":"Please try again later"}', 'down'],
		[404, '{"status":"E404000","message":"Account temporarily suspended"}', 'answer'],
		[404, '{"status":"E422022","message":"mmoId x is not supported, try again later"}', 'answer'],
		[200, '{"status":"S000000","message":"Found, no address"}', 'answer'],
	])('at HTTP %i with the body %s as %s', (httpStatus, body, kind) => {
		const reading = read(httpStatus, body);
		const rest = kind === 'answer' ? { httpStatus } : { failure: { facts: { httpStatus } } };
		expect(reading).toMatchObject({ kind, ...rest });
		if (body === SUCCESS) expect(reading).not.toHaveProperty('denial');
	});

	it.each([202, 203, 204, 206, 207])('as a success that HTTP %i denies', (httpStatus) => {
		expect(read(httpStatus, SUCCESS)).toMatchObject({
			kind: 'answer',
			denial: `it came with HTTP ${httpStatus}, which is not a complete reply`,
		});
		expect(read(httpStatus, UNKNOWN)).not.toHaveProperty('denial');
	});

	it.each<[number, string | undefined, FailureKind, string, string]>([
		[429, SUCCESS, 'tooManyRequests', 'busy', ', S000000'],
		[500, '{"status":"E429000"}', 'tooManyRequests', 'busy', ', E429000'],
		[200, '{"status":"P202000"}', 'pending', 'rowFault', ', P202000'],
		[200, '{"status":"E999999"}', 'unknownCode', 'rowFault', ', E999999'],
		[200, '{"status":"E400000"}', 'requestRefused', 'rowFault', ', E400000'],
		[403, '{"status":"E403000"}', 'accessDenied', 'rowFault', ', E403000'],
		[200, '{"status":"E000002"}', 'thirdPartyFault', 'down', ', E000002'],
		[500, PAGE, 'serviceUnavailable', 'down', ''],
		[500, UNKNOWN, 'serviceUnavailable', 'down', ', E404000'],
		[503, DOWN, 'serviceUnavailable', 'down', ', E503000'],
		[408, DOWN, 'serviceUnavailable', 'down', ', E503000'],
		[200, DOWN, 'serviceFault', 'down', ', E503000'],
		[200, CUT_OFF, 'cutOff', 'down', ''],
		[200, PAGE, 'notAnAnswer', 'rowFault', ''],
		[200, `${SUCCESS}${SUCCESS}`, 'notAnAnswer', 'rowFault', ''],
		[400, SUCCESS, 'notAnAnswer', 'rowFault', ', S000000'],
		[200, LARGE, 'tooLarge', 'rowFault', ''],
		[200, `${SUCCESS} and more`, 'cutOff', 'down', ''],
		[300, UNKNOWN, 'redirected', 'rowFault', ', E404000'],
	])('at HTTP %i with the body %s as %s: %s', (httpStatus, body, kind, next, code) => {
		const reading = read(httpStatus, body);
		const { message, retryable = false } = REPLY_TABLE[kind];
		expect(reading.kind).toBe(next);
		// Its code follows, if it has one, but no other word of it.
		const failure = {
			...{ message: `${message} (HTTP ${httpStatus}${code})`, retryable },
			facts: { httpStatus },
		};
		expect(reading).toMatchObject({ failure });
	});
});

describe('a body of Daraja’s own under HTTP 5xx', () => {
	const readDaraja = (ResponseMessage: string, DetailedMessage = '') => {
		const body = JSON.stringify({ ResponseCode: '1', ResponseMessage, DetailedMessage });
		const reply = { httpStatus: 500, body };
		return readReply(reply, readDarajaReply(reply, SUBJECT), true);
	};

	it('is the fault of this number alone, told in its own words', () => {
		const reading = readDaraja('Organization (till)', 'Does not exist');
		expect(reading.kind).toBe('rowFault');
		const { message, nextStep } = REPLY_TABLE.numberFault;
		const told = `${message} (HTTP 500, 1: “Organization [till]. Does not exist”)`;
		expect(reading).toMatchObject({ failure: { message: told, nextStep, retryable: false } });
	});

	it('is an outage where its texts postpone', () => {
		const reading = readDaraja('Failed', 'System is currently unavailable, please try again later');
		expect(reading.kind).toBe('down');
		expect(reading).toMatchObject({ failure: { retryable: true } });
	});

	it('refuses the token where its texts say so', () => {
		expect(readDaraja('Failed', 'Invalid access token').kind).toBe('badToken');
	});
});

it.each([
	[200, PAGE, 'down', true],
	[503, PAGE, 'down', true],
	[404, SUCCESS, 'rowFault', false],
	// A redirect is the same each time, and not worth another try.
	[302, PAGE, 'rowFault', false],
	[503, DOWN, 'down', true],
])(
	'no answer, after some, is a gateway’s and passes: HTTP %i %s',
	(httpStatus, body, kind, retryable) => {
		expect(readAt({ httpStatus, body }, true)).toMatchObject({ kind, failure: { retryable } });
	},
);

it('a failed reply keeps how long the service asks to be left alone', () => {
	const reply = { httpStatus: 503, body: '', retryAfterMs: 3_000 };
	expect(readAt(reply)).toMatchObject({ kind: 'down', retryAfterMs: 3_000 });
});
