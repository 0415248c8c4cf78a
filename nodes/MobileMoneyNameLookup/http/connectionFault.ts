import { z } from 'zod';

/** Why no answer came, in words that follow "could not be reached:". */
export interface ConnectionFault {
	readonly whatHappened: string;
	readonly nextStep: string;
	readonly retryable: boolean;
}

const CHECK_ADDRESS = 'Check that the address in the credential is typed correctly.';
const TRY_AGAIN =
	'Try again in a few minutes. If this continues, ask your provider whether the service is down.';

const HOST_NOT_FOUND: ConnectionFault = {
	whatHappened: 'there is no host with this name',
	nextStep: CHECK_ADDRESS,
	retryable: false,
};
const TIMED_OUT: ConnectionFault = {
	whatHappened: 'it did not reply in time',
	nextStep: TRY_AGAIN,
	retryable: true,
};
const CONNECTION_LOST: ConnectionFault = {
	whatHappened: 'the connection was lost',
	nextStep: TRY_AGAIN,
	retryable: true,
};

/** Error codes of Node.js and of n8n's HTTP client, and what they mean to a user. */
const FAULTS: Readonly<Record<string, ConnectionFault>> = {
	ENOTFOUND: HOST_NOT_FOUND,
	EAI_AGAIN: {
		whatHappened: 'its name could not be looked up on the network',
		nextStep: `${CHECK_ADDRESS} If it is right, the network’s name server may be down: try again later.`,
		retryable: true,
	},
	ECONNREFUSED: {
		whatHappened: 'it refused the connection',
		nextStep: `${CHECK_ADDRESS} If it is right, the service may be down: try again later.`,
		retryable: true,
	},
	EHOSTUNREACH: {
		whatHappened: 'there is no network route to it',
		nextStep: TRY_AGAIN,
		retryable: true,
	},
	ENETUNREACH: {
		whatHappened: 'there is no network route to it',
		nextStep: TRY_AGAIN,
		retryable: true,
	},
	ETIMEDOUT: TIMED_OUT,
	// n8n's HTTP client gives this code to a request that reached its time limit.
	ECONNABORTED: TIMED_OUT,
	ECONNRESET: CONNECTION_LOST,
	EPIPE: CONNECTION_LOST,
	ERR_BAD_RESPONSE: CONNECTION_LOST,
	// A body that ended early, plain or compressed.
	ERR_STREAM_PREMATURE_CLOSE: CONNECTION_LOST,
	ERR_STREAM_DESTROYED: CONNECTION_LOST,
	Z_BUF_ERROR: CONNECTION_LOST,
};

const CERTIFICATE: ConnectionFault = {
	whatHappened: 'its TLS certificate is not trusted',
	nextStep:
		'Check the address. If it is right, ask your provider or your n8n administrator about the certificate.',
	retryable: false,
};

/**
 * Says in plain words why a request got no answer.
 *
 * @param error what n8n's HTTP helper threw
 * @returns what happened, what to do next, and whether trying again can help; never the error's own
 *   text, which may carry headers
 */
export function connectionFault(error: unknown): ConnectionFault {
	const code = errorCode(error) ?? '';
	const unknownFault = {
		whatHappened: 'the request got no reply',
		nextStep: TRY_AGAIN,
		// Without a code the fault is not one of the network, and another try would end alike.
		retryable: code !== '',
	};
	if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO/.test(code)) return CERTIFICATE;
	// Own rows only: `constructor` and its like are there in any object.
	return (Object.hasOwn(FAULTS, code) ? FAULTS[code] : undefined) ?? unknownFault;
}

const MAX_ERRORS = 6;

const causeSchema = z.object({ cause: z.unknown() });

/**
 * An error and the errors that caused it, outermost first; n8n wraps what its helpers throw.
 *
 * @param error whatever was thrown
 */
export function errorChain(error: unknown): unknown[] {
	const chain = [error];
	while (chain.length < MAX_ERRORS) {
		const outer = causeSchema.safeParse(chain.at(-1));
		if (!outer.success) break;
		chain.push(outer.data.cause);
	}
	return chain;
}

/** n8n 1 drops the error that it wraps, and keeps that error's code as the `httpCode` of its own. */
const codeSchema = z.union([
	z.object({ code: z.string() }).transform(({ code }) => code),
	z.object({ httpCode: z.string().regex(/[A-Z]/) }).transform(({ httpCode }) => httpCode),
]);

/**
 * The code of Node.js or of n8n's HTTP client that says why a request failed.
 *
 * @param error whatever was thrown
 * @returns the outermost code in the chain of errors; undefined when none has one
 */
export function errorCode(error: unknown): string | undefined {
	for (const link of errorChain(error)) {
		const coded = codeSchema.safeParse(link);
		if (coded.success) return coded.data;
	}
	return undefined;
}
