import { defaultAccount, type AccountKind, type Simulator } from '../../simulator';
import { darajaDialect } from '../../simulator/daraja/dialect';
import type { AskedNumber } from '../../simulator/dialect';
import { gatewayDialect } from '../../simulator/gateway/dialect';
import type { Received } from './listener';

let accounts = 0;

/** An account of one kind, with its secrets; those of the other kinds stand beside them and are not used. */
export type TestAccount = Simulator['account'] & { readonly kind: AccountKind };

/** An account that no other run of this process has, so that each run gets a token of its own. */
export function newAccount(kind: AccountKind): TestAccount {
	const mark = `-${++accounts}`;
	const { login, clientId, consumerKey } = defaultAccount;
	const own = { login: login + mark, clientId: clientId + mark, consumerKey: consumerKey + mark };
	return { ...defaultAccount, ...own, kind };
}

/** The token that the token endpoint of these tests gives out. */
export const TOKEN = 'fuzz-token';

/** The holder of every number at the service of these tests. */
export const HOLDER = 'JANE WANJIKU KAMAU';

type Header = readonly [name: string, value: string];

/** The bytes of an HTTP message, whatever its headers say of its body. */
export const httpBytes = (status: number, headers: readonly Header[], body: Buffer): Buffer => {
	const lines = [...headers, ['Connection', 'close']].map((header) => `${header.join(': ')}\r\n`);
	const head = `HTTP/1.1 ${status} Whatever\r\n${lines.join('')}\r\n`;
	return Buffer.concat([Buffer.from(head, 'latin1'), body]);
};

/** The bytes of a whole answer. */
export const answerBytes = (status: number, headers: readonly Header[], body: Buffer): Buffer =>
	httpBytes(status, [...headers, ['Content-Length', String(body.length)]], body);

const jsonBytes = (json: object): Buffer =>
	answerBytes(200, [['Content-Type', 'application/json']], Buffer.from(JSON.stringify(json)));

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

/** What a service answers to a token call, each in its own way. */
function tokenBytes(kind: AccountKind): Buffer {
	const access_token = TOKEN;
	const bearer = { token_type: 'bearer', access_token };
	return jsonBytes(
		{
			apiUser: { ...bearer, issued_at: String(Date.now()), expires_in: '3599' },
			clientCredentials: { ...bearer, expires_in: 3599 },
			daraja: { access_token, expires_in: '3599' },
		}[kind],
	);
}

/** What a service answers to a token call, or to a lookup of any number. */
export function usualBytes(kind: AccountKind, request: Received): Buffer {
	if (isTokenCall(kind, request)) return tokenBytes(kind);
	const dialect = kind === 'daraja' ? darajaDialect(askedIn(kind, request)) : gatewayDialect;
	return jsonBytes(dialect.success(HOLDER).json);
}
