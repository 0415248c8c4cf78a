const MAX_RETRY_AFTER_MS = 60_000;

/** Whether a response asks for fewer requests, by its HTTP status; for lookups and token calls. */
export const isBusy = (httpStatus: number): boolean => httpStatus === 429;

/**
 * Reads a header `Retry-After`, in seconds or with a date, which counts by the header `Date` of the same reply.
 *
 * @returns milliseconds from 0 to 60 s; undefined when it is absent or makes no sense
 */
export function retryAfterMs(retryAfter = '', date = ''): number | undefined {
	const waitMs = /^\s*\d+\s*$/.test(retryAfter)
		? Number(retryAfter) * 1000
		: Date.parse(retryAfter) - Date.parse(date);
	return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), MAX_RETRY_AFTER_MS);
}
