import { answerBytes, type Received } from './rawServer';

let accounts = 0;

/** An account that no other run of this process has, so that each run gets a token of its own. */
export const newAccount = () => ({
	apiKey: 'fuzz-key',
	login: `fuzz-${++accounts}`,
	password: 'fuzz-password',
});

export const isTokenCall = ({ requestLine }: Received): boolean => requestLine.startsWith('POST ');

/** The number that a lookup asks for. */
export const numberAsked = ({ requestLine }: Received): string =>
	/\/(\d+) HTTP\/1\.1$/.exec(requestLine)?.[1] ?? '';

/** The answer of a token endpoint that gives out this token. */
export const tokenBytes = (accessToken: string): Buffer =>
	answerBytes(
		200,
		[['Content-Type', 'application/json']],
		Buffer.from(
			JSON.stringify({ token_type: 'bearer', expires_in: '3599', access_token: accessToken }),
		),
	);

/** The answer of a service that knows the number. */
export const holderBytes = (name: string): Buffer =>
	answerBytes(
		200,
		[['Content-Type', 'application/json']],
		Buffer.from(JSON.stringify({ name, status: 'S000000', message: 'Lookup Success' })),
	);
