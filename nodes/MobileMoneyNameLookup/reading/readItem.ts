import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import type { Entered } from '../domain/result/entered';
import { EXPECTED_NAME_LABEL, isBlank } from './nameCell';
import { findOperation } from '../operations/operations';
import type { ReadParameter } from './parameters';
import type { OptionReader } from './readOptions';
import { type Question, type ReadingRules, readQuestion } from './readQuestion';
import type { RowOptions } from '../operations/options';

export interface ReadItem {
	readonly entered: Entered;
	/** Those that could be read, also where there is no question. */
	readonly options: RowOptions;
	readonly question: Question | CheckFailure;
}

/** What the fields of an item are called among what was entered. */
const ENTERED_IN = new Map<string, keyof Entered>([
	['account', 'account'],
	['number', 'number'],
	['accountType', 'type'],
	['businessShortcode', 'number'],
	['expectedName', 'expectedName'],
	['merchantTillNumber', 'number'],
]);

/**
 * Reads an item, and keeps what its row holds.
 *
 * @returns what was read; never throws
 */
export function readItem(
	readParameter: ReadParameter,
	itemIndex: number,
	rules: ReadingRules,
	rowOptions: OptionReader<RowOptions>,
): ReadItem {
	const { options, failure } = rowOptions.read(itemIndex);
	const entered: Partial<Record<keyof Entered, unknown>> = {};
	const reading: ReadParameter = (name, label, index) => {
		const value = readParameter(name, label, index);
		const field = ENTERED_IN.get(name);
		if (field && !(value instanceof CheckFailure)) entered[field] = value;
		return value;
	};
	try {
		const question = readQuestion(reading, itemIndex, rules);
		if (question instanceof CheckFailure) readTheRest(reading, itemIndex, entered);
		return { entered, options, question: failure ?? question };
	} catch {
		// One odd cell must not end the run.
		return { entered, options, question: unknownFailure() };
	}
}

/**
 * Which fields were empty on every row of a run: columns that were renamed, and no row's own fault.
 *
 * @param isSetField whether an optional field is set, by its name
 * @returns the labels of the fields, as the editor shows them
 */
export function emptyFields(
	operation: unknown,
	items: readonly ReadItem[],
	isSetField: (name: string) => boolean,
): string[] {
	const fields = [
		...(findOperation(operation)?.fields ?? []),
		{ name: 'expectedName', displayName: EXPECTED_NAME_LABEL },
	].filter((field) => ('required' in field && field.required) || isSetField(field.name));
	return fields.flatMap(({ name, displayName }) => {
		const field = ENTERED_IN.get(name);
		const isEmpty = ({ entered }: ReadItem) => field && field in entered && isBlank(entered[field]);
		return items.length > 1 && field && items.every(isEmpty) ? [displayName] : [];
	});
}

/** The first bad cell ended the reading of an item; an unchecked result shows all of its cells. */
function readTheRest(reading: ReadParameter, itemIndex: number, entered: Entered): void {
	const operation = findOperation(reading('operation', '', itemIndex));
	for (const name of [...(operation?.fields ?? []).map((field) => field.name), 'expectedName']) {
		const field = ENTERED_IN.get(name);
		if (field && !(field in entered)) reading(name, '', itemIndex);
	}
}
