import { orThrow, refuseField } from '../domain/checkFailure';
import { isEmptyCell } from '../domain/payee/cell';
import { LONGEST } from '../domain/visible';
import type { ReadParameter } from './parameters';
import type { OptionReader } from './readOptions';
import type { Source } from '../services/service';

/** With a longer list, nearly any holder would match. */
const MAX_ACCEPTED_NAMES = 10;

const ACCEPTED_NAMES_LABEL = 'Other Accepted Names';

const OWN_NAME =
	'Use the name from your own records: names with (DEMO) are invented. If (DEMO) is part of the payee’s real name, leave out the brackets.';

/** A row's name; undefined if empty. Throws if it is no text, of the demo, or a CheckFailure. */
export function readNameCell(cell: unknown, label: string, source: Source): string | undefined {
	const value = orThrow(cell);
	if (isEmptyCell(value)) return undefined;
	if (typeof value !== 'string' && typeof value !== 'number')
		return refuseField(label, 'is not text', 'Use a cell or a field that holds the name as text.');
	const text = String(value).trim();
	if (text.length > LONGEST.name) {
		const nextStep = 'Use a cell or a field that holds the name alone.';
		return refuseField(label, `has more than ${LONGEST.name} characters`, nextStep);
	}
	return source.comparable(text) ?? refuseField(label, 'comes from the demo', OWN_NAME);
}

/** What holds for all rows of a run. */
export interface ReadingRules {
	readonly parameter: ReadParameter;
	readonly source: Source;
	readonly expectsName: boolean;
	readonly acceptsNames: boolean;
	readonly readOptions: OptionReader<'row'>;
	readonly onlyOperator?: string | undefined;
}

/** A row's expected names; other accepted names are texts, lists of texts, or both. Throws if one cannot be used. */
export function readExpectedNames(
	expected: unknown,
	nameLabel: string,
	accepted: unknown,
	{ source, expectsName, acceptsNames }: ReadingRules,
) {
	const expectedName = readNameCell(expected, nameLabel, source);
	const values: unknown[] = Array.isArray(accepted) ? accepted.flat(2) : [accepted];
	const names = new Set(
		values.flatMap((each) => readNameCell(each, ACCEPTED_NAMES_LABEL, source) ?? []),
	);
	if (names.size > MAX_ACCEPTED_NAMES) {
		const problem = `has ${names.size} names, but at most ${MAX_ACCEPTED_NAMES} are compared`;
		return refuseField(ACCEPTED_NAMES_LABEL, problem, 'Keep only the names of this payee.');
	}
	// A list shared by all rows must not replace the row's own name.
	const lacksExpectedName =
		expectedName === undefined && (expectsName || (acceptsNames && names.size === 0));
	return { expectedName, acceptedNames: lacksExpectedName ? [] : [...names], lacksExpectedName };
}
