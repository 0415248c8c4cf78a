import { z } from 'zod';

/** Why no answer came, in words that follow "could not be reached:". */
export interface ConnectionFault {
	readonly whatHappened: string;
	readonly nextStep: string;
	readonly retryable: boolean;
}

const CHECK_ADDRESS = 'Check that the address in the credential is typed correctly.';
const MAY_BE_DOWN = `${CHECK_ADDRESS} If it is right, the service may be down: try again later.`;
const NAME_SERVER = `${CHECK_ADDRESS} If it is right, the network’s name server may be down: try again later.`;
const CERTIFICATE =
	'Check the address. If it is right, ask your provider or your n8n administrator about the certificate.';
const TRY_AGAIN =
	'Try again in a few minutes. If this continues, ask your provider whether the service is down.';

const ALLOW =
	'Ask your n8n administrator to add its host to N8N_SSRF_ALLOWED_HOSTNAMES, or its IP address to N8N_SSRF_ALLOWED_IP_RANGES.';

type FaultRow = readonly [
	codes: RegExp,
	whatHappened: string,
	nextStep: string,
	retryable: boolean,
];

/** Error codes of Node.js and of n8n's HTTP client, and what they mean to a user; the first that fits counts. */
const FAULTS: readonly FaultRow[] = [
	[
		/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO/,
		'its TLS certificate is not trusted',
		CERTIFICATE,
		false,
	],
	[/^SsrfBlocked/, 'n8n blocks requests to this address', ALLOW, false],
	[/^ENOTFOUND$/, 'there is no host with this name', CHECK_ADDRESS, false],
	[/^EAI_AGAIN$/, 'its name could not be looked up on the network', NAME_SERVER, true],
	[/^ECONNREFUSED$/, 'it refused the connection', MAY_BE_DOWN, true],
	[/^E(?:HOST|NET)UNREACH$/, 'there is no network route to it', TRY_AGAIN, true],
	// n8n's HTTP client gives the second code to a request that reached its time limit.
	[/^(?:ETIMEDOUT|ECONNABORTED)$/, 'it did not reply in time', TRY_AGAIN, true],
	[/^(?:ECONNRESET|EPIPE|ERR_BAD_RESPONSE)$/, 'the connection was lost', TRY_AGAIN, true],
	// A body that ended early, plain or compressed.
	[/^(?:ERR_STREAM_|Z_BUF_ERROR$)/, 'the connection was lost', TRY_AGAIN, true],
];

/**
 * Says in plain words why a request got no answer, by what n8n's HTTP helper threw; never in the error's own text, which
 * may carry headers.
 *
 * @param hasAnswered whether the same address has answered in this process
 */
export function connectionFault(error: unknown, hasAnswered = false): ConnectionFault {
	const code = errorCode(error) ?? '';
	// Without a code the fault is not one of the network, and another try would end alike.
	const unknown: FaultRow = [/^/, 'the request got no reply', TRY_AGAIN, code !== ''];
	const known = FAULTS.find(([codes]) => codes.test(code));
	const [, whatHappened, nextStep, retryable] = known ?? unknown;
	// An address that answered a while ago is typed correctly, and so its name or its network is out.
	if (hasAnswered && nextStep.startsWith(CHECK_ADDRESS))
		return { whatHappened, nextStep: TRY_AGAIN, retryable: true };
	return { whatHappened, nextStep, retryable };
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
