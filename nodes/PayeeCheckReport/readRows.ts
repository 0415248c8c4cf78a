import { CheckFailure } from '../MobileMoneyNameLookup/domain/checkFailure';
import { DEFAULT_OPERATOR, exactOperator } from '../MobileMoneyNameLookup/domain/payee/operator';
import { RESULT_FIELD_NAMES } from '../MobileMoneyNameLookup/domain/result/resultFields';
import { isTotal } from '../MobileMoneyNameLookup/sheet/noPayee';
import { readCents } from './amounts';
import { plainText } from './plainText';
import type { ReportRow } from './reportRow';
import { rowTexts } from './rowTexts';
import { totalRemarks } from './sheetTotal';
import {
	type Fields,
	NO_RESULT,
	readColumns,
	readFields,
	readStoredCheck,
	type Result,
} from './result';
import { findColumns, type NamedColumns, rowNameOf, type SheetColumns } from './sheetColumns';

export interface ReadRows {
	readonly rows: readonly ReportRow[];
	/** What a person should know about how the sheet was read. */
	readonly remarks: readonly string[];
}

/** How the report is to read the items. */
export interface Reading {
	readonly named: NamedColumns;
	/** The field that identifies each row in the review form; empty for the row’s name. */
	readonly idField: string;
	/** Writes the time of a result in the report’s zone. */
	readonly timeOf: (checkedAt: string) => string;
}

const withoutResult = (reason: string): Result => ({
	...NO_RESULT,
	reason,
	nextStep: 'Look up this row before you pay.',
});

const NOT_CHECKED = withoutResult('This row has no result, so it was not checked.');
const TWO_RESULTS = withoutResult(
	'This row has two results that differ: in the field lookup, and in the Lookup columns.',
);

const NEGATIVE = 'The amount is negative, so it counts nowhere. Find out what it means.';

const compared = ['outcome', 'payable', 'name', 'number', 'account'] as const;

/** The fields of a result that is not under `lookup`; an item’s other fields are its own. */
const RESULT_FIELDS: ReadonlySet<string> = new Set(RESULT_FIELD_NAMES);

const without = (item: Fields, isOfResult: (field: string) => boolean): Fields =>
	Object.fromEntries(Object.entries(item).filter(([field]) => !isOfResult(field)));

/** The item’s result (under `lookup`, in the Lookup columns, in a stored check, or the item itself) and the item’s own fields. */
export function readItem(item: Fields): { result: Result; own: Fields } {
	const nested = readFields(item['lookup']);
	const columns = readColumns(item);
	const result = nested ?? columns;
	if (!result) {
		const plain = readFields(item);
		if (plain) return { result: plain, own: without(item, (field) => RESULT_FIELDS.has(field)) };
		return readStoredCheck(item) ?? { result: NOT_CHECKED, own: item };
	}
	const own = without(item, (field) => field === 'lookup' || field.startsWith('Lookup '));
	// One of the two may be left of an earlier run, and nothing tells which.
	const areUnchecked = nested?.outcome === 'unchecked' && columns?.outcome === 'unchecked';
	const differ =
		nested &&
		columns &&
		!areUnchecked &&
		compared.some((field) => nested[field] !== columns[field]);
	return { result: differ ? TWO_RESULTS : result, own };
}

function isPayee(result: Result, payee: string, number: string, amountText: string): boolean {
	if (result.finding) return false;
	if (result.outcome !== 'unchecked' || /\d/.test(number)) return true;
	if (isTotal(payee) || isTotal(number)) return false;
	return payee !== '' || number !== '' || amountText !== '';
}

const cell = (own: Fields, heading: string | undefined, max: number): string =>
	heading === undefined ? '' : plainText(own[heading], max);

/** The operator that a cell names, in its one accepted spelling; M-PESA where it names none. */
function operatorIn(named: string): string {
	const operator = exactOperator(named || DEFAULT_OPERATOR, '');
	return operator instanceof CheckFailure ? named : operator;
}

function readRow(
	{ own, result }: { own: Fields; result: Result },
	index: number,
	columns: SheetColumns,
	{ idField, timeOf }: Reading,
): ReportRow {
	const row = rowNameOf(own, index);
	const { expectedName, ...shown } = result;
	const payee = cell(own, columns.payee, 120) || expectedName;
	const isUnchecked = result.outcome === 'unchecked';
	const entered = isUnchecked ? columns.numbers.map((heading) => cell(own, heading, 60)) : [];
	const number = result.number || entered.filter(Boolean).join(' and ');
	const amountText = cell(own, columns.amount, 40);
	const cents = columns.amount === undefined ? undefined : readCents(own[columns.amount]);
	const isRowOfPayee = isPayee(result, payee, number, amountText);
	const isNegative = isRowOfPayee && cents !== undefined && cents < 0;
	const texts = rowTexts(result);
	return {
		...shown,
		...texts,
		...(isNegative && { warning: `${NEGATIVE} ${texts.warning}`.trim() }),
		row,
		id: (idField && plainText(own[idField], 40)) || row,
		isPayee: isRowOfPayee,
		payee,
		number,
		operator: result.operator || operatorIn(cell(own, columns.operator, 40)),
		...(cents !== undefined && !isNegative && { cents }),
		amountText,
		differs: isUnchecked ? '' : result.differs,
		checkedAt: timeOf(result.checkedAt),
	};
}

/**
 * Reads the items of a run, in either result format; an item without a result is a row that was not checked. Items
 * without any field, which n8n adds where there are none, are left out.
 */
export function readRows(items: readonly Fields[], reading: Reading): ReadRows {
	const read = items.filter((item) => Object.keys(item).length > 0).map(readItem);
	const columns = findColumns(
		read.map(({ own }) => own),
		reading.named,
	);
	const rows = read.map((item, index) => readRow(item, index, columns, reading));
	return { rows, remarks: [...columns.remarks, ...totalRemarks(rows)] };
}
