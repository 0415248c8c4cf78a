import type { NumberType } from '../../nodes/MobileMoneyNameLookup/domain/payee/numberType';

/** A fault after which no whole answer comes; some begin with the head of the usual answer, or with half of it. */
export type ConnectionFault = Readonly<{
	kind:
		| 'hang'
		| 'resetBeforeAnswer'
		| 'resetDuringBody'
		| 'silentAfterHead'
		| 'silentDuringBody'
		/** Sends a byte every 20 ms, and blanks for ever in place of the last one. */
		| 'drip';
}>;

/** `retryAfter` in seconds. */
type Later = Readonly<{ retryAfter?: number }>;

/**
 * One way of answering other than as usual, at the token endpoints and at lookups. Codes, errors and successes are written
 * as the service that is asked writes them.
 */
export type Fault = Readonly<
	/** A lookup success with this name, or without one. Needs a good token, as `unknownNumber` does. */
	| { kind: 'name'; name?: string }
	| { kind: 'unknownNumber' }
	| { kind: 'code'; httpStatus: number; status: string; message?: string }
	/** The bearer token is reported as invalid or expired. */
	| { kind: 'tokenExpired'; httpStatus: number }
	| ({ kind: 'tooManyRequests' } & Later)
	| ({ kind: 'serverError'; httpStatus: number; body: 'json' | 'html' | 'empty' } & Later)
	| { kind: 'slow'; delayMs: number }
	/** Gives the usual answer, or another fault, when something else is over. */
	| { kind: 'held'; until: Promise<unknown>; then?: Fault | undefined }
	| ConnectionFault
	/** At HTTP 200, as a gateway or a captive portal gives it. */
	| { kind: 'htmlPage' | 'emptyBody' }
	/** The usual answer: the first half of its text, with 1 MiB more, or compressed. */
	| { kind: 'cutOffJson' | 'largeBody' | 'gzip' }
	| { kind: 'contentType'; contentType: string }
	/** To the same path on another loopback port. */
	| { kind: 'redirect'; httpStatus?: number }
	| { kind: 'json'; httpStatus: number; body: unknown }
>;

/** What a fault plan knows of a request, before it is answered. */
export interface PlannedRequest {
	readonly kind: 'token' | NumberType | 'payout';
	/** The till or paybill as sent. */
	readonly number?: string;
	/** 1 for the first request of this kind and number since the start or the last reset. */
	readonly attempt: number;
	/** The Authorization header of a lookup. */
	readonly authorization?: string | undefined;
	/** How many lookups have arrived so far, this one included. */
	readonly sequence: number;
	/** How many lookups are under way, this one included. */
	readonly inFlight?: number;
}

/** Decides how a request is answered; undefined means as usual. */
export type FaultPlan = (request: PlannedRequest) => Fault | undefined;
