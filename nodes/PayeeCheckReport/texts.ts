import { counted, groupsOf, rowsNamed, several } from '../MobileMoneyNameLookup/domain/counts';
import { labelOf, OUTCOMES } from '../MobileMoneyNameLookup/domain/outcome';
import { type Part, tableRow } from './html';
import type { Facts } from './report';
import { outcomeText, shillings, warningText } from './rowTexts';

const ROWS_NAMED = 5;

const SOURCES: Readonly<Record<string, string>> = {
	uat: 'the test service (uat)',
	demo: 'the demo',
};

const sourcesOf = (environments: readonly string[]): string =>
	environments.map((each) => SOURCES[each] ?? each).join(', ');

/** A branch that was wired twice brings each row twice. */
function repeatedOf({ payees }: Facts): string {
	const rows = groupsOf(payees, ({ row, number, checkedAt }) => `${row} ${number} ${checkedAt}`);
	const numbers = [...rows.values()].flatMap(([first, second]) =>
		first && second ? [first.row] : [],
	);
	const named = rowsNamed(numbers.slice(0, ROWS_NAMED), false, numbers.length);
	return numbers.length > 0
		? `These results have ${named} more than once. Pay each only once.`
		: '';
}

function alertsOf(facts: Facts): string[] {
	const { unread, environments, single, counts, totals, hasAmounts } = facts;
	if (unread) return [unread.reason];
	const sources = sourcesOf(environments.filter((environment) => environment !== 'production'));
	const test = sources && `Results from ${sources} are not about real payees. Do not pay.`;
	if (single) return [test, warningText(single)];
	const warned = counts.confirmedWithWarning;
	const repeated = repeatedOf(facts);
	if (warned === 0) return [test, repeated];
	const money = hasAmounts ? ` (KES ${shillings(totals.confirmedWithWarning)})` : '';
	const rows = several(warned, 'Confirmed row has a warning', 'Confirmed rows have warnings');
	return [test, repeated, `${rows}${money}. Read ${warned === 1 ? 'it' : 'them'} before you pay.`];
}

function knownOf({ settings, checked, timeZone, environments, reference }: Facts): string[] {
	const { fileName, fingerprint, uploadedBy } = settings;
	const known = {
		File: fileName,
		Fingerprint: fingerprint && `SHA-256 ${fingerprint}`,
		'Uploaded by': uploadedBy,
		Checked: checked && `${checked} (${timeZone})`,
		'Results from': sourcesOf(environments),
		Reference: reference,
	};
	return Object.entries(known).flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
}

function remarksOf({ settings, payees, hasAmounts, noPayees }: Facts): string[] {
	const withoutAmount = payees.filter(({ amount }) => amount === undefined).length;
	const some = several(withoutAmount, 'payee has', 'payees have');
	const rows = several(noPayees.length, 'row has no payee and is', 'rows have no payee and are');
	return [
		settings.worksheet && `Worksheet read: ${settings.worksheet}.`,
		hasAmounts && withoutAmount > 0 ? `${some} no amount that can be counted.` : '',
		noPayees.length > 0 ? `${rows} not counted.` : '',
	];
}

/** A table of the figures; nothing if the sheet could not be read. */
function figuresOf({ unread, counts, totals, hasAmounts }: Facts): Part {
	if (unread) return ['table'];
	const columns = hasAmounts ? 3 : 2;
	const lineOf = (kind: keyof typeof counts, label: string): Part =>
		tableRow('td', [label, counted(counts[kind]), shillings(totals[kind])].slice(0, columns));
	const lines = OUTCOMES.map((outcome) => lineOf(outcome, labelOf(outcome)));
	const body: Part = ['tbody', ...lines, lineOf('all', 'All'), lineOf('payable', 'Can be paid')];
	const headings = tableRow('th', ['Outcome', 'Rows', 'KES'].slice(0, columns));
	return ['table', ['thead', headings], body];
}

function headlineOf({ single, verdict, counts }: Facts): string {
	if (single) return outcomeText(single);
	if (verdict === 'nothingChecked') return 'Nothing was checked';
	if (verdict === 'testOnly') return 'Test results: do not pay';
	return `${counted(counts.payable)} of ${several(counts.all, 'payee')} can be paid`;
}

/** The texts that the page, the voucher and the message share. */
export const textsOf = (facts: Facts) => ({
	headline: headlineOf(facts),
	alerts: alertsOf(facts).filter(Boolean),
	nextStep: facts.unread?.nextStep ?? facts.whole.nextStep,
	figures: figuresOf(facts),
	remarks: remarksOf(facts).filter(Boolean).join(' '),
	known: knownOf(facts),
});
