import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { LONGEST } from '../domain/visible';
import { WARNINGS } from '../domain/warnings';
import type { ReadParameter } from './parameters';
import type { Source } from '../services/source';

/** A longer list could match anybody. */
const MAX_ACCEPTED_NAMES = 10;

export const EXPECTED_NAME = { name: 'expectedName', displayName: 'Expected Name' };
const ACCEPTED_NAMES_LABEL = 'Other Accepted Names';

/** Whether a cell is empty or unreadable. */
export const isBlank = (value: unknown): boolean =>
	value === undefined ||
	value === null ||
	(typeof value === 'string' && value.replace(/[\s\p{C}]/gu, '') === '');

/** A row's name; undefined if empty. Fails if it is no text, or of the demo; a CheckFailure is returned unchanged. */
export function readName(
	value: unknown,
	label: string,
	source: Source,
): string | undefined | CheckFailure {
	if (value instanceof CheckFailure) return value;
	if (isBlank(value)) return undefined;
	const refuse = (problem: string, nextStep: string) => fieldFailure(label, problem, nextStep);
	if (typeof value !== 'string' && typeof value !== 'number')
		return refuse('is not text', 'Use a cell or a field that holds the name as text.');
	const text = String(value).trim();
	if (text.length > LONGEST.name)
		return refuse(
			`has more than ${LONGEST.name} characters`,
			'Use a cell or a field that holds the name alone.',
		);
	return (
		source.comparable(text) ??
		refuse(
			'comes from the demo',
			'Use the name from your own records: names with (DEMO) are invented. If (DEMO) is part of the payee’s real name, leave out the brackets.',
		)
	);
}

export interface NameRules {
	readonly parameter: ReadParameter;
	readonly source: Source;
	readonly expectsName: boolean;
	readonly acceptsNames: boolean;
}

/** A row's expected names, or why they cannot be used; other accepted names are texts, lists of texts, or both. */
export function readExpectedNames(
	expected: unknown,
	nameLabel: string,
	itemIndex: number,
	{ parameter, source, expectsName, acceptsNames }: NameRules,
) {
	const expectedName = readName(expected, nameLabel, source);
	if (expectedName instanceof CheckFailure) return expectedName;
	const accepted = parameter('options.acceptedNames', ACCEPTED_NAMES_LABEL, itemIndex);
	const values: unknown[] = Array.isArray(accepted) ? accepted.flat(2) : [accepted];
	const names = new Set<string>();
	for (const each of values) {
		const name = readName(each, ACCEPTED_NAMES_LABEL, source);
		if (name instanceof CheckFailure) return name;
		if (name !== undefined) names.add(name);
	}
	const { size } = names;
	// A list shared by all rows must not replace the row's own name.
	const lacksExpectedName =
		expectedName === undefined && (expectsName || (acceptsNames && size === 0));
	const acceptedNames = lacksExpectedName ? [] : [...names].slice(0, MAX_ACCEPTED_NAMES);
	const warnings =
		size > MAX_ACCEPTED_NAMES
			? [WARNINGS.tooManyAcceptedNames(ACCEPTED_NAMES_LABEL, size, MAX_ACCEPTED_NAMES)]
			: [];
	return { expectedName, acceptedNames, lacksExpectedName, warnings };
}
