import { lookupOf } from '../../simulator';
import { tokenCallOf } from '../../simulator/plainRequests';
import type { Received } from './listener';
import { askedIn, isTokenCall, type TestAccount } from './usualService';

/** Of these n8n sends what it likes. */
const FREE_HEADERS: readonly string[] = ['accept-encoding', 'connection', 'user-agent'];

/** The operator that a gateway is asked for: with a capital, and no part of a path. */
const OPERATOR = /\/mmos\/([A-Z][a-z0-9_-]{0,39})\//;

/** Where requests may go, and with what. */
interface Permitted {
	/** The only token that was issued; empty when none that can be sent was. */
	readonly token: string;
	/** What may stand in the header. */
	readonly hosts: readonly string[];
	/** What stands before the path of a lookup and of a token call; nothing, when it is left out. */
	readonly lookupPrefix?: string;
	readonly tokenPrefix?: string;
	/** The path of the token call, where it is not the usual one. */
	readonly tokenPath?: string | undefined;
}

/** What people paste is sent without the spaces around it; in login and password every character counts. */
const pasted = (account: TestAccount): TestAccount => ({
	...account,
	apiKey: account.apiKey.trim(),
	clientId: account.clientId.trim(),
	clientSecret: account.clientSecret.trim(),
	consumerKey: account.consumerKey.trim(),
	consumerSecret: account.consumerSecret.trim(),
});

/** The request that is due. */
function dueOf(request: Received, account: TestAccount, permitted: Permitted) {
	const { token, lookupPrefix = '', tokenPrefix = '', tokenPath } = permitted;
	const { kind } = account;
	if (isTokenCall(kind, request)) {
		const due = tokenCallOf(kind, { baseUrl: tokenPrefix, account: pasted(account) });
		return { ...due, ...(tokenPath !== undefined && { url: tokenPrefix + tokenPath }) };
	}
	const { accountType, number } = askedIn(kind, request);
	expect(number).toMatch(/^[0-9]{1,12}$/);
	const [, operator] = OPERATOR.exec(request.url) ?? [];
	const due = lookupOf(kind, lookupPrefix, accountType, number, operator);
	return { ...due, headers: { ...due.headers, authorization: `Bearer ${token}` } };
}

/** Expects a token call or a lookup as the service knows them, with every header there once and no other one. */
export function expectPlainRequest(
	request: Received,
	account: TestAccount,
	permitted: Permitted,
): void {
	const { body = '', headers, ...due } = dueOf(request, account, permitted);
	expect({ method: request.method, url: request.url, body: request.body }).toEqual({
		...due,
		body,
	});
	const names = request.headers.map(([name]) => name);
	expect(names).toHaveLength(new Set(names).size);
	const { host, ...sent } = Object.fromEntries(
		request.headers.filter(([name]) => !FREE_HEADERS.includes(name)),
	);
	expect(permitted.hosts).toContain(host);
	expect(sent).toEqual({
		accept: 'application/json',
		...headers,
		...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
	});
}
