import { CheckFailure } from '../checkFailure';
import { maskName } from './maskName';

const SHOWN_CHARACTERS = 100;

export type Entered = Readonly<
	Partial<Record<'number' | 'account' | 'expectedName' | 'registeredName' | 'type', unknown>>
>;

function asJson(value: unknown): string {
	if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
	try {
		return JSON.stringify(value);
	} catch {
		return typeof value;
	}
}

function shown(value: unknown): string | number | boolean | null {
	if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
	const characters = Array.from(typeof value === 'string' ? value : asJson(value));
	return characters.slice(0, SHOWN_CHARACTERS).join('');
}

/** The entered values of an unchecked item, so that a person finds its row; undefined if nothing was read. */
export function enteredFields(entered: Entered = {}, isMasked = false) {
	const given = Object.entries(entered).flatMap(([field, value]) => {
		if (value === undefined || value instanceof CheckFailure) return [];
		const text = shown(value);
		const isHidden = isMasked && field === 'registeredName' && text !== null;
		return [[field, isHidden ? maskName(String(text)) : text] as const];
	});
	return given.length > 0 ? Object.fromEntries(given) : undefined;
}
