import { labelOf, OUTCOMES } from '../MobileMoneyNameLookup/domain/outcome';
import { isNumberType, NUMBER_TYPES } from '../MobileMoneyNameLookup/domain/payee/numberType';
import { capitalized } from '../MobileMoneyNameLookup/domain/result/summary';
import { counted, several, shillings } from './amounts';
import { isNameOnly, type ReportRow } from './readRows';
import type { Facts } from './report';
import type { Verdict } from './summary';

const labelOfType = (type: string): string =>
	isNumberType(type) ? capitalized(NUMBER_TYPES[type].label) : type;

/** The number with its type and account, as in `Paybill 247247, account 0110567890100`. */
export function numberText({ type, number, account, outcome }: ReportRow): string {
	const typed = [labelOfType(type), number].filter(Boolean).join(' ');
	if (typed === '') return account === '' ? '' : `Account ${account}`;
	if (account !== '') return `${typed}, account ${account}`;
	return type === 'paybill' && outcome !== 'unchecked' ? `${typed}, no account number` : typed;
}

/** The amount with two decimals; as the sheet has it where it cannot be read. */
export const amountText = (row: ReportRow): string =>
	row.cents === undefined ? row.amountText : shillings(row.cents);

/** The amount with its currency; empty where there is none. */
export function moneyText(row: ReportRow): string {
	const amount = amountText(row);
	return amount === '' ? '' : `KES ${amount}`;
}

/** Says how many rows stand only in the report; empty where all are shown. */
export const moreRows = (more: number): string =>
	more > 0 ? `${several(more, 'more row is', 'more rows are')} in the report.` : '';

/** The outcome as people call it; Confirmed invites to pay, so it says where that is wrong. */
export function outcomeText(row: ReportRow): string {
	const { outcome, payable, environment } = row;
	if (outcome !== 'confirmed' || payable || isNameOnly(row)) return labelOf(outcome);
	const isTest = environment !== '' && environment !== 'production';
	return isTest ? 'Confirmed, test' : 'Confirmed, not payable';
}

/** What to read first about a Confirmed row; empty where there is nothing. */
export const warningText = ({ outcome, warning }: ReportRow): string =>
	outcome === 'confirmed' && warning !== '' ? `Warning: ${warning}` : '';

/** What is known of a row, beside the warning that stands first and what to do. */
export const whyText = ({ outcome, reason, differs, warning }: ReportRow): string =>
	[reason, differs, outcome === 'confirmed' ? '' : warning].filter(Boolean).join(' ');

/**
 * What to read of a row: the warning, what to do, then why; of a row that was not checked the reason before the step
 * that follows from it.
 */
export function sentencesOn(row: ReportRow): ReadonlyArray<{ text: string; isBold: boolean }> {
	const step = { text: row.nextStep, isBold: true };
	const why = { text: whyText(row), isBold: false };
	const rest = row.outcome === 'unchecked' ? [why, step] : [step, why];
	return [{ text: warningText(row), isBold: true }, ...rest].filter(({ text }) => text !== '');
}

/** What to read first: why the sheet was not read; that the results are a test, and the warning of one payee, or how many of several have one. */
function alertsOf({ unread, environments, single, counts, cents, hasAmounts }: Facts): string[] {
	if (unread) return [unread.reason];
	const tests = environments.filter((environment) => environment !== 'production');
	const isTest = tests.length > 0;
	const test = `Results from ${tests.join(', ')} are not about real payees. Do not pay.`;
	const warned = counts.confirmedWithWarning;
	const money = hasAmounts ? `, KES ${shillings(cents.confirmedWithWarning)}` : '';
	const what = `read the ${warned === 1 ? 'warning' : 'warnings'}${isTest ? '' : ' before you pay'}`;
	const warning = warned === 0 ? '' : `${several(warned, 'Confirmed row')}${money}: ${what}.`;
	return [isTest ? test : '', single ? warningText(single) : warning].filter(Boolean);
}

/** When the results are of, in one zone. */
function checkedText({ checkedFrom, checkedTo, timeZone }: Facts): string {
	if (checkedTo === '') return 'not known';
	const from = checkedFrom === checkedTo ? '' : `${checkedFrom} to `;
	return `${from}${checkedTo} (${timeZone})`;
}

/** What is known of the check, label and text, without what is not known. */
function knownOf(facts: Facts): ReadonlyArray<readonly [label: string, text: string]> {
	const { worksheet, otherWorksheets, fingerprint } = facts;
	const others = otherWorksheets.length > 0 ? `Not read: ${otherWorksheets.join(', ')}.` : '';
	const known = [
		['File', facts.fileName],
		['Worksheet read', [worksheet, others].filter(Boolean).join('. ')],
		['Fingerprint', fingerprint && `SHA-256 ${fingerprint}`],
		['Uploaded by', facts.uploadedBy],
		['Checked', facts.unread ? '' : checkedText(facts)],
		['Results from', facts.unread ? '' : facts.environments.join(', ') || 'no service'],
		['Reference', facts.reference],
	] as const;
	return known.filter(([, text]) => text !== '');
}

/** What a person should know about how the sheet was counted. */
function remarksOf({ remarks, hasAmounts, withoutAmount, noPayees }: Facts): string[] {
	const { length } = noPayees;
	const uncounted = hasAmounts ? withoutAmount : 0;
	return [
		...remarks,
		uncounted > 0 ? `${several(uncounted, 'payee')} without an amount that can be counted.` : '',
		length > 0 ? `${several(length, 'row')} without a payee: not counted.` : '',
	].filter(Boolean);
}

/** Rows and money of each outcome, as texts after their headings; without amounts there is no money. */
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

/** The verdict on several payees as a heading. */
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

/** What to do next with several payees, in one or two sentences. */
const NEXT_STEPS: Readonly<Record<Verdict, string>> = {
	payable: 'You can pay all of them.',
	partlyPayable:
		'Pay the rows marked ✓ here, which have Yes under Lookup Payable. For each row to act on, first do what is written beside it.',
	notPayable: 'Do not pay. For each row, do what is written beside it.',
	testOnly:
		'These results are not about real payees. Check the sheet in production before you pay.',
	namesOnly: 'Only names were compared. Look up the numbers before you pay.',
	nothingChecked: 'Do not pay. Do what is written here, then check again.',
};

/** The texts that the pages, the voucher and the message share. */
export const textsOf = (facts: Facts) => ({
	headline: headlineOf(facts),
	alerts: alertsOf(facts),
	nextStep: facts.unread ? `Do not pay. ${facts.unread.nextStep}` : NEXT_STEPS[facts.verdict],
	figures: figuresOf(facts),
	remarks: remarksOf(facts),
	known: knownOf(facts),
});
