import { counted, rowsNamed, several } from '../MobileMoneyNameLookup/domain/counts';
import { labelOf, OUTCOMES } from '../MobileMoneyNameLookup/domain/outcome';
import { isTotal } from '../MobileMoneyNameLookup/sheet/noPayee';
import type { Facts } from './report';
import type { ReportRow } from './readRows';
import { shillings, warningText } from './rowTexts';
import type { Verdict } from './summary';

const SOURCES: Readonly<Record<string, string>> = {
	uat: 'the test service (uat)',
	demo: 'the demo',
};

const ROWS_NAMED = 10;

const sourcesOf = (environments: readonly string[]): string =>
	environments.map((each) => SOURCES[each] ?? each).join(', ');

function alertsOf(facts: Facts): string[] {
	const { unread, environments, single, counts, cents, hasAmounts } = facts;
	if (unread) return [unread.reason];
	const sources = sourcesOf(environments.filter((environment) => environment !== 'production'));
	const test = sources && `Results from ${sources} are not about real payees. Do not pay.`;
	const warned = counts.confirmedWithWarning;
	const money = hasAmounts ? ` (KES ${shillings(cents.confirmedWithWarning)})` : '';
	const rows = several(warned, 'Confirmed row has a warning', 'Confirmed rows have warnings');
	const what = `${rows}${money}. Read ${warned === 1 ? 'it' : 'them'}${test ? '' : ' before you pay'}.`;
	return [test, single ? warningText(single) : warned > 0 ? what : ''].filter(Boolean);
}

function checkedText({ checkedFrom, checkedTo, timeZone }: Facts): string {
	if (checkedTo === '') return 'not known';
	const from = checkedFrom === checkedTo ? '' : `${checkedFrom} to `;
	return `${from}${checkedTo} (${timeZone})`;
}

function knownOf(facts: Facts): ReadonlyArray<readonly [label: string, text: string]> {
	const known = [
		['File', facts.fileName],
		['Fingerprint', facts.fingerprint && `SHA-256 ${facts.fingerprint}`],
		['Uploaded by', facts.uploadedBy],
		['Checked', facts.unread ? '' : checkedText(facts)],
		['Results from', facts.unread ? '' : sourcesOf(facts.environments) || 'no service'],
		['Reference', facts.reference],
	] as const;
	return known.filter(([, text]) => text !== '');
}

const isTotalRow = ({ payee, number, reason }: ReportRow): boolean =>
	reason.includes('taken for a total') || isTotal(payee) || isTotal(number);

/** The sheet's own total may differ from the sum of its rows; subtotals that add up to the sum are no fault. */
function totalRemark({ noPayees, cents }: Facts): string {
	const totals = noPayees.filter(isTotalRow).flatMap((row) => row.cents ?? []);
	const last = totals.at(-1);
	const sumOfTotals = totals.reduce((sum, amount) => sum + amount, 0);
	if (last === undefined || [...totals, sumOfTotals].includes(cents.all)) return '';
	return `The sheet's total is KES ${shillings(last)}, but the rows add up to KES ${shillings(cents.all)}.`;
}

/** The report does not find the names that were compared: only Check a Sheet knows a column that Columns names. */
function namelessRemark({ rows }: Facts): string {
	const compared = rows.filter(({ match }) => match !== '');
	return compared.length > 0 && compared.every(({ payee }) => payee === '')
		? 'The payees’ names are missing here: ask the person who set up this page to fill in Payee Column.'
		: '';
}

/** A cell merged with the one above it comes empty, and its payment would be forgotten. */
function amountsWithoutPayee({ noPayees, hasAmounts }: Facts): string {
	const isNameless = (row: ReportRow) => row.payee === '' && row.number === '' && !isTotalRow(row);
	const rows = noPayees.filter((row) => row.cents && isNameless(row));
	if (!hasAmounts || rows.length === 0) return '';
	const numbers = rowsNamed(
		rows.map(({ row }) => row),
		true,
		ROWS_NAMED,
	);
	return `An amount stands without name and number in ${numbers}.`;
}

function remarksOf(facts: Facts): string[] {
	const { remarks, hasAmounts, withoutAmount, noPayees } = facts;
	const { length } = noPayees;
	const uncounted = hasAmounts ? withoutAmount : 0;
	return [
		...[...remarks, namelessRemark(facts), totalRemark(facts), amountsWithoutPayee(facts)],
		uncounted > 0
			? `${several(uncounted, 'payee has', 'payees have')} no amount that can be counted.`
			: '',
		length > 0
			? `${several(length, 'row has no payee and is', 'rows have no payee and are')} not counted.`
			: '',
	].filter(Boolean);
}

function figuresOf({ counts, cents, hasAmounts }: Facts): string[][] {
	const kinds = [
		...OUTCOMES.map((outcome) => [outcome, labelOf(outcome)] as const),
		['all', 'All'],
		['payable', 'Can be paid'],
	] as const;
	const figures = kinds.map(([kind, label]) => [
		...[label, counted(counts[kind]), shillings(cents[kind])],
	]);
	return [['Outcome', 'Rows', 'KES'], ...figures].map((row) => row.slice(0, hasAmounts ? 3 : 2));
}

function headlineOf({ verdict, counts }: Facts): string {
	const all = several(counts.all, 'payee');
	const isOne = counts.all === 1;
	const headlines: Readonly<Record<Verdict, string>> = {
		payable: isOne ? 'The payee can be paid' : `All ${all} can be paid`,
		partlyPayable: `${counted(counts.payable)} of ${all} can be paid`,
		notPayable: isOne ? 'The payee cannot be paid yet' : `None of ${all} can be paid yet`,
		testOnly: 'Test results: do not pay',
		namesOnly: `${counted(counts.confirmed)} of ${several(counts.all, 'name')} confirmed`,
		nothingChecked: 'Nothing was checked',
	};
	return headlines[verdict];
}

const NEXT_STEPS: Readonly<Record<Verdict, string>> = {
	payable: 'You can pay all of them.',
	partlyPayable:
		'Pay only the rows with Yes under Lookup Payable. For each row to act on, first do what is written beside it.',
	notPayable: 'Do not pay. For each row, do what is written beside it.',
	testOnly:
		'Before you pay, ask the person who set up this page how to get results about real payees.',
	namesOnly: 'Only names were compared. Look up the numbers before you pay.',
	nothingChecked: 'Do not pay. Do what is written here, then check again.',
};

function nextStepOf({ unread, verdict, counts }: Facts): string {
	if (unread) return `Do not pay. ${unread.nextStep}`;
	const isFirst = verdict === 'payable' && counts.confirmedWithWarning > 0;
	return `${isFirst ? 'First read the warnings. ' : ''}${NEXT_STEPS[verdict]}`;
}

/** The texts that the pages, the voucher and the message share. */
export const textsOf = (facts: Facts) => ({
	headline: headlineOf(facts),
	alerts: alertsOf(facts),
	nextStep: nextStepOf(facts),
	figures: figuresOf(facts),
	worksheetRead: facts.worksheet && `Worksheet read: ${facts.worksheet}.`,
	remarks: remarksOf(facts),
	known: knownOf(facts),
});
