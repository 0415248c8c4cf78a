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
	readonly source: Source;
	readonly expectsName: boolean;
	readonly acceptsNames: boolean;
}

type Names = Pick<Payee, 'expectedName' | 'acceptedNames' | 'lacksExpectedName'> & {
	readonly warnings: readonly Warning[];
};

/** A row's expected names, or why they cannot be used; other accepted names are texts, lists of texts, or both. */
export function readExpectedNames(
	expected: unknown,
	accepted: unknown,
	{ source, expectsName, acceptsNames }: NameRules,
	nameLabel = EXPECTED_NAME_LABEL,
): Names | CheckFailure {
	const expectedName = readName(expected, nameLabel, source);
	if (expectedName instanceof CheckFailure) return expectedName;
	const values: unknown[] = Array.isArray(accepted) ? accepted.flat(2) : [accepted];
	const names = new Set<string>();
	for (const each of values) {
		const name = readName(each, ACCEPTED_NAMES_LABEL, source);
		if (name instanceof CheckFailure) return name;
		if (name !== undefined) names.add(name);
	}
	const acceptedNames = [...names].slice(0, MAX_ACCEPTED_NAMES);
	const { size } = names;
	// A list shared by all rows must not replace the row's own name.
	const isLacking = expectedName === undefined && (expectsName || (acceptsNames && size === 0));
	const isCut = size > MAX_ACCEPTED_NAMES;
	return {
		...(expectedName !== undefined && { expectedName }),
		...(size > 0 && !isLacking && { acceptedNames }),
		...(isLacking && { lacksExpectedName: true }),
		warnings: isCut
			? [WARNINGS.tooManyAcceptedNames(ACCEPTED_NAMES_LABEL, size, MAX_ACCEPTED_NAMES)]
			: [],
	};
}
