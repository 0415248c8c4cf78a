import { z } from 'zod';

/** Why no answer came, in words that follow "could not be reached:". */
export interface ConnectionFault {
	readonly whatHappened: string;
	readonly nextStep: string;
	readonly retryable: boolean;
}

const ADDRESS = 'Check that the address in the credential is typed correctly.';

/** What to do next, and whether another try can help. */
const NEXT = {
	address: [ADDRESS, false],
	mayBeDown: [
		`${ADDRESS} If it is right, the service or the network may be down: try again later.`,
		true,
	],
	tryAgain: [
		'Try again in a few minutes. If this continues, ask your provider whether the service is down.',
		true,
	],
	certificate: [
		'Check the address. If it is right, ask your provider or your n8n administrator about the certificate.',
		false,
	],
	clientCertificate: ['Ask your provider for an address that needs no client certificate.', false],
	tlsVersion: ['Ask your provider for an address with TLS 1.2 or later.', false],
	port: ['Check the port and the path of the address in the credential.', false],
	allow: [
		'Ask your n8n administrator to add its host to N8N_SSRF_ALLOWED_HOSTNAMES, or its IP address to N8N_SSRF_ALLOWED_IP_RANGES.',
		false,
	],
} as const;

const PROXY = 'Ask your n8n administrator to check HTTP_PROXY, HTTPS_PROXY and NO_PROXY.';

/** Error codes of Node.js and of n8n's HTTP client, each with OpenSSL's reason; the first that fits counts. */
const FAULTS: ReadonlyArray<readonly [codes: RegExp, whatHappened: string, keyof typeof NEXT]> = [
	[
		/CERTIFICATE_REQUIRED|certificate required|handshake failure/i,
		'it ended the TLS handshake, as a server does that asks for a client certificate',
		'clientCertificate',
	],
	[
		/protocol.version|unsupported.protocol/i,
		'it only speaks a version of TLS that n8n refuses',
		'tlsVersion',
	],
	[/wrong.version.number/i, 'it does not speak TLS at this address', 'port'],
	[
		/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO/,
		'its TLS certificate is not trusted',
		'certificate',
	],
	[/^SsrfBlocked/, 'n8n blocks requests to this address', 'allow'],
	[/^ENOTFOUND /, 'there is no host with this name', 'address'],
	[/^EAI_AGAIN /, 'its name could not be looked up on the network', 'mayBeDown'],
	[/^ECONNREFUSED /, 'it refused the connection', 'mayBeDown'],
	[/^E(?:HOST|NET)UNREACH /, 'there is no network route to it', 'tryAgain'],
	// n8n's HTTP client gives the second code to a request that reached its time limit.
	[/^(?:ETIMEDOUT|ECONNABORTED) /, 'it did not reply in time', 'tryAgain'],
	// The last two: a body that ended early, plain or compressed.
	[
		/^(?:ECONNRESET|EPIPE|ERR_BAD_RESPONSE|Z_BUF_ERROR|ERR_STREAM_\w+) /,
		'the connection was lost',
		'tryAgain',
	],
];

/**
 * Why a request got no answer, by what n8n's HTTP helper threw; never in the error's own text, which may carry headers.
 *
 * @param url where the request went; what failed elsewhere is the proxy
 * @param hasAnswered whether the same address has answered in this process
 */
export function connectionFault(
	error: unknown,
	url?: string,
	hasAnswered = false,
): ConnectionFault {
	const code = errorCode(error) ?? '';
	if (url !== undefined && isElsewhere(error, url)) {
		const whatHappened = 'the proxy between n8n and the service does not answer';
		return { whatHappened, nextStep: PROXY, retryable: true };
	}
	const known = FAULTS.find(([codes]) => codes.test(`${code} ${openSslReason(error)}`));
	// Without a code the fault is not one of the network, and another try would end alike.
	if (!known)
		return {
			whatHappened: 'the request got no reply',
			nextStep: NEXT.tryAgain[0],
			retryable: code !== '',
		};
	const [, whatHappened, next] = known;
	const [nextStep, retryable] = NEXT[next];
	// An address that answered a while ago is typed correctly: its name or its network is out.
	if (hasAnswered && nextStep.startsWith(ADDRESS))
		return { whatHappened, nextStep: NEXT.tryAgain[0], retryable: true };
	return { whatHappened, nextStep, retryable };
}

const messageSchema = z.object({ message: z.string() });

/** OpenSSL's reason for a handshake that failed, which has no code of its own. */
const openSslReason = (error: unknown): string =>
	errorChain(error)
		.map((link) => messageSchema.safeParse(link).data?.message ?? '')
		.map((text) => /SSL routines:\w+:([a-z0-9 ]{1,40}):/.exec(text)?.[1] ?? '')
		.join(' ');

/** What a reply of the proxy itself comes to; undefined for any other. */
export const proxyRefusal = (httpStatus: number): ConnectionFault | undefined =>
	httpStatus === 407
		? {
				whatHappened: 'the proxy between n8n and the service asks for a login (HTTP 407)',
				nextStep: PROXY,
				retryable: false,
			}
		: undefined;

/** Where Node.js could not connect to, or which name it could not look up. */
const placeSchema = z.union([
	z.object({ syscall: z.literal('connect'), port: z.number() }),
	z.object({ syscall: z.literal('getaddrinfo'), hostname: z.string() }),
]);

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

function isElsewhere(error: unknown, url: string): boolean {
	const { protocol, port, hostname } = new URL(url);
	return errorChain(error).some((link) => {
		const place = placeSchema.safeParse(link).data;
		if (!place) return false;
		if ('hostname' in place) return place.hostname !== hostname;
		return String(place.port) !== (port || DEFAULT_PORTS[protocol]);
	});
}

const causeSchema = z.object({ cause: z.unknown() });

/** An error and the errors that caused it, outermost first and six at most; n8n wraps what its helpers throw. */
export function errorChain(error: unknown, most = 6): unknown[] {
	const outer = causeSchema.safeParse(error);
	if (!outer.success || most === 1) return [error];
	return [error, ...errorChain(outer.data.cause, most - 1)];
}

/** n8n 1 drops the error that it wraps, and keeps that error's code as the `httpCode` of its own. */
const codeSchema = z.union([
	z.object({ code: z.string() }).transform(({ code }) => code),
	z.object({ httpCode: z.string().regex(/[A-Z]/) }).transform(({ httpCode }) => httpCode),
	// What N8N_SSRF_PROTECTION_ENABLED refuses has a name alone.
	z.object({ name: z.string().startsWith('SsrfBlocked') }).transform(({ name }) => name),
]);

/** The outermost code of Node.js or of n8n's HTTP client in the chain of errors; undefined when none has one. */
export const errorCode = (error: unknown): string | undefined =>
	errorChain(error)
		.map((link) => codeSchema.safeParse(link).data)
		.find((code) => code !== undefined);
