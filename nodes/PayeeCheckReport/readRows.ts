import { CheckFailure } from '../MobileMoneyNameLookup/domain/checkFailure';
import type { JsonObject } from '../MobileMoneyNameLookup/domain/json';
import { DEFAULT_OPERATOR, exactOperator } from '../MobileMoneyNameLookup/domain/payee/operator';
import { WARNINGS } from '../MobileMoneyNameLookup/domain/warnings';
import { isTotal } from '../MobileMoneyNameLookup/sheet/noPayee';
import { readCents, shillings } from './amounts';
import { plainText } from './plainText';
import { type ReadItem, readItem, type Result } from './result';
import { findColumns, type NamedColumns } from './sheetColumns';

/** Texts are plain and capped, empty if there is nothing, and not escaped for HTML. */
export interface ReportRow extends Omit<Result, 'expectedName'> {
	/** Its own `row_number`, else the item’s position. */
	readonly row: string;
	readonly id: string;
	/** False for a total, a signature or a remark: it counts nowhere. */
	readonly isPayee: boolean;
	readonly payee: string;
	/** Absent if there is no amount that can be read. */
	readonly cents?: number;
	readonly amountText: string;
}

interface Reading {
	readonly named: NamedColumns;
	readonly idField: string;
	readonly timeOf: (checkedAt: string) => string;
}

/** Names alone were compared, which pays nobody. */
export const isNameOnly = (row: Pick<Result, 'environment' | 'number'>): boolean =>
	row.environment === '' && row.number === '';

export const isTest = ({ environment }: Pick<Result, 'environment'>): boolean =>
	environment !== '' && environment !== 'production';

/** Settings of the workflow, which a clerk cannot change. */
const FOR_BUILDERS =
	/credential|\bColumns\b|When the Sheet Names No Type|from the list|\bexpression\b/;

const NAME_COLUMNS = ', or write the heading of each column into Columns.';
const ASK_TO_NAME_COLUMNS = ', or ask the person who set up this page to name the columns.';

/** A row that must not be paid says that first, and a step for the workflow’s builder says whom to ask. */
function stepOf(result: Result): string {
	const { outcome, finding } = result;
	const nextStep = result.nextStep.replace(NAME_COLUMNS, ASK_TO_NAME_COLUMNS);
	const isForBuilder = FOR_BUILDERS.test(nextStep);
	const step = isForBuilder ? `Ask the person who set up this page: ${nextStep}` : nextStep;
	const isRefused = outcome === 'notConfirmed' || outcome === 'unchecked';
	const isNamed = /do not pay|before you pay/i.test(step);
	return !isRefused || isNamed || finding || isNameOnly(result)
		? step
		: `Do not pay. ${step}`.trim();
}

/** The page names the row beside the reason. */
const ROW_PREFIX = /^Row \S{1,20}(?: of your sheet)? was not checked: /;

const NEGATIVE = 'The amount is negative, so it counts nowhere. Find out what it means.';

const negativeFirst = (warning: string): string =>
	[NEGATIVE, warning.replace(WARNINGS.negativeAmount().text, '').trim()].filter(Boolean).join(' ');

function isPayee({ finding, outcome }: Result, ...texts: string[]): boolean {
	const [payee = '', number = ''] = texts;
	if (finding) return false;
	if (outcome !== 'unchecked' || /\d/.test(number)) return true;
	return !isTotal(payee) && !isTotal(number) && texts.some(Boolean);
}

function operatorIn(named: string): string {
	const operator = exactOperator(named || DEFAULT_OPERATOR, '');
	return operator instanceof CheckFailure ? named : operator;
}

function readRow(
	{ own, result }: ReadItem,
	index: number,
	columns: Omit<ReturnType<typeof findColumns>, 'remarks'>,
	{ idField, timeOf }: Reading,
): ReportRow {
	const { expectedName, ...texts } = result;
	const cell = (heading: string | undefined, longest: number): string =>
		heading === undefined ? '' : plainText(own[heading], longest);
	const row = cell('row_number', 20) || String(index + 1);
	const payee = cell(columns.payee, 120) || expectedName;
	const isUnchecked = result.outcome === 'unchecked';
	const entered = isUnchecked ? columns.numbers.map((heading) => cell(heading, 60)) : [];
	const number = result.number || entered.filter(Boolean).join(' and ');
	const amountText = cell(columns.amount, 40);
	const isRowOfPayee = isPayee(result, payee, number, amountText);
	const cents = columns.amount === undefined ? undefined : readCents(own[columns.amount]);
	const isNegative = isRowOfPayee && cents !== undefined && cents < 0;
	return {
		...texts,
		...{ row, payee, number, amountText, isPayee: isRowOfPayee },
		...(cents !== undefined && !isNegative && { cents }),
		id: cell(idField || undefined, 40) || row,
		reason: result.reason.replace(ROW_PREFIX, 'Not checked: '),
		nextStep: stepOf(result),
		warning: isNegative ? negativeFirst(result.warning) : result.warning,
		operator: result.operator || operatorIn(cell(columns.operator, 40)),
		differs: isUnchecked ? '' : result.differs,
		checkedAt: timeOf(result.checkedAt),
	};
}

const isTotalRow = ({ isPayee: is, payee, number, reason }: ReportRow): boolean =>
	!is && (reason.includes('taken for a total') || isTotal(payee) || isTotal(number));

/** The sheet's own total may differ from the sum of its rows; subtotals that add up to the sum are no fault. */
function totalRemarks(rows: readonly ReportRow[]): string[] {
	const centsOf = (some: readonly ReportRow[]) => some.flatMap(({ cents }) => cents ?? []);
	const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
	const totals = centsOf(rows.filter(isTotalRow));
	const sum = sumOf(centsOf(rows.filter(({ isPayee: is }) => is)));
	const last = totals.at(-1);
	if (last === undefined || totals.includes(sum) || sumOf(totals) === sum) return [];
	return [
		`The sheet's total is KES ${shillings(last)}, but the rows add up to KES ${shillings(sum)}.`,
	];
}

/** Reads the items of a run, in any result format; an item without a result is a row that was not checked. */
export function readRows(items: readonly JsonObject[], reading: Reading) {
	// n8n adds an item without any field where there are none.
	const read = items.filter((item) => Object.keys(item).length > 0).map(readItem);
	const { remarks, ...columns } = findColumns(
		read.map(({ own }) => own),
		reading.named,
	);
	const rows = read.map((item, index) => readRow(item, index, columns, reading));
	return { rows, remarks: [...remarks, ...totalRemarks(rows)] };
}
