import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { HttpReply } from '../../nodes/MobileMoneyNameLookup/transport/exchange';
import { readReply } from '../../nodes/MobileMoneyNameLookup/transport/readReply';

const SUCCESS = '{"name":"JANE KAMAU","status":"S000000","message":"Lookup Success"}';
const PAGE = '<!DOCTYPE html><html><body>Please s1gn in</body></html>';

/** The failure that a reply amounts to, or the code that it was taken for. */
function failureOf(reply: HttpReply): CheckFailure | string {
	const reading = readReply(reply, 0);
	return reading.kind === 'answer'
		? `taken for an answer: ${reading.answer.status}`
		: reading.failure;
}

describe('no answer, and nothing to try again, is', () => {
	it.each([
		['an HTML page', 200, PAGE],
		['an HTML page at HTTP 404', 404, PAGE],
		['an HTML page at HTTP 400', 400, PAGE],
		['an empty body', 200, ''],
		['an empty body at HTTP 204', 204, ''],
		['a blank body', 200, ' \n'],
		['two answers one after the other', 200, `${SUCCESS}${SUCCESS}`],
		['plain text', 200, 'OK'],
		['a JSON text', 200, '"S000000"'],
		['a JSON number', 200, '0'],
		['null', 200, 'null'],
		['true', 200, 'true'],
		['an array', 200, '[]'],
		['an array of answers', 200, `[${SUCCESS}]`],
		['an object without a status', 200, '{"name":"JANE KAMAU","message":"Lookup Success"}'],
		['an empty object', 200, '{}'],
		['an empty status', 200, '{"name":"JANE","status":""}'],
		['a blank status', 200, '{"name":"JANE","status":" "}'],
		['a status that is a number', 200, '{"name":"JANE","status":200}'],
		['a status that is null', 200, '{"name":"JANE","status":null}'],
		['a status that is an object', 200, '{"name":"JANE","status":{"code":"S000000"}}'],
		['an answer wrapped in another object', 200, `{"data":${SUCCESS}}`],
		['a name that is a number', 200, '{"name":123456,"status":"S000000"}'],
		['a name that is a list', 200, '{"name":["JANE"],"status":"S000000"}'],
		['a name that is an object', 200, '{"name":{"first":"JANE"},"status":"S000000"}'],
		['a success at HTTP 400', 400, SUCCESS],
		['a success at HTTP 404', 404, SUCCESS],
		['a redirect', 302, ''],
		['a redirect with a success', 302, SUCCESS],
		['a permanent redirect', 308, PAGE],
	])('%s', (_what, httpStatus, body) => {
		const failed = failureOf({ httpStatus, body });
		expect(failed).toBeInstanceOf(CheckFailure);
		expect(failed).toMatchObject({ retryable: false, httpStatus });
		expect(JSON.stringify(failed)).not.toMatch(/s1gn|JANE/);
	});
});

describe('no answer, but worth another try, is', () => {
	it.each([
		['an answer that was cut off', 200, SUCCESS.slice(0, 40)],
		['HTTP 500 with a page', 500, PAGE],
		['HTTP 502 without a body', 502, ''],
		['HTTP 503 with a code', 503, '{"status":"E503000","message":"Down"}'],
		['HTTP 504', 504, PAGE],
		['HTTP 500 with a success', 500, SUCCESS],
		['HTTP 500 with another code', 500, '{"status":"E404000"}'],
		['HTTP 599', 599, ''],
		['HTTP 429 with a code', 429, '{"status":"E429000"}'],
		['HTTP 429 with a success', 429, SUCCESS],
		['HTTP 429 without a body', 429, ''],
		['a fault of the service at HTTP 200', 200, '{"status":"E500000","name":"JANE"}'],
		['a fault of the service at HTTP 422', 422, '{"status":"E503001"}'],
		['a fault of the service with spaces around', 200, '{"status":" E500000 "}'],
		[
			'too many requests told at HTTP 200',
			200,
			'{"status":"E429000","message":"Too many requests"}',
		],
	])('%s', (_what, httpStatus, body) => {
		const failed = failureOf({ httpStatus, body });
		expect(failed).toBeInstanceOf(CheckFailure);
		expect(failed).toMatchObject({ retryable: true, httpStatus });
	});
});

describe('a token that is invalid or expired is never an outcome:', () => {
	it.each([
		['HTTP 401 with its code', 401, '{"status":"E401000","message":"JWT is invalid or expired"}'],
		['HTTP 401 without a body', 401, ''],
		['HTTP 401 with a success', 401, SUCCESS],
		['HTTP 403 with a page', 403, PAGE],
		['HTTP 403 with its code', 403, '{"status":"E401000","message":"JWT is invalid or expired"}'],
		['its code at HTTP 200', 200, '{"status":"E401000","message":"JWT is invalid or expired"}'],
		['its code at HTTP 422', 422, '{"status":"E401001","message":"Expired JWT"}'],
		['its words alone at HTTP 200', 200, '{"status":"E422099","message":"Invalid or expired JWT"}'],
		['its words alone at HTTP 400', 400, '{"status":"E400000","message":"The JWT has expired"}'],
		['OAuth words', 400, '{"status":"E400000","error":"invalid_token"}'],
		['OAuth words without a status', 400, '{"error":"invalid_token"}'],
	])('%s', (_what, httpStatus, body) => {
		const failed = failureOf({ httpStatus, body });
		expect(failed).toBeInstanceOf(CheckFailure);
		expect(failed).toMatchObject({ httpStatus });
		expect(readReply({ httpStatus, body }, 0).kind).toBe('tokenRefused');
	});
});
