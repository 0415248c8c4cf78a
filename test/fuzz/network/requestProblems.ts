import { basicAuthorization } from '../../../nodes/MobileMoneyNameLookup/account/basicCredentials';
import type { Received } from './rawServer';

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

const TOKEN_CALL = /^POST \S+ HTTP\/1\.1$/;
const LOOKUP =
	/^GET (?:\/\S*)?\/v3\/countries\/KE\/mmos\/[A-Z][a-z0-9_-]{0,39}\/(?:merchants|businesses)\/[0-9]{1,12} HTTP\/1\.1$/;

/** What every request of a run must be. */
export interface ExpectedRequests {
	/** Host and port of the server that was to be asked. */
	readonly host: string;
	readonly apiKey: string;
	readonly login: string;
	readonly password: string;
	/** The only token that was issued; empty when none that can be sent was. */
	readonly token: string;
}

const header = ({ headers }: Received, name: string): string | undefined =>
	headers.find(([each]) => each.toLowerCase() === name)?.[1];

/** What is there besides exactly one request with the usual headers, each of them once. */
function surplus(received: Received, host: string): string[] {
	const { headers, body, bytes } = received;
	const names = headers.map(([name]) => name.toLowerCase());
	const length = Number(header(received, 'content-length') ?? 0);
	const head = bytes.slice(0, bytes.indexOf('\r\n\r\n'));
	return [
		...names.filter((name) => !HEADERS.has(name)).map((name) => `header ${JSON.stringify(name)}`),
		...(new Set(names).size < names.length ? ['a header twice'] : []),
		...(header(received, 'host') === host ? [] : ['another host in the header']),
		...(Buffer.byteLength(body, 'utf8') === length ? [] : ['bytes behind the request']),
		...(/[^\r]\n|\r[^\n]|[\0\x7f-\xff]/.test(head) ? ['odd characters in the headers'] : []),
	];
}

/** Half a character becomes the sign for what cannot be read. */
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

function tokenCallProblems(received: Received, expected: ExpectedRequests): string[] {
	const fields = [...new URLSearchParams(received.body)];
	const { apiKey, login, password } = expected;
	const due = [
		['username', wellFormed(login)],
		['password', wellFormed(password)],
	];
	return [
		...(JSON.stringify(fields) === JSON.stringify(due) ? [] : ['another form']),
		...(header(received, 'authorization') === basicAuthorization(apiKey) ? [] : ['another key']),
	];
}

/**
 * What is wrong with the bytes of a connection: anything but one token call or one lookup, whose every
 * header is known.
 */
export function requestProblems(received: Received, expected: ExpectedRequests): string[] {
	// Where the first failure stops the run, lookups are given up that have only just connected.
	if (received.bytes === '') return [];
	const { requestLine } = received;
	const authorization = header(received, 'authorization');
	const problems = surplus(received, expected.host);
	if (TOKEN_CALL.test(requestLine)) problems.push(...tokenCallProblems(received, expected));
	else if (!LOOKUP.test(requestLine)) problems.push(`the request ${JSON.stringify(requestLine)}`);
	else if (authorization !== `Bearer ${expected.token}`) problems.push('another token');
	return problems.map((problem) => `The service received ${problem}`);
}
