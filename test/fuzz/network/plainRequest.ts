import { lookupOf } from '../../simulator';
import { tokenCallOf } from '../../simulator/plainRequests';
import type { Received } from './listener';
import { askedIn, isTokenCall, TOKEN, type TestAccount } from './usualService';

/** Of these n8n sends what it likes. */
const FREE_HEADERS: readonly string[] = ['accept-encoding', 'connection', 'user-agent'];

/** The operator that a gateway is asked for: with a capital, and no part of a path. */
const OPERATOR = /\/mmos\/([A-Z][a-z0-9_-]{0,39})\//;

/** The request that is due. */
function dueOf(request: Received, account: TestAccount) {
	const { kind } = account;
	if (isTokenCall(kind, request)) return tokenCallOf(kind, { baseUrl: '', account });
	const { accountType, number } = askedIn(kind, request);
	expect(number).toMatch(/^[0-9]{1,12}$/);
	const [, operator] = OPERATOR.exec(request.url) ?? [];
	const due = lookupOf(kind, '', accountType, number, operator);
	return { ...due, headers: { ...due.headers, authorization: `Bearer ${TOKEN}` } };
}

/** Expects a token call or a lookup as the service knows them, with every header there once and no other one. */
export function expectPlainRequest(request: Received, account: TestAccount, host: string): void {
	const { body = '', headers, ...due } = dueOf(request, account);
	expect({ method: request.method, url: request.url, body: request.body }).toEqual({
		...due,
		body,
	});
	const names = request.headers.map(([name]) => name);
	expect(names).toHaveLength(new Set(names).size);
	expect(
		Object.fromEntries(request.headers.filter(([name]) => !FREE_HEADERS.includes(name))),
	).toEqual({
		...{ accept: 'application/json', host },
		...headers,
		...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
	});
}
