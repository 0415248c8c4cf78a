import { basicAuthorization, type SimulatorAccount } from '../../simulator';

/**
 * Texts of which none may be found anywhere. Bearer tokens are found by the part that all tokens of
 * an account share: the beginning of the JWT's claims, with the login in it.
 */
export function secretTraces({ apiKey, login, password }: SimulatorAccount): Map<string, string> {
	const claims = Buffer.from(`{"sub":"${login}","jti":"`);
	// Only whole groups of three bytes are the same in Base64 whatever follows.
	const shared = claims.subarray(0, claims.length - (claims.length % 3));
	const form = new URLSearchParams({ password }).toString().replace('password=', '');
	return new Map([
		['API key', apiKey],
		['API key in Base64', Buffer.from(apiKey).toString('base64').replace(/=+$/, '')],
		[
			'API key as Basic authorization',
			basicAuthorization({ apiKey, login, password }).replace('Basic ', ''),
		],
		['login', login],
		['URL-encoded login', encodeURIComponent(login)],
		['password', password],
		['URL-encoded password', encodeURIComponent(password)],
		['form-encoded password', form],
		['bearer token', shared.toString('base64url')],
	]);
}

/**
 * Which of the traces a text holds.
 * @param bytes a text, or a file's bytes as Latin-1
 */
export function tracesIn(bytes: string, traces: ReadonlyMap<string, string>): string[] {
	const found: string[] = [];
	for (const [what, trace] of traces) {
		const asBytes = Buffer.from(trace, 'utf8').toString('latin1');
		if (bytes.includes(trace) || bytes.includes(asBytes)) found.push(what);
	}
	return found;
}
