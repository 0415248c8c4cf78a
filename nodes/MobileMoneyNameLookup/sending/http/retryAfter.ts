const MAX_RETRY_AFTER_MS = 60_000;

/** Whether a response asks for fewer requests, by its HTTP status; for lookups and token calls. */
export const isBusy = (httpStatus: number): boolean => httpStatus === 429;

/** The time of an HTTP date, which is in GMT even where it does not say so; NaN for another text. */
function parseHttpDate(text = ''): number {
	if (!/^[a-z]{3,9},? .*\d\d:\d\d:\d\d/i.test(text)) return Number.NaN;
	return Date.parse(/ GMT$/i.test(text) ? text : `${text} GMT`);
}

/** Milliseconds up to 60 s of a header `Retry-After`; a date counts by the header `Date`. Undefined without sense. */
export function retryAfterMs(
	retryAfter: string | undefined,
	date: string | undefined,
	nowMs: number,
): number | undefined {
	const text = retryAfter?.trim() ?? '';
	const waitMs = /^\d+$/.test(text)
		? Number(text) * 1000
		: parseHttpDate(text) - (parseHttpDate(date) || nowMs);
	return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), MAX_RETRY_AFTER_MS);
}
