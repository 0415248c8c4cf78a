import { z } from 'zod';

/** Why no answer came. */
export interface ConnectionFault {
	readonly whatHappened: string;
	readonly nextStep: string;
	readonly retryable: boolean;
	/** A reply came, but it could not be read. */
	readonly wasReached?: true;
}

/** What happened, in words that follow “The service”. */
export const toldOf = ({ whatHappened, wasReached }: ConnectionFault): string =>
	`${wasReached ? 'replied, but' : 'could not be reached:'} ${whatHappened}`;

const ADDRESS = 'Check that the address in the credential is typed correctly.';
const MAY_BE_DOWN = `${ADDRESS} If it is right, the service or the network may be down: try again later.`;
const TRY_AGAIN =
	'Try again in a few minutes. If this continues, ask your provider whether the service is down.';
const PROXY = 'Ask your n8n administrator to check HTTP_PROXY, HTTPS_PROXY and NO_PROXY.';

/** Error codes of Node.js and of n8n's HTTP client; what has a next step of its own, another try cannot change. */
const FAULTS: ReadonlyArray<readonly [codes: RegExp, whatHappened: string, nextStep?: string]> = [
	[
		/CERTIFICATE_REQUIRED|certificate required|handshake failure/i,
		'it ended the TLS handshake, as a server does that asks for a client certificate',
		'Ask your provider for an address that needs no client certificate.',
	],
	[
		/protocol.version|unsupported.protocol/i,
		'it only speaks a version of TLS that n8n refuses',
		'Ask your provider for an address with TLS 1.2 or later.',
	],
	[
		/wrong.version.number/i,
		'it does not speak TLS at this address',
		'Check the port and the path of the address in the credential.',
	],
	[
		/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO/,
		'its TLS certificate is not trusted',
		'Check the address. If it is right, ask your provider or your n8n administrator about the certificate.',
	],
	[
		/^SsrfBlocked/,
		'n8n blocks requests to this address',
		'Ask your n8n administrator to add its host to N8N_SSRF_ALLOWED_HOSTNAMES, or its IP address to N8N_SSRF_ALLOWED_IP_RANGES.',
	],
	[/^ENOTFOUND /, 'there is no host with this name', ADDRESS],
	[/^EAI_AGAIN /, 'its name could not be looked up on the network'],
	[/^ECONNREFUSED /, 'it refused the connection'],
	[/^E(?:HOST|NET)UNREACH /, 'there is no network route to it'],
	// n8n's HTTP client gives the second code to a request that reached its time limit.
	[/^(?:ETIMEDOUT|ECONNABORTED) /, 'it did not reply in time'],
	// The last two: a body that ended early, plain or compressed.
	[/^(?:ECONNRESET|EPIPE|ERR_BAD_RESPONSE|Z_BUF_ERROR|ERR_STREAM_\w+) /, 'the connection was lost'],
];

/** What Node.js says of a body that is not what its Content-Encoding promises: gzip, Brotli, Zstandard. */
const UNPACKING = /^(?:Z_DATA_ERROR|ERR__ERROR_|ZSTD_)/;

/**
 * Why a request got no answer, by what n8n's HTTP helper threw; never in the error's own text, which may carry headers.
 *
 * @param url where the request went; what failed elsewhere is the proxy
 * @param hasAnswered whether the same address has answered in this process, and so is typed correctly
 */
export function connectionFault(
	error: unknown,
	url?: string,
	hasAnswered = false,
): ConnectionFault {
	const code = errorCode(error) ?? '';
	if (UNPACKING.test(code)) {
		const whatHappened = 'its reply could not be unpacked';
		return { whatHappened, nextStep: TRY_AGAIN, retryable: true, wasReached: true };
	}
	if (url !== undefined && isElsewhere(error, url)) {
		const whatHappened = 'the proxy between n8n and the service does not answer';
		return { whatHappened, nextStep: PROXY, retryable: true };
	}
	const known = FAULTS.find(([codes]) => codes.test(`${code} ${openSslReason(error)}`));
	const [, whatHappened = 'the request got no reply', final] = known ?? [];
	if (final !== undefined && !(hasAnswered && final === ADDRESS))
		return { whatHappened, nextStep: final, retryable: false };
	// Without a code the fault is not one of the network, and another try would end alike.
	return { whatHappened, nextStep: hasAnswered ? TRY_AGAIN : MAY_BE_DOWN, retryable: code !== '' };
}

/** What a reply of the proxy itself comes to; undefined for any other. */
export const proxyRefusal = (httpStatus: number): ConnectionFault | undefined =>
	httpStatus === 407
		? {
				whatHappened: 'the proxy between n8n and the service asks for a login (HTTP 407)',
				nextStep: PROXY,
				retryable: false,
			}
		: undefined;

const causeSchema = z.object({ cause: z.unknown() });

/** An error and the errors that caused it, outermost first and six at most; n8n wraps what its helpers throw. */
export function errorChain(error: unknown, most = 6): unknown[] {
	const outer = causeSchema.safeParse(error);
	if (!outer.success || most === 1) return [error];
	return [error, ...errorChain(outer.data.cause, most - 1)];
}

const text = z.string().optional().catch(undefined);

/** n8n 1 keeps the code of the error that it wraps as `httpCode`; what n8n blocks has a name alone. */
const linkSchema = z.object({
	...{ code: text, httpCode: text, name: text, message: text, syscall: text, hostname: text },
	port: z.number().optional().catch(undefined),
});

const linksOf = (error: unknown) =>
	errorChain(error).map((link) => linkSchema.safeParse(link).data ?? {});

/** The outermost code of Node.js or of n8n's HTTP client in the chain of errors; undefined when none has one. */
export const errorCode = (error: unknown): string | undefined =>
	linksOf(error)
		.map(({ code, httpCode = '', name = '' }) => {
			if (code !== undefined) return code;
			if (/[A-Z]/.test(httpCode)) return httpCode;
			return name.startsWith('SsrfBlocked') ? name : undefined;
		})
		.find((code) => code !== undefined);

/** OpenSSL's reason for a handshake that failed, which has no code of its own. */
const openSslReason = (error: unknown): string =>
	linksOf(error)
		.map(({ message = '' }) => /SSL routines:\w+:([a-z0-9 ]{1,40}):/.exec(message)?.[1] ?? '')
		.join(' ');

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Whether Node.js could not connect to another place, or not look up another name. */
function isElsewhere(error: unknown, url: string): boolean {
	const { protocol, port, hostname } = new URL(url);
	const ownPort = Number(port || DEFAULT_PORTS[protocol]);
	return linksOf(error).some(
		(link) =>
			(link.syscall === 'connect' && (link.port ?? ownPort) !== ownPort) ||
			(link.syscall === 'getaddrinfo' && (link.hostname ?? hostname) !== hostname),
	);
}
