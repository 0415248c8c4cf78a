import { CheckFailure } from '../MobileMoneyNameLookup/domain/checkFailure';
import type { JsonObject } from '../MobileMoneyNameLookup/domain/json';
import { DEFAULT_OPERATOR, exactOperator } from '../MobileMoneyNameLookup/domain/payee/operator';
import { MATCHES } from '../MobileMoneyNameLookup/domain/result/resultFields';
import { WARNINGS } from '../MobileMoneyNameLookup/domain/warnings';
import { isTotal } from '../MobileMoneyNameLookup/sheet/noPayee';
import { plainText } from './plainText';
import { type ReadItem, readItem } from './readItem';
import type { Result } from './result';
import { findColumns, type NamedColumns, readCents } from './sheetColumns';

type Reading = NamedColumns & { readonly rowIdField: string };

/** Names alone were compared, which pays nobody. */
export const isNameOnly = (row: Pick<Result, 'environment' | 'number'>): boolean =>
	row.environment === '' && row.number === '';

export const isTest = ({ environment }: Pick<Result, 'environment'>): boolean =>
	environment !== '' && environment !== 'production';

/** Settings of the workflow, which a clerk cannot change. */
const FOR_BUILDERS = /credential|'Account'|\bColumns\b|from the list|\bexpression\b/;

/** The part of a step that a clerk cannot take, and what the builder is asked for instead. */
const FOR_CLERKS = [
	[", or write the heading of each column into 'Columns'.", 'name the columns.'],
	[", or choose one in 'When the Sheet Names No Type'.", 'choose one for the whole sheet.'],
] as const;

const ASK_BUILDER = ', or ask the person who set up this page to';

/** A row that must not be paid says that first, and a step for the workflow’s builder says whom to ask. */
function stepOf(result: ReadResult): string {
	const { outcome, finding } = result;
	const nextStep = FOR_CLERKS.reduce(
		(step, [builder, clerk]) => step.replace(builder, `${ASK_BUILDER} ${clerk}`),
		result.nextStep,
	);
	const isForBuilder = FOR_BUILDERS.test(nextStep);
	const step = isForBuilder ? `Ask the person who set up this page: ${nextStep}` : nextStep;
	// Also where a remembered payee has another number now, which is another holder's.
	const isOther = outcome === 'needsReview' && result.match === MATCHES.noMatch;
	const isRefused = outcome === 'notConfirmed' || outcome === 'unchecked' || isOther;
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

type ReadResult = Omit<Result, 'expectedName'>;

/** False for a total, a signature or a remark: it counts nowhere. */
function isOfPayee(
	{ finding, outcome }: ReadResult,
	[payee, number, amount]: readonly [string, string, string],
): boolean {
	if (finding) return false;
	if (outcome !== 'unchecked' || /\d/.test(number)) return true;
	return !isTotal(payee) && !isTotal(number) && [payee, number, amount].some(Boolean);
}

function operatorIn(named: string): string {
	const operator = exactOperator(named || DEFAULT_OPERATOR, '');
	return operator instanceof CheckFailure ? named : operator;
}

function readRow(
	{ own, result: { expectedName, ...result } }: ReadItem,
	index: number,
	columns: Omit<ReturnType<typeof findColumns>, 'remarks'>,
	idField: string,
	timeOf: (checkedAt: string) => string,
) {
	const cell = (heading: string | undefined, longest: number): string =>
		heading === undefined ? '' : plainText(own[heading], longest);
	const row = cell('row_number', 20) || String(index + 1);
	const payee = cell(columns.payee, 120) || expectedName;
	const isUnchecked = result.outcome === 'unchecked';
	const entered = isUnchecked ? columns.numbers.map((heading) => cell(heading, 60)) : [];
	const number = result.number || entered.filter(Boolean).join(' and ');
	const amountText = cell(columns.amount, 40);
	const cents = columns.amount === undefined ? undefined : readCents(own[columns.amount]);
	const isPayee = isOfPayee(result, [payee, number, amountText]);
	const isNegative = isPayee && cents !== undefined && cents < 0;
	return {
		// New fields stand before the spread: V8 gives each object that grows after one a hidden class of its own.
		id: cell(idField || undefined, 40) || row,
		cents: isNegative ? undefined : cents,
		row,
		payee,
		amountText,
		isPayee,
		...result,
		number,
		reason: result.reason.replace(ROW_PREFIX, 'Not checked: '),
		nextStep: stepOf(result),
		warning: isNegative ? negativeFirst(result.warning) : result.warning,
		operator: result.operator || operatorIn(cell(columns.operator, 40)),
		differs: isUnchecked ? '' : result.differs,
		checkedAt: timeOf(result.checkedAt),
	};
}

/** Texts are plain and capped, empty if there is nothing, and not escaped for HTML; `cents` is set if they can be read. */
export type ReportRow = Readonly<ReturnType<typeof readRow>>;

/** Reads the items of a run, in any result format; an item without a result is a row that was not checked. */
export function readRows(
	items: readonly JsonObject[],
	{ rowIdField, ...named }: Reading,
	timeOf: (checkedAt: string) => string,
) {
	// n8n adds an item without any field where there are none.
	const read = items.filter((item) => Object.keys(item).length > 0).map(readItem);
	const own = read.map((item) => item.own);
	const { remarks, ...columns } = findColumns(own, named);
	const rows = read.map((item, at) => readRow(item, at, columns, rowIdField, timeOf));
	return { rows, remarks };
}
