const RETRY_AFTER_CAP_MS = 60_000;

/** Reads an HTTP date, which is in GMT even where it does not say so: in milliseconds, NaN for another text. */
export function parseHttpDate(text: string): number {
	if (!/^[a-z]{3,9},? .*\d\d:\d\d:\d\d/i.test(text)) return Number.NaN;
	return Date.parse(/ GMT$/i.test(text) ? text : `${text} GMT`);
}

/**
 * Reads a `Retry-After` header, which is a number of seconds or an HTTP date.
 *
 * @param date the `Date` header of the same reply, because a date counts by the service's clock
 * @param nowMs the own clock in milliseconds, where the reply tells no date
 * @returns milliseconds from 0 to 60 s; undefined when the header is absent or makes no sense
 */
export function retryAfterMs(
	retryAfter: string | undefined,
	date: string | undefined,
	nowMs: number,
): number | undefined {
	const text = retryAfter?.trim() ?? '';
	if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, RETRY_AFTER_CAP_MS);
	const until = parseHttpDate(text);
	if (Number.isNaN(until)) return undefined;
	const told = parseHttpDate(date ?? '');
	const wait = until - (Number.isNaN(told) ? nowMs : told);
	return Math.min(Math.max(wait, 0), RETRY_AFTER_CAP_MS);
}
