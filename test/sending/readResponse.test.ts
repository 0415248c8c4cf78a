import type { Reported } from '../../nodes/MobileMoneyNameLookup/domain/answer';
import {
	type FailureKind,
	RESPONSE_TABLE,
} from '../../nodes/MobileMoneyNameLookup/domain/responseTable';
import { readResponse } from '../../nodes/MobileMoneyNameLookup/sending/readResponse';

const BODY = '{"status":"X"}';
const PAGE = '<!DOCTYPE html><html>JANE</html>';

const answered = (httpStatus: number, meaning: 'found' | 'rejected'): Reported => ({
	kind: 'answer',
	httpStatus,
	meaning,
	status: 'S000000',
	message: 'Success',
	name: 'JANE KAMAU',
	raw: {},
});

const readAnswer = (httpStatus: number, meaning: 'found' | 'rejected') =>
	readResponse({ httpStatus, body: BODY }, answered(httpStatus, meaning));

it('a complete answer is kept as it is', () => {
	for (const httpStatus of [200, 201])
		expect(readAnswer(httpStatus, 'found')).toEqual(answered(httpStatus, 'found'));
	for (const httpStatus of [200, 202, 400, 404])
		expect(readAnswer(httpStatus, 'rejected')).toEqual(answered(httpStatus, 'rejected'));
});

it.each([202, 203, 204, 206, 207])('a success is doubtful under HTTP %i', (httpStatus) => {
	const denial = `it came with HTTP ${httpStatus}, which is not a complete response`;
	expect(readAnswer(httpStatus, 'found')).toMatchObject({ kind: 'answer', denial });
});

it.each<[number, 'found' | 'rejected', FailureKind, string]>([
	[429, 'found', 'tooManyRequests', 'busy'],
	[500, 'rejected', 'serviceUnavailable', 'down'],
	[408, 'rejected', 'serviceUnavailable', 'down'],
	[400, 'found', 'notAnAnswer', 'rowFault'],
	[300, 'rejected', 'notAnAnswer', 'rowFault'],
])('an answer is taken for a failure under HTTP %i, when it means %s', (...given) => {
	const [httpStatus, meaning, kind, next] = given;
	const message = `${RESPONSE_TABLE[kind].message} (HTTP ${httpStatus}, S000000)`;
	expect(readAnswer(httpStatus, meaning)).toMatchObject({ kind: next, failure: { message } });
});

const reports = (kind: FailureKind): Reported => ({ kind, code: 'E1' });

it.each<[number, string | undefined, Reported | undefined, FailureKind, string]>([
	[500, BODY, reports('tokenRefused'), 'tokenRefused', 'badToken'],
	[500, BODY, reports('tooManyRequests'), 'tooManyRequests', 'busy'],
	[503, BODY, reports('accessDenied'), 'serviceUnavailable', 'down'],
	[200, BODY, reports('serviceUnavailable'), 'serviceUnavailable', 'down'],
	[200, BODY, reports('pending'), 'pending', 'rowFault'],
	[403, BODY, reports('accessDenied'), 'accessDenied', 'rowFault'],
	[500, PAGE, undefined, 'serviceUnavailable', 'down'],
	[200, PAGE, undefined, 'notAnAnswer', 'rowFault'],
	[200, undefined, undefined, 'notAnAnswer', 'rowFault'],
])('HTTP %i with the body %s, reported as %j, is a failure: %s', (...given) => {
	const [httpStatus, body, reported, kind, next] = given;
	const { message, nextStep, retryable } = RESPONSE_TABLE[kind];
	// Its code follows, if it has one, but no other word of it.
	const failure = {
		message: `${message} (HTTP ${httpStatus}${reported ? ', E1' : ''})`,
		nextStep,
		retryable,
		facts: { httpStatus },
	};
	const retryAfterMs = 3_000;
	const reading = readResponse({ httpStatus, body, retryAfterMs }, reported);
	expect(reading).toMatchObject({ kind: next, failure, retryAfterMs });
});

it.each<[FailureKind, string]>([
	['numberFault', 'rowFault'],
	['serviceUnavailable', 'down'],
	['tokenRefused', 'badToken'],
])('what a service itself reports under HTTP 5xx counts, in its words: %s', (kind, next) => {
	const words = 'Organization (till). Does not exist';
	const reported = { kind, code: '1', words };
	const message = `${RESPONSE_TABLE[kind].message} (HTTP 500, 1: “Organization [till]. Does not exist”)`;
	const reading = readResponse({ httpStatus: 500, body: BODY }, reported, true);
	expect(reading).toMatchObject({ kind: next, failure: { message } });
});

it.each([
	[200, PAGE, undefined, 'down', true],
	[503, PAGE, undefined, 'down', true],
	[429, PAGE, undefined, 'busy', true],
	// It is the same each time.
	[302, PAGE, undefined, 'rowFault', false],
	[403, BODY, reports('accessDenied'), 'rowFault', false],
] as const)(
	'after answers, a page may pass, but no redirect or refusal: HTTP %i %s',
	(...given) => {
		const [httpStatus, body, reported, kind, retryable] = given;
		const reading = readResponse({ httpStatus, body }, reported, true);
		expect(reading).toMatchObject({ kind, failure: { retryable } });
	},
);
