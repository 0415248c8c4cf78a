import { basicAuthorization } from '../../simulator';
import { basicOf, type FullAccount } from '../../simulator/account';

/** The part of a Base64 text that is the same whatever follows the bytes: whole groups of three. */
function wholeGroups(text: string, encoding: 'base64' | 'base64url'): string {
	const bytes = Buffer.from(text);
	return bytes.subarray(0, bytes.length - (bytes.length % 3)).toString(encoding);
}

/** How a text may be written that is sent. */
const writtenAs = (what: string, text: string): Array<[string, string]> => [
	[what, text],
	[`URL-encoded ${what}`, encodeURIComponent(text)],
	[`form-encoded ${what}`, new URLSearchParams({ text }).toString().replace('text=', '')],
	[`${what} in Base64`, wholeGroups(text, 'base64')],
];

/**
 * Texts of which none may be found anywhere, for every way in which an account logs in. JWTs are found by
 * the part that all tokens of an API user share: the beginning of the claims, with the login in it. Opaque
 * tokens share nothing: whoever looks for them has to know them.
 */
export function secretTraces(account: FullAccount): Map<string, string> {
	const { apiKey, login, password } = account;
	const { clientId, clientSecret, consumerKey, consumerSecret } = account;
	const basics = {
		'API key': basicAuthorization(account),
		client: basicOf(clientId, clientSecret),
		consumer: basicOf(consumerKey, consumerSecret),
	};
	return new Map([
		...writtenAs('API key', apiKey),
		...writtenAs('login', login),
		...writtenAs('password', password),
		...writtenAs('client ID', clientId),
		...writtenAs('client secret', clientSecret),
		...writtenAs('consumer key', consumerKey),
		...writtenAs('consumer secret', consumerSecret),
		...Object.entries(basics).map(
			([whose, basic]) => [`${whose} as Basic authorization`, basic.replace('Basic ', '')] as const,
		),
		['JWT', wholeGroups(`{"sub":"${login}","jti":"`, 'base64url')],
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
