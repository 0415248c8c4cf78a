import type { Source } from '../services/source';
import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { LONGEST } from '../domain/result/fieldTypes';
import { type Warning, WARNINGS } from '../domain/warnings';

/** A longer list could match anybody. */
const MAX_ACCEPTED_NAMES = 10;

export const EXPECTED_NAME_LABEL = 'Expected Name';
export const ACCEPTED_NAMES_LABEL = 'Other Accepted Names';

/** Whether a cell holds nothing that can be read. */
export const isBlank = (value: unknown): boolean =>
	value === undefined ||
	value === null ||
	(typeof value === 'string' && value.replace(/[\s\p{C}]/gu, '') === '');

/**
 * Reads a name that a parameter gave for an item.
 *
 * @param value whatever an expression gave; one that could not be read is given back
 * @param label of the field
 * @returns undefined when there is none; why it cannot be used when it is no text, or a name that the
 *   demo invented: a real holder must not be measured by it
 */
export function nameFrom(
	value: unknown,
	label: string,
	source: Source,
): string | undefined | CheckFailure {
	if (value instanceof CheckFailure) return value;
	if (isBlank(value)) return undefined;
	if (typeof value !== 'string' && typeof value !== 'number') {
		return fieldFailure(label, 'is not text', 'Use a cell or a field that holds the name as text.');
	}
	const text = String(value).trim();
	if (text.length > LONGEST.name) {
		const nextStep = 'Use a cell or a field that holds the name alone.';
		return fieldFailure(label, `has more than ${LONGEST.name} characters`, nextStep);
	}
	return (
		source.comparable(text) ??
		fieldFailure(
			label,
			'comes from the demo',
			'Use the name from your own records: names with (DEMO) are invented. If (DEMO) is part of the payee’s real name, leave out the brackets.',
		)
	);
}

/** The names that may stand for the expected one, and what the user should know of them. */
export interface AcceptedNames {
	readonly names: readonly string[];
	readonly warnings: readonly Warning[];
}

/**
 * Reads the other names that are accepted for an item: texts, lists of texts, or both.
 *
 * @returns each name once, ten at most; why they cannot be used, as `nameFrom` does
 */
export function acceptedNamesFrom(value: unknown, source: Source): AcceptedNames | CheckFailure {
	const values: unknown[] = Array.isArray(value) ? value.flat(2) : [value];
	const given = new Set<string>();
	for (const each of values) {
		const name = nameFrom(each, ACCEPTED_NAMES_LABEL, source);
		if (name instanceof CheckFailure) return name;
		if (name !== undefined) given.add(name);
	}
	const names = [...given];
	if (names.length <= MAX_ACCEPTED_NAMES) return { names, warnings: [] };
	return {
		names: names.slice(0, MAX_ACCEPTED_NAMES),
		warnings: [
			WARNINGS.tooManyAcceptedNames(ACCEPTED_NAMES_LABEL, names.length, MAX_ACCEPTED_NAMES),
		],
	};
}
