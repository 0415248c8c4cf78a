import { z } from 'zod';

import { CheckFailure } from '../../domain/checkFailure';

const ADDRESS = 'Check that the address in the credential is typed correctly.';
const MAY_BE_DOWN = `${ADDRESS} If it is right, the service or the network may be down: try again later.`;
const TRY_AGAIN =
	'Try again in a few minutes. If this continues, ask your provider whether the service is down.';
const PROXY = 'Ask your n8n administrator to check HTTP_PROXY, HTTPS_PROXY and NO_PROXY.';

function noAnswer(url: string, why: string, nextStep: string, retryable: boolean): CheckFailure {
	const problem = `The service at ${new URL(url).host} gave no answer: ${why}`;
	return new CheckFailure(problem, nextStep, retryable);
}

export const proxyLogin = (url: string): CheckFailure =>
	noAnswer(url, 'the proxy between n8n and the service asks for a login (HTTP 407)', PROXY, false);

/** Error codes of Node.js and of n8n's HTTP client; what has a next step of its own, another try cannot change. */
const FAULTS: ReadonlyArray<readonly [codes: RegExp, why: string, nextStep?: string]> = [
	[
		/CERTIFICATE_REQUIRED|certificate required|handshake failure/i,
		'it ended the TLS handshake, and probably asks for a client certificate',
		'Ask your provider for an address that needs no client certificate.',
	],
	[
		/(?:protocol|unsupported|wrong) (?:version|protocol)/,
		'it only speaks a version of TLS that n8n refuses, or no TLS',
		'Check the port of the address. If it is right, ask your provider for an address with TLS 1.2 or later.',
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
	[/^ECONNREFUSED /, 'it refused the connection'],
	// n8n's HTTP client gives the second code to a request that reached its time limit.
	[/^(?:ETIMEDOUT|ECONNABORTED) /, 'it did not respond in time'],
];

/**
 * Why a request got no answer, by what n8n's helper threw; never in the error's own text, which may carry headers. An
 * address that has answered in this process is typed correctly.
 */
export function connectionFault(error: unknown, url: string, hasAnswered: boolean): CheckFailure {
	const links = linksOf(error);
	if (links.some((link) => isElsewhere(link, new URL(url))))
		return noAnswer(url, 'the proxy between n8n and the service does not answer', PROXY, true);
	const [code = ''] = links.flatMap(codesOf);
	const signs = [code, ...links.map(openSslReason)].join(' ');
	const known = FAULTS.find(([codes]) => codes.test(signs));
	const [, why = 'no response was received', final] = known ?? [];
	if (final !== undefined && !(hasAnswered && final === ADDRESS))
		return noAnswer(url, why, final, false);
	// Without a code the fault is not one of the network, and another try would end alike.
	return noAnswer(url, why, hasAnswered ? TRY_AGAIN : MAY_BE_DOWN, code !== '');
}

const text = z.string().catch('');
/** n8n 1 keeps the code of the error that it wraps as `httpCode`; what n8n blocks has a name alone. */
const linkSchema = z.object({
	code: text,
	httpCode: text,
	name: text,
	message: text,
	syscall: text,
	hostname: text,
	port: z.number().optional().catch(undefined),
	cause: z.unknown(),
});

type Link = z.output<typeof linkSchema>;

/** An error and the errors that caused it, outermost first and six at most: n8n wraps what it throws. */
function linksOf(error: unknown, most = 6): Link[] {
	const link = linkSchema.parse(Object(error));
	return [link, ...(link.cause === undefined || most === 1 ? [] : linksOf(link.cause, most - 1))];
}

const codesOf = ({ code, httpCode, name }: Link): string[] =>
	[code, httpCode, name].filter((sign) => /^(?:[A-Z][A-Z_]|SsrfBlocked)/.test(sign));

const openSslReason = ({ message }: Link): string =>
	/SSL routines:\w+:([a-z0-9 ]{1,40}):/.exec(message)?.[1] ?? '';

/** Whether what failed was reaching another host (a proxy), not the service. */
function isElsewhere({ syscall, port, hostname }: Link, url: URL): boolean {
	const ownPort = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
	if (syscall === 'connect') return (port ?? ownPort) !== ownPort;
	return syscall === 'getaddrinfo' && (hostname || url.hostname) !== url.hostname;
}
