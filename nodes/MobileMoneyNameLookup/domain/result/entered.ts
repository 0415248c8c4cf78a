import { maskName } from './maskName';

const SHOWN_CHARACTERS = 100;

/** What the row of an item holds, unprocessed. */
export interface Entered {
	readonly number?: unknown;
	readonly account?: unknown;
	readonly expectedName?: unknown;
	/** Only where names are compared without a lookup. */
	readonly registeredName?: unknown;
	/** Only where the row says whether the number is a till or a paybill. */
	readonly type?: unknown;
}

function asJson(value: unknown): string {
	if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
	try {
		return JSON.stringify(value);
	} catch {
		return Object.prototype.toString.call(value);
	}
}

/** A value as it came; texts, and what is neither text nor number, cut to 100 characters. */
function shown(value: unknown): string | number | boolean | null {
	if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
	const characters = Array.from(typeof value === 'string' ? value : asJson(value));
	return characters.slice(0, SHOWN_CHARACTERS).join('');
}

/**
 * An entry that shows no more of a registered name than its first letters.
 *
 * @param value whatever the row holds in the place of the name
 */
export const maskedEntry = (value: unknown): unknown =>
	value === undefined || value === null ? value : maskName(String(shown(value)));

/**
 * What was entered for an item that could not be checked, so that a person finds its row again.
 *
 * @returns undefined where nothing was read
 */
export function enteredFields(entered: Entered = {}): Record<string, unknown> | undefined {
	const given = Object.entries(entered).filter(([, value]) => value !== undefined);
	if (given.length === 0) return undefined;
	return Object.fromEntries(given.map(([field, value]) => [field, shown(value)]));
}
