import { counted, rowsNamed, several } from '../MobileMoneyNameLookup/domain/counts';
import { labelOf, OUTCOMES } from '../MobileMoneyNameLookup/domain/outcome';
import { isTotal } from '../MobileMoneyNameLookup/sheet/noPayee';
import type { ReportRow } from './readRows';
import type { Facts } from './report';
import { outcomeText, shillings, warningText } from './rowTexts';

const SOURCES: Readonly<Record<string, string>> = {
	uat: 'the test service (uat)',
	demo: 'the demo',
};

const ROWS_NAMED = 10;

const sourcesOf = (environments: readonly string[]): string =>
	environments.map((each) => SOURCES[each] ?? each).join(', ');

function alertsOf({ unread, environments, single, counts, cents, hasAmounts }: Facts): string[] {
	if (unread) return [unread.reason];
	const sources = sourcesOf(environments.filter((environment) => environment !== 'production'));
	const test = sources && `Results from ${sources} are not about real payees. Do not pay.`;
	if (single) return [test, warningText(single)];
	const warned = counts.confirmedWithWarning;
	if (warned === 0) return [test];
	const money = hasAmounts ? ` (KES ${shillings(cents.confirmedWithWarning)})` : '';
	const rows = several(warned, 'Confirmed row has a warning', 'Confirmed rows have warnings');
	return [
		test,
		`${rows}${money}. Read ${warned === 1 ? 'it' : 'them'}${test ? '' : ' before you pay'}.`,
	];
}

function knownOf(facts: Facts): string[] {
	const { fileName, fingerprint, uploadedBy, unread, checked, environments, reference } = facts;
	const known = {
		File: fileName,
		Fingerprint: fingerprint && `SHA-256 ${fingerprint}`,
		'Uploaded by': uploadedBy,
		Checked: unread ? '' : checked || 'not known',
		'Results from': unread ? '' : sourcesOf(environments) || 'no service',
		Reference: reference,
	};
	return Object.entries(known).flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
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
	const rows = noPayees
		.filter((row) => row.cents && row.payee === '' && row.number === '' && !isTotalRow(row))
		.map(({ row }) => row);
	if (!hasAmounts || rows.length === 0) return '';
	return `An amount stands without name and number in ${rowsNamed(rows.slice(0, ROWS_NAMED), true, rows.length)}.`;
}

function remarksOf(facts: Facts): string[] {
	const { remarks, hasAmounts, withoutAmount, noPayees } = facts;
	const payees = several(withoutAmount, 'payee has', 'payees have');
	const rows = several(noPayees.length, 'row has no payee and is', 'rows have no payee and are');
	return [
		...remarks,
		namelessRemark(facts),
		totalRemark(facts),
		amountsWithoutPayee(facts),
		hasAmounts && withoutAmount > 0 ? `${payees} no amount that can be counted.` : '',
		noPayees.length > 0 ? `${rows} not counted.` : '',
	];
}

function figuresOf({ counts, cents, hasAmounts }: Facts): string[][] {
	const kinds = [
		...OUTCOMES.map((outcome) => [outcome, labelOf(outcome)] as const),
		['all', 'All'] as const,
		['payable', 'Can be paid'] as const,
	];
	return kinds.map(([kind, label]) => {
		const rows = counted(counts[kind]);
		return hasAmounts ? [label, rows, shillings(cents[kind])] : [label, rows];
	});
}

function headlineOf({ single, whole, counts }: Facts): string {
	if (!single) return whole.headline(counts);
	return single.outcome === 'unchecked' ? 'Unchecked' : outcomeText(single);
}

function nextStepOf({ unread, mustReadWarnings, whole }: Facts): string {
	if (unread) return `Do not pay. ${unread.nextStep}`;
	return `${mustReadWarnings ? 'First read the warnings. ' : ''}${whole.nextStep}`;
}

/** The texts that the page, the voucher and the message share; `figures` are the rows of a table. */
export function textsOf(facts: Facts) {
	const headline = headlineOf(facts);
	return {
		headline,
		title: `${facts.subject || 'Payee check'}: ${headline}`,
		alerts: alertsOf(facts).filter(Boolean),
		nextStep: nextStepOf(facts),
		figures: facts.unread ? [] : figuresOf(facts),
		worksheetRead: facts.worksheet && `Worksheet read: ${facts.worksheet}.`,
		remarks: remarksOf(facts).filter(Boolean),
		known: knownOf(facts),
	};
}
