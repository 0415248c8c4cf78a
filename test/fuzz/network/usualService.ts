import type { Received } from './listener';

let accounts = 0;

/** The secrets of an account. */
export type TestAccount = Record<'apiKey' | 'login' | 'password', string>;

/** An account that no other run of this process has, so that each run gets a token of its own. */
export const newAccount = (like: Partial<TestAccount> = {}): TestAccount => ({
	apiKey: like.apiKey ?? 'fuzz-key',
	login: `${like.login ?? 'fuzz'}-${++accounts}`,
	password: like.password ?? 'fuzz-password',
});

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

/** What a service answers to a token call, or to a lookup of any number. */
export const usualBytes = ({ method }: Received): Buffer =>
	method === 'POST'
		? jsonBytes({ token_type: 'bearer', expires_in: '3599', access_token: TOKEN })
		: jsonBytes({ name: HOLDER, status: 'S000000', message: 'Lookup Success' });

/** The number that a lookup asks for. */
export const numberAsked = ({ url }: Received): string => /\/(\d+)$/.exec(url)?.[1] ?? '';
