import type { NumberType } from '../../nodes/MobileMoneyNameLookup/domain/payee/numberType';

/** How a Retry-After header is written: seconds, a date that many seconds ahead, or any text. */
export type RetryAfter =
	{ readonly seconds: number } | { readonly dateInSeconds: number } | { readonly text: string };

/** A fault after which no whole answer comes; some begin with the head of the usual answer, or with half of it. */
export type ConnectionFault = Readonly<
	/** Never answers: ends when the client goes away or the simulator closes. */
	| { kind: 'hang' }
	| { kind: 'resetBeforeAnswer' }
	| { kind: 'resetDuringBody' }
	| { kind: 'silentAfterHead' }
	| { kind: 'silentDuringBody' }
	/** Sends the usual answer a byte every 20 ms, and blanks for ever in place of its last one. */
	| { kind: 'drip' }
>;

/**
 * One way of answering other than as usual. Those that say "the usual answer" rewrite what the
 * endpoint would have answered, so they mean the same at the token endpoints and at all lookups. Codes,
 * errors and successes are written as the service that is asked writes them.
 */
export type Fault = Readonly<
	/** A lookup success with this name; absent leaves the field out. Needs a good token. */
	| { kind: 'name'; name?: string }
	/** The register does not have the number. Needs a good token. */
	| { kind: 'unknownNumber' }
	| { kind: 'code'; httpStatus: number; status: string; message?: string }
	/** The bearer token is said to be invalid or expired. */
	| { kind: 'tokenExpired'; httpStatus: number }
	| { kind: 'tooManyRequests'; retryAfter?: RetryAfter }
	| {
			kind: 'serverError';
			httpStatus: number;
			body: 'json' | 'html' | 'empty';
			retryAfter?: RetryAfter;
	  }
	/** Waits (ms), then gives the usual answer. */
	| { kind: 'slow'; delayMs: number }
	/** Gives the usual answer, or another fault, when something else is over. */
	| { kind: 'held'; until: Promise<unknown>; then?: Fault | undefined }
	| ConnectionFault
	/** A page for people at HTTP 200, as a gateway or a captive portal gives. */
	| { kind: 'htmlPage' }
	| { kind: 'emptyBody' }
	/** The first half of the usual answer's text in an HTTP message that is complete. */
	| { kind: 'cutOffJson' }
	/** The usual answer with a number as `access_token`. */
	| { kind: 'numberAsToken' }
	/** To the same path on another loopback port. */
	| { kind: 'redirect'; httpStatus?: number }
	/** The usual answer with a padding field of 1 MiB. */
	| { kind: 'largeBody' }
	/** The usual answer under another content type. */
	| { kind: 'contentType'; contentType: string }
	/** The usual answer compressed, whether or not the client asked for it. */
	| { kind: 'gzip' }
	/** Any JSON value at any HTTP status. */
	| { kind: 'json'; httpStatus: number; body: unknown }
>;

/** What a fault plan is told about a request, before it is answered. */
export interface PlannedRequest {
	readonly kind: 'token' | NumberType | 'payout';
	/** The till or paybill as sent; absent for a token request and a payout. */
	readonly number?: string;
	/** 1 for the first request of this kind and number since the start or the last reset. */
	readonly attempt: number;
	/** The Authorization header of a lookup as sent. */
	readonly authorization?: string | undefined;
	/** How many lookups have arrived so far, this one included. */
	readonly sequence: number;
	/** How many lookups are under way, this one included; absent for a token request and a payout. */
	readonly inFlight?: number;
}

/** Decides how a request is answered; undefined means as usual. */
export type FaultPlan = (request: PlannedRequest) => Fault | undefined;
