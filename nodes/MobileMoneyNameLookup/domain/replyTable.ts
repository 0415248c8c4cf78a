import { CheckFailure } from './checkFailure';
import type { AnswerMeaning } from './resultCode';

/** Codes under which the service answered, but without a holder. */
export type RefusalKind = Exclude<AnswerMeaning, 'found'> | 'contradicted' | 'refusedEarlier';

/** Replies from which nothing can be learned about the number. */
export type FailureKind =
	| 'accessDenied'
	| 'cutOff'
	| 'noCredit'
	| 'notAnAnswer'
	| 'redirected'
	| 'requestRefused'
	| 'serviceFault'
	| 'serviceUnavailable'
	| 'thirdPartyFault'
	| 'tokenRefused'
	| 'tooLarge'
	| 'tooManyRequests'
	| 'wrongAddress';

/** Checks that this node did not make, or did not finish. */
export type UnaskedKind = 'cancelled' | 'outage';

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

/** The one table of what can come of a lookup short of a holder. */
export const REPLY_TABLE: Readonly<Record<RefusalKind | FailureKind | UnaskedKind, ReplyRow>> = {
	operatorNotSupported: {
		message: 'The service does not support this operator, or refuses another part of the request',
		nextStep:
			'Choose the operator from the list; if it is right, ask the provider of the service what it refuses.',
		retryable: false,
	},
	accountNotFound: {
		message: 'There is no account with this number',
		nextStep: 'Check the number, and whether it is a till or a paybill.',
		retryable: false,
	},
	rejected: {
		message: 'The service answered with a code that is not known here',
		nextStep: 'Do not pay on it; ask the provider of the service what the code in “status” means.',
		retryable: false,
	},
	contradicted: {
		message: 'The service’s reply contradicts itself',
		nextStep:
			'Do not pay on it; ask the provider of the service whether the lookup succeeded. Include Full Service Reply shows the whole reply.',
		retryable: false,
	},
	refusedEarlier: {
		message: 'The registered name comes from an earlier lookup that did not find its holder',
		nextStep:
			'Do not pay on it; look the number up again, and compare the name that is found then.',
		retryable: false,
	},
	accessDenied: {
		message: 'The service does not let this account look names up',
		nextStep:
			'Ask the provider of the service to switch name lookup on for this account or app; this number could not be checked.',
		retryable: false,
	},
	noCredit: {
		message: 'The account has no credit left for lookups',
		nextStep: 'Top the account up with the provider of the service, and run the workflow again.',
		retryable: false,
	},
	requestRefused: {
		message: 'The service refused the request, which says nothing about the number',
		nextStep:
			'Ask the provider of the service what the code means; this number could not be checked.',
		retryable: false,
	},
	thirdPartyFault: {
		message: 'A system that the service depends on reports a fault',
		nextStep: LATER,
		retryable: true,
	},
	wrongAddress: {
		message: 'The service has nothing at this address',
		nextStep: CHECK_ADDRESS,
		retryable: false,
	},
	cutOff: {
		message: 'The service’s answer broke off',
		nextStep: LATER,
		retryable: true,
	},
	tooLarge: {
		message: 'The service’s reply is far larger than an answer to a lookup',
		nextStep: CHECK_ADDRESS,
		retryable: false,
	},
	cancelled: {
		message: 'The execution was cancelled before this number was looked up',
		nextStep: 'Run the workflow again.',
		retryable: true,
	},
	outage: {
		message: 'Not asked: the service was unavailable for longer than this workflow waits',
		nextStep: 'Run the workflow again later with the rows that were not checked.',
		retryable: true,
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
		message: 'The service is unavailable at the moment',
		nextStep: LATER,
		retryable: true,
	},
	tokenRefused: {
		message: 'The service no longer accepts the account’s login',
		nextStep:
			'Open the credential and save it, which tests it; ask the provider whether the account may use name lookup.',
		retryable: true,
	},
	tooManyRequests: {
		message: 'The service asks for fewer requests',
		nextStep: 'Lower Lookups at Once in the node’s options and look the number up again later.',
		retryable: true,
	},
};

/** Codes as the service writes them. Any other text may carry anything, and messages go into logs. */
const PLAIN_CODE = /^[A-Za-z0-9_.-]{1,20}$/;

/**
 * The failed check that a reply amounts to.
 *
 * @param kind its row in the table
 * @param reply the HTTP status, and the service's code when there is one, which is told when it is plain
 */
export function failure(
	kind: FailureKind,
	reply: { readonly httpStatus: number; readonly code?: string },
): CheckFailure {
	const { message, nextStep, retryable } = REPLY_TABLE[kind];
	const { httpStatus, code = '' } = reply;
	const told = PLAIN_CODE.test(code) ? `HTTP ${httpStatus}, ${code}` : `HTTP ${httpStatus}`;
	return new CheckFailure(`${message} (${told})`, nextStep, retryable, httpStatus);
}

/** The failure of a number in an outage: whatever came in the place of an answer, one can come later. */
export function inOutage({ message, httpStatus, tries }: CheckFailure): CheckFailure {
	return new CheckFailure(message, LATER, true, httpStatus, tries);
}

/** The failed check of a number that was not asked for, or not to the end. */
export function unasked(kind: UnaskedKind): CheckFailure {
	const { message, nextStep, retryable } = REPLY_TABLE[kind];
	return new CheckFailure(message, nextStep, retryable);
}

/**
 * The failed check of a number that was not asked for, because the service was out.
 *
 * @param latest how the latest try failed
 */
export function notAskedInOutage(latest: CheckFailure | undefined): CheckFailure {
	const { message, nextStep, retryable } = REPLY_TABLE.outage;
	const told = latest === undefined ? message : `${message} (last: ${latest.message})`;
	return new CheckFailure(told, nextStep, retryable);
}
