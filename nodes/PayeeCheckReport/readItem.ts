import type { JsonObject } from '../MobileMoneyNameLookup/domain/json';
import { RESULT_FIELD_NAMES } from '../MobileMoneyNameLookup/domain/result/resultFields';
import { readColumns, readFields, readStored, type Result, withoutResult } from './result';

export interface ReadItem {
	readonly result: Result;
	readonly own: JsonObject;
}

const NO_RESULT = 'This row has no result, so it was not checked.';
const TWO_RESULTS =
	'This row has two results that differ: in the field lookup, and in the Lookup columns.';

const RESULT_FIELDS: ReadonlySet<string> = new Set(RESULT_FIELD_NAMES);

const STORED_FIELDS: ReadonlySet<string> = new Set(
	'accepted_by account_number checked_at details environment outcome registered_name'.split(' '),
);

const without = (item: JsonObject, isOfResult: (field: string) => boolean): JsonObject =>
	Object.fromEntries(Object.entries(item).filter(([field]) => !isOfResult(field)));

const COMPARED = ['outcome', 'payable', 'name', 'number', 'account'] as const;

/** One of two results may be left of an earlier run, and nothing tells which. */
function oneOf(nested: Result, columns: Result): Result {
	const areChecked = nested.outcome !== 'unchecked' || columns.outcome !== 'unchecked';
	const differ = areChecked && COMPARED.some((field) => nested[field] !== columns[field]);
	return differ ? withoutResult(TWO_RESULTS, nested.number || columns.number) : nested;
}

/** Reads the result under `lookup`, in the Lookup columns, in a stored check, or that is the item itself. */
export function readItem(item: JsonObject): ReadItem {
	const [nested, columns] = [readFields(item['lookup']), readColumns(item)];
	const result = nested && columns ? oneOf(nested, columns) : (nested ?? columns);
	if (result) {
		const isOfResult = (field: string) => field === 'lookup' || field.startsWith('Lookup ');
		return { result, own: without(item, isOfResult) };
	}
	const plain = readFields(item);
	if (plain) return { result: plain, own: without(item, (field) => RESULT_FIELDS.has(field)) };
	const stored = readStored(item);
	if (!stored) return { result: withoutResult(NO_RESULT), own: item };
	const own = without(item, (field) => STORED_FIELDS.has(field));
	return { result: stored, own: { ...own, row_number: item['row'] } };
}
