import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';

/** How a Retry-After header is written: seconds, a date that many seconds ahead, or any text. */
export type RetryAfter =
	{ readonly seconds: number } | { readonly dateInSeconds: number } | { readonly text: string };

/** A fault after which no whole answer comes. */
export type ConnectionFault =
	/** Never answers: ends when the client goes away or the simulator closes. */
	| { readonly kind: 'hang' }
	| { readonly kind: 'resetBeforeAnswer' }
	/** Sends the head and half of the usual answer, then resets the connection. */
	| { readonly kind: 'resetDuringBody' }
	/** Sends the head of the usual answer, then nothing more. */
	| { readonly kind: 'silentAfterHead' }
	/** Sends the head and half of the usual answer, then nothing more. */
	| { readonly kind: 'silentDuringBody' }
	/** Sends the usual answer a byte every so many ms (50 when absent), and blanks for ever in place of its last one. */
	| { readonly kind: 'drip'; readonly everyMs?: number };

/**
 * One way of answering other than as usual. Those that say "the usual answer" rewrite what the
 * endpoint would have answered, so they mean the same at the token endpoint and at both lookups.
 */
export type Fault =
	/** A lookup success with this name; null is sent as null, absent leaves the field out. Needs a good token. */
	| { readonly kind: 'name'; readonly name?: string | null }
	/** A lookup answer with another code, at any HTTP status. */
	| {
			readonly kind: 'code';
			readonly httpStatus: number;
			readonly status: string;
			readonly message?: string;
	  }
	/** The bearer token is said to be invalid or expired, at any HTTP status. */
	| { readonly kind: 'tokenExpired'; readonly httpStatus: number }
	| { readonly kind: 'tooManyRequests'; readonly retryAfter?: RetryAfter }
	| {
			readonly kind: 'serverError';
			readonly httpStatus: number;
			readonly body: 'json' | 'html' | 'empty';
			readonly retryAfter?: RetryAfter;
	  }
	/** Waits (ms; the simulator's slowMs when absent), then gives the usual answer or another fault. */
	| { readonly kind: 'slow'; readonly delayMs?: number; readonly then?: Fault }
	| ConnectionFault
	/** A page for people at HTTP 200, as a gateway or a captive portal gives. */
	| { readonly kind: 'htmlPage' }
	| { readonly kind: 'emptyBody' }
	/** The first half of the usual answer's text in an HTTP message that is complete. */
	| { readonly kind: 'cutOffJson' }
	/** The usual answer with a number in this field. */
	| { readonly kind: 'wrongType'; readonly field: string }
	/** To the same path on another loopback port, or to `location`. */
	| { readonly kind: 'redirect'; readonly httpStatus?: number; readonly location?: string }
	/** The usual answer with a padding field of so many bytes (1 MiB when absent). */
	| { readonly kind: 'largeBody'; readonly bytes?: number }
	/** The usual answer under another content type. */
	| { readonly kind: 'contentType'; readonly contentType: string }
	/** The usual answer compressed, whether or not the client asked for it. */
	| { readonly kind: 'gzip' }
	/** Any JSON value at any HTTP status. */
	| { readonly kind: 'json'; readonly httpStatus: number; readonly body: unknown };

/** A fault that is an HTTP answer like any other. */
export type AnswerFault = Exclude<Fault, ConnectionFault | { readonly kind: 'slow' }>;

/** What a fault plan is told about a request, before it is answered. */
export interface PlannedRequest {
	readonly kind: 'token' | AccountType | 'payout';
	/** The till or paybill as sent; absent for a token request and a payout. */
	readonly number?: string;
	/** 1 for the first request of this kind and number since the start or the last reset. */
	readonly attempt: number;
	/** The Authorization header as sent, for plans that echo it; absent for a token request. */
	readonly authorization?: string;
	/** How many lookups have arrived so far, this one included. */
	readonly sequence: number;
}

/** Decides how a request is answered; undefined means as usual. */
export type FaultPlan = (request: PlannedRequest) => Fault | undefined;
