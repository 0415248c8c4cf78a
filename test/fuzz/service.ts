import type { ServerResponse } from 'node:http';

import type { AccountKind, AskedNumber, Simulator } from '../simulator';
import { darajaDialect, defaultAccount, gatewayDialect, lookupOf, tokenCallOf } from '../simulator';
import type { Received } from './network';

let accounts = 0;

/** An account that no other run of this process has, so that each run gets a token of its own. */
export function newAccount(): Simulator['account'] {
	const mark = `-${++accounts}`;
	const { login, clientId, consumerKey } = defaultAccount;
	const own = { login: login + mark, clientId: clientId + mark, consumerKey: consumerKey + mark };
	return { ...defaultAccount, ...own };
}

const TOKEN = 'fuzz-token';

/** The holder of every number at the service of these tests. */
export const HOLDER = 'JANE WANJIKU KAMAU';

/** Daraja has the methods of its two calls the other way round. */
export const isTokenCall = (kind: AccountKind, { method }: Received): boolean =>
	method === (kind === 'daraja' ? 'GET' : 'POST');

/** What a lookup of this kind of account asks for; an empty number where it asks for none. */
export function askedIn(kind: AccountKind, { url, body }: Received): AskedNumber {
	const [, type = '', number = ''] =
		kind === 'daraja'
			? (/"([24])","Identifier":"(\d+)"\}$/.exec(body) ?? [])
			: (/\/(merchants|businesses)\/(\d+)$/.exec(url) ?? []);
	return { accountType: ['2', 'merchants'].includes(type) ? 'till' : 'paybill', number };
}

/** What a service answers to a token call, or to a lookup of any number. */
export function answerAsUsual(
	kind: AccountKind,
	request: Received,
	response: ServerResponse,
): void {
	const bearer = { token_type: 'bearer', access_token: TOKEN, expires_in: '3599' };
	const token = kind === 'apiUser' ? { ...bearer, issued_at: String(Date.now()) } : bearer;
	const dialect = kind === 'daraja' ? darajaDialect(askedIn(kind, request)) : gatewayDialect;
	const json = isTokenCall(kind, request) ? token : dialect.success(HOLDER).json;
	const headers = { 'Content-Type': 'application/json', Connection: 'close' };
	response.writeHead(200, headers).end(JSON.stringify(json));
}

/** Of these n8n sends what it likes. */
const FREE_HEADERS: readonly string[] = ['accept-encoding', 'connection', 'user-agent'];

/** The operator that a gateway is asked for: with a capital, and no part of a path. */
const OPERATOR = /\/mmos\/([A-Z][a-z0-9_-]{0,39})\//;

/** Expects a token call or a lookup as the service knows them, with every header there once and no other one. */
export function expectPlainRequest(
	request: Received,
	kind: AccountKind,
	account: Simulator['account'],
	host: string,
): void {
	const { accountType, number } = askedIn(kind, request);
	const [, operator] = OPERATOR.exec(request.url) ?? [];
	const isToken = isTokenCall(kind, request);
	const due = isToken
		? tokenCallOf(kind, { baseUrl: '', account })
		: lookupOf(kind, '', accountType, number, operator);
	const { body = '', headers, ...call } = due;
	if (!isToken) expect(number).toMatch(/^[0-9]{1,12}$/);
	expect(request).toMatchObject({ ...call, body });
	const names = request.headers.map(([name]) => name);
	expect(names).toHaveLength(new Set(names).size);
	expect(
		Object.fromEntries(request.headers.filter(([name]) => !FREE_HEADERS.includes(name))),
	).toEqual({
		...{ accept: 'application/json', host },
		...(!isToken && { authorization: `Bearer ${TOKEN}` }),
		...headers,
		...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
	});
}
