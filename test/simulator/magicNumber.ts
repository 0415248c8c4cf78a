import type { Fault } from './faults';

/** A number that is answered in a way of its own, whether asked for as a till or as a paybill. */
export interface MagicNumber {
	readonly number: string;
	readonly fault: Fault;
	/** How many requests get the fault before the usual answer; absent means all of them. */
	readonly times?: number;
	/** What the caller sees. */
	readonly shows: string;
}

/**
 * The fault that a magic number gives this time.
 * @param magic the magic number
 * @param attempt how often it has been asked for, this time included
 */
export function faultOf(magic: MagicNumber, attempt: number): Fault | undefined {
	return attempt <= (magic.times ?? Infinity) ? magic.fault : undefined;
}

/** A success with this name. */
export function name(number: string, value: string | null, shows: string): MagicNumber {
	return { number, fault: { kind: 'name', name: value }, shows: `success, ${shows}` };
}

/** Another code at an HTTP status. */
export function code(
	number: string,
	httpStatus: number,
	status: string,
	message: string,
): MagicNumber {
	return {
		number,
		fault: { kind: 'code', httpStatus, status, message },
		shows: `code ${status} at HTTP ${httpStatus}`,
	};
}

/** The token is said to be expired; `times` limits how often. */
export function tokenExpired(number: string, httpStatus: number, times?: number): MagicNumber {
	const shows = `token said to be expired, at HTTP ${httpStatus}`;
	return limited({ number, fault: { kind: 'tokenExpired', httpStatus }, shows }, times);
}

/** HTTP 429; `retryAfter` says in words what its header holds. */
export function tooMany(number: string, fault: Fault, retryAfter: string): MagicNumber {
	return { number, fault, shows: `HTTP 429, Retry-After: ${retryAfter}` };
}

/** The service is down; `times` limits how often. */
export function serverError(
	number: string,
	httpStatus: number,
	body: 'json' | 'html',
	times?: number,
): MagicNumber {
	const shows = `HTTP ${httpStatus} with ${body === 'json' ? 'JSON' : 'an HTML page'}`;
	return limited({ number, fault: { kind: 'serverError', httpStatus, body }, shows }, times);
}

function limited(magic: MagicNumber, times: number | undefined): MagicNumber {
	if (times === undefined) return magic;
	const often = times === 1 ? 'once' : `${times} times`;
	return { ...magic, times, shows: `${magic.shows} ${often}, then fine` };
}
