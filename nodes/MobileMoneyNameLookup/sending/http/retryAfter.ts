const MAX_RETRY_AFTER_MS = 60_000;

/** Whether a response asks for fewer requests, by its HTTP status; for lookups and token calls. */
export const isBusy = (httpStatus: number): boolean => httpStatus === 429;

/** The time of an HTTP date, which is in GMT even where it does not say so; NaN for another text. */
function parseHttpDate(text: string): number {
	if (!/^[a-z]{3,9},? .*\d\d:\d\d:\d\d/i.test(text)) return Number.NaN;
	return Date.parse(/ GMT$/i.test(text) ? text : `${text} GMT`);
}

/**
 * Reads a `Retry-After` header, seconds or an HTTP date, which counts by the `Date` header of the reply, else by nowMs.
 *
 * @returns milliseconds from 0 to 60 s; undefined when the header is absent or makes no sense
 */
export function retryAfterMs(
	retryAfter: string | undefined,
	date: string | undefined,
	nowMs: number,
): number | undefined {
	const text = retryAfter?.trim() ?? '';
	const sentAtMs = parseHttpDate(date ?? '');
	const waitMs = /^\d+$/.test(text)
		? Number(text) * 1000
		: parseHttpDate(text) - (Number.isNaN(sentAtMs) ? nowMs : sentAtMs);
	return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), MAX_RETRY_AFTER_MS);
}
