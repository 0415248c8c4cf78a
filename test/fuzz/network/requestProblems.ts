import { basicAuthorization } from '../../../nodes/MobileMoneyNameLookup/account/basicCredentials';
import type { Received } from './listener';
import type { TestAccount } from './testAccount';

/** The headers that n8n and this node send, and no other. */
const HEADERS: ReadonlySet<string> = new Set([
	'accept',
	'accept-encoding',
	'authorization',
	'connection',
	'content-length',
	'content-type',
	'host',
	'user-agent',
]);

const LOOKUP =
	/^(?:\/\S*)?\/v3\/countries\/KE\/mmos\/[A-Z][a-z0-9_-]{0,39}\/(?:merchants|businesses)\/[0-9]{1,12}$/;

/** Half a character becomes the sign for what cannot be read. */
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

/** What every request of a run must be. */
export interface ExpectedRequests extends TestAccount {
	/** The only token that was issued; empty when none that can be sent was. */
	readonly token: string;
	/** What may stand in the header. */
	readonly hosts: readonly string[];
}

/** What is wrong with a request: anything but a token call or a lookup, whose every header is known. */
export function requestProblems(
	{ method, url, headers, body }: Received,
	{ apiKey, login, password, token, hosts }: ExpectedRequests,
): string[] {
	const names = headers.map(([name]) => name);
	const sent = new Map(headers);
	const due = { username: wellFormed(login), password: wellFormed(password) };
	const form = Array.from(new URLSearchParams(body));
	const isRight = {
		POST: {
			form: JSON.stringify(form) === JSON.stringify(Object.entries(due)),
			key: sent.get('authorization') === basicAuthorization(apiKey),
		},
		GET: {
			address: LOOKUP.test(url),
			body: body === '',
			token: sent.get('authorization') === `Bearer ${token}`,
		},
	}[method] ?? { method: false };
	return Object.entries({
		...isRight,
		'set of headers': names.every((name) => HEADERS.has(name)),
		'number of headers': new Set(names).size === names.length,
		host: hosts.includes(sent.get('host') ?? ''),
	})
		.filter(([, isSo]) => !isSo)
		.map(([what]) => `Another ${what}: ${JSON.stringify({ method, url, headers, body })}`);
}
