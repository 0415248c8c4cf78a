import { plainWords } from '../domain/payee/plainWords';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Excel counts days from here, for dates after February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** 1982 to 2119: other numbers in a column of dates are left alone. */
const [FIRST_DAY, LAST_DAY] = [30_000, 80_000];

const DATE_WORDS: ReadonlySet<string> = new Set(['date', 'tarehe']);

/** Whether a heading says that its column holds dates. */
export const isDateHeading = (heading: string): boolean =>
	plainWords(heading).some((word) => DATE_WORDS.has(word));

/** `2026-11-08`, with the time where there is one. */
function textOf(utc: Date): string {
	const iso = utc.toISOString();
	const [day, clock] = [iso.slice(0, 10), iso.slice(11, 16)];
	return clock === '00:00' ? day : `${day} ${clock}`;
}

/** An Excel day number as a date; undefined for any other value. */
export function dayNumberText(cell: unknown): string | undefined {
	if (typeof cell !== 'number' || cell < FIRST_DAY || cell > LAST_DAY) return undefined;
	return textOf(new Date(DAY_ZERO + Math.round((cell * DAY) / MINUTE) * MINUTE));
}

/**
 * A date that a reader made of a cell. Readers make it midnight in the zone of n8n or in UTC, some of them seconds
 * off: what is midnight is a day.
 *
 * @returns empty for no date
 */
export function dateText(date: Date): string {
	const exact = Math.round(date.getTime() / MINUTE) * MINUTE;
	if (Number.isNaN(exact)) return '';
	const local = exact - new Date(exact).getTimezoneOffset() * MINUTE;
	const isUtcDay = local % DAY !== 0 && exact % DAY === 0;
	return textOf(new Date(isUtcDay ? exact : local));
}
