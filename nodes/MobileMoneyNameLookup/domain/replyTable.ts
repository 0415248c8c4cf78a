import { CheckFailure } from './checkFailure';
import type { CodeMeaning } from './resultCode';

/** Codes under which the service answered, but without a holder. */
export type RefusalKind = Exclude<CodeMeaning, 'found'>;

/** Replies from which nothing can be learned about the number. */
export type FailureKind =
	| 'notAnAnswer'
	| 'redirected'
	| 'serviceFault'
	| 'serviceUnavailable'
	| 'tokenRefused'
	| 'tooManyRequests';

export interface ReplyRow {
	/** What happened. */
	readonly message: string;
	/** What to do next. */
	readonly nextStep: string;
	/** Whether the same check can succeed later without a change. */
	readonly retryable: boolean;
}

const CHECK_ADDRESS =
	'Check Base URL and Environment in the credential; if they are right, tell the provider of the service.';
const LATER = 'Nothing was learned about the number. Look it up again in a few minutes.';

/** The one table of what the service can reply short of naming a holder. */
export const REPLY_TABLE: Readonly<Record<RefusalKind | FailureKind, ReplyRow>> = {
	operatorNotSupported: {
		message: 'The service does not support this operator id',
		nextStep:
			'Choose the operator from the list, or ask the provider for the exact spelling of the operator’s id.',
		retryable: false,
	},
	accountNotFound: {
		message: 'The service knows no account with this number',
		nextStep: 'Check the number, and whether it is a till or a paybill.',
		retryable: false,
	},
	rejected: {
		message: 'The service answered with a code that is not known here',
		nextStep: 'Do not pay on it; ask the provider of the service what the code in “status” means.',
		retryable: false,
	},
	notAnAnswer: {
		message: 'The service’s reply is not an answer to a lookup',
		nextStep: CHECK_ADDRESS,
		retryable: false,
	},
	redirected: {
		message: 'The service sent the request on to another address, which is not followed',
		nextStep: CHECK_ADDRESS,
		retryable: false,
	},
	serviceFault: {
		message: 'The service reports a fault of its own',
		nextStep: LATER,
		retryable: true,
	},
	serviceUnavailable: {
		message: 'The service is out of order at the moment',
		nextStep: LATER,
		retryable: true,
	},
	tokenRefused: {
		message: 'The service refused the account’s token, even a fresh one',
		nextStep:
			'Check the credential with its Test button, and ask the provider whether the account may use name lookup.',
		retryable: false,
	},
	tooManyRequests: {
		message: 'The service asks for fewer requests',
		nextStep:
			'Lower Max Parallel Requests in the node’s options and look the number up again later.',
		retryable: true,
	},
};

/**
 * The failed check that a reply amounts to.
 *
 * @param kind its row in the table
 * @param reply the HTTP status, and the service's code when there is one
 */
export function failure(
	kind: FailureKind,
	reply: { readonly httpStatus: number; readonly code?: string },
): CheckFailure {
	const { message, nextStep, retryable } = REPLY_TABLE[kind];
	const told = [`HTTP ${reply.httpStatus}`, reply.code].filter((part) => part !== undefined);
	return new CheckFailure(`${message} (${told.join(', ')})`, nextStep, retryable, reply.httpStatus);
}
