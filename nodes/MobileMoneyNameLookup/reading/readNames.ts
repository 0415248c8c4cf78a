import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import type { Payee } from '../domain/payee/payee';
import { LONGEST } from '../domain/result/fieldTypes';
import { type Warning, WARNINGS } from '../domain/warnings';
import type { Source } from '../services/source';

/** A longer list could match anybody. */
const MAX_ACCEPTED_NAMES = 10;

export const EXPECTED_NAME_LABEL = 'Expected Name';
export const ACCEPTED_NAMES_LABEL = 'Other Accepted Names';

/** Whether a cell is empty or unreadable. */
export const isBlank = (value: unknown): boolean =>
	value === undefined ||
	value === null ||
	(typeof value === 'string' && value.replace(/[\s\p{C}]/gu, '') === '');

/**
 * A row's name, or undefined; a failure if it is no text, or a name that the demo invented.
 * A CheckFailure is returned unchanged.
 */
export function readName(
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

/** Texts, lists of texts, or both; each name once. */
function readAcceptedNames(value: unknown, source: Source): string[] | CheckFailure {
	const values: unknown[] = Array.isArray(value) ? value.flat(2) : [value];
	const names = new Set<string>();
	for (const each of values) {
		const name = readName(each, ACCEPTED_NAMES_LABEL, source);
		if (name instanceof CheckFailure) return name;
		if (name !== undefined) names.add(name);
	}
	return [...names];
}

export interface NameRules {
	readonly source: Source;
	readonly expectsName: boolean;
	readonly acceptsNames: boolean;
	readonly nameLabel?: string;
}

/** A row's expected names, or why they cannot be used. */
export function readExpectedNames(
	expected: unknown,
	accepted: unknown,
	{ source, expectsName, acceptsNames, nameLabel = EXPECTED_NAME_LABEL }: NameRules,
):
	| (Pick<Payee, 'expectedName' | 'acceptedNames' | 'lacksExpectedName'> & { warnings: Warning[] })
	| CheckFailure {
	const expectedName = readName(expected, nameLabel, source);
	if (expectedName instanceof CheckFailure) return expectedName;
	const names = readAcceptedNames(accepted, source);
	if (names instanceof CheckFailure) return names;
	const compared = names.slice(0, MAX_ACCEPTED_NAMES);
	// A list shared by all rows must not replace the row's own name.
	const isLacking =
		expectedName === undefined && (expectsName || (acceptsNames && names.length === 0));
	return {
		...(expectedName !== undefined && { expectedName }),
		...(compared.length > 0 && !isLacking && { acceptedNames: compared }),
		...(isLacking && { lacksExpectedName: true }),
		warnings:
			names.length > compared.length
				? [WARNINGS.tooManyAcceptedNames(ACCEPTED_NAMES_LABEL, names.length, compared.length)]
				: [],
	};
}
