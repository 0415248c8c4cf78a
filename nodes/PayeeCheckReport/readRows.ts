import type { JsonObject } from '../MobileMoneyNameLookup/domain/json';
import { DEFAULT_OPERATOR } from '../MobileMoneyNameLookup/domain/payee/operator';
import { NEXT_STEPS } from '../MobileMoneyNameLookup/domain/result/nextSteps';
import { readAmount } from '../MobileMoneyNameLookup/sheet/amount';
import {
	type Meaning,
	NUMBER_MEANINGS,
	usualColumns,
} from '../MobileMoneyNameLookup/sheet/headings';
import { isTotal } from '../MobileMoneyNameLookup/sheet/noPayee';
import type { Settings } from './parameters';
import { plainText } from './plainText';
import { type ReadItem, readItem, type Result } from './result';

/** Finds the sheet's own columns by their headings, or those that the user names. */
function findColumns(items: readonly ReadItem[], named: Settings) {
	const headings = [...new Set(items.flatMap(({ own }) => Object.keys(own)))];
	const usual = (meaning: Meaning): string[] =>
		usualColumns(meaning, headings).map((position) => headings[position] ?? '');
	// Nobody knows which of two is right.
	const theOne = (given: string, meaning: 'amount' | 'payee'): string | undefined => {
		const [first, second] = given === '' ? usual(meaning) : [given];
		return second === undefined ? first : undefined;
	};
	return {
		amount: theOne(named.amountColumn, 'amount'),
		payee: theOne(named.payeeColumn, 'payee'),
		operator: usual('operator')[0],
		numbers: NUMBER_MEANINGS.flatMap(usual),
	};
}

/** An amount of KES; a negative one counts nowhere. */
function amountIn(cell: unknown): number | undefined {
	const amount = readAmount(cell) ?? -1;
	return amount >= 0 ? amount : undefined;
}

/** A refused row says first that it must not be paid. */
function stepOf({ outcome, nextStep }: Pick<Result, 'outcome' | 'nextStep'>): string {
	const isRefused = outcome === 'notConfirmed' || outcome === 'unchecked';
	const isStated = nextStep.startsWith(NEXT_STEPS.doNotPay);
	return isRefused && !isStated ? `${NEXT_STEPS.doNotPay} ${nextStep}`.trim() : nextStep;
}

function readRow(
	{ own, result: { expectedName, ...result } }: ReadItem,
	index: number,
	columns: ReturnType<typeof findColumns>,
	timeOf: (checkedAt: string) => string,
) {
	const cell = (heading: string | undefined, longest: number): string =>
		heading === undefined ? '' : plainText(own[heading], longest);
	const row = cell('row_number', 20) || String(index + 1);
	const payee = cell(columns.payee, 120) || expectedName;
	const isUnchecked = result.outcome === 'unchecked';
	const entered = isUnchecked ? columns.numbers : [];
	const numbers = entered.map((heading) => cell(heading, 60)).filter(Boolean);
	return {
		...result,
		id: cell('id', 40) || row,
		row,
		payee,
		// Check a Sheet finds totals; other operations take them for payees.
		finding: isUnchecked && isTotal(payee) ? 'noPayee' : result.finding,
		number: result.number || numbers.join(' and '),
		operator: result.operator || cell(columns.operator, 40) || DEFAULT_OPERATOR,
		amountText: cell(columns.amount, 40),
		amount: columns.amount === undefined ? undefined : amountIn(own[columns.amount]),
		nextStep: stepOf(result),
		checkedAt: timeOf(result.checkedAt),
	};
}

/** Texts are plain and capped, empty if there is nothing, and not escaped for HTML; `amount` is set if it can be read. */
export type ReportRow = Readonly<ReturnType<typeof readRow>>;

/** Reads the items of a run, in any result format; an item without a result is a row that was not checked. */
export function readRows(
	items: readonly JsonObject[],
	named: Settings,
	timeOf: (checkedAt: string) => string,
): ReportRow[] {
	// n8n adds an item without any field where there are none.
	const read = items.filter((item) => Object.keys(item).length > 0).map(readItem);
	const columns = findColumns(read, named);
	return read.map((item, at) => readRow(item, at, columns, timeOf));
}
