import { labelOf } from '../MobileMoneyNameLookup/domain/outcome';
import type { About } from './about';
import { several, shillings } from './amounts';
import type { ReportRow } from './reportRow';
import type { Tally } from './tally';

const TYPES: ReadonlyMap<string, string> = new Map([
	['till', 'Till'],
	['paybill', 'Paybill'],
]);

/** The number with its type and account, as in `Paybill 247247, account 0110567890100`. */
export function numberText({ type, number, account, outcome }: ReportRow): string {
	const typed = [TYPES.get(type) ?? type, number].filter(Boolean).join(' ');
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
	const { outcome, payable, environment, number } = row;
	if (outcome !== 'confirmed' || payable) return labelOf(outcome);
	if (environment === '' && number === '') return labelOf(outcome);
	const isTest = environment !== '' && environment !== 'production';
	return isTest ? 'Confirmed, test' : 'Confirmed, not payable';
}

/** What to read first about a Confirmed row; empty where there is nothing. */
export const warningText = ({ outcome, warning }: ReportRow): string =>
	outcome === 'confirmed' && warning !== '' ? `Warning: ${warning}` : '';

/** What is known of a row, beside the warning that stands first and what to do. */
export const whyTexts = ({ outcome, reason, differs, warning }: ReportRow): string[] =>
	[reason, differs, outcome === 'confirmed' ? '' : warning].filter(Boolean);

/** What to do, then why; of a row that was not checked the reason first, because the step follows from it. */
export const inReadingOrder = (row: ReportRow): string[] =>
	row.outcome === 'unchecked' ? [...whyTexts(row), row.nextStep] : [row.nextStep, ...whyTexts(row)];

/** The warnings on Confirmed rows, counted; empty where there are none. */
export function warningLine({ counts, cents, hasAmounts }: Tally, about: About): string {
	const count = counts.confirmedWithWarning;
	if (count === 0) return '';
	const money = hasAmounts ? `, KES ${shillings(cents.confirmedWithWarning)}` : '';
	const rows = several(count, 'Confirmed row');
	const until = testLine(about) === '' ? ' before you pay' : '';
	return `${rows}${money}: read the ${count === 1 ? 'warning' : 'warnings'}${until}.`;
}

/** When the results are of, in one zone. */
function checkedText({ checkedFrom, checkedTo, timeZone }: About): string {
	if (checkedTo === '') return 'not known';
	const until = checkedFrom === checkedTo ? '' : `${checkedFrom} to `;
	return `${until}${checkedTo} (${timeZone})`;
}

/** What to read first where results are of no real payees; empty where all are. */
export const testLine = ({ environments }: About): string => {
	const tests = environments.filter((environment) => environment !== 'production');
	return tests.length === 0
		? ''
		: `Results from ${tests.join(', ')} are not about real payees. Do not pay.`;
};

/** What is known of the check, label and text, without what is not known. */
export function factsOf(about: About): ReadonlyArray<readonly [label: string, text: string]> {
	const { worksheet, otherWorksheets, fingerprint } = about;
	const others = otherWorksheets.length > 0 ? `Not read: ${otherWorksheets.join(', ')}.` : '';
	const facts = [
		['File', about.fileName],
		['Worksheet read', [worksheet, others].filter(Boolean).join('. ')],
		['Fingerprint', fingerprint && `SHA-256 ${fingerprint}`],
		['Uploaded by', about.uploadedBy],
		['Checked', checkedText(about)],
		['Results from', about.environments.join(', ') || 'no service'],
		['Reference', about.reference],
	] as const;
	return facts.filter(([, text]) => text !== '');
}

/** What a person should know about how the sheet was counted. */
export function remarksOf(about: About, { hasAmounts, withoutAmount, noPayees }: Tally): string[] {
	return [
		...about.remarks,
		...(hasAmounts && withoutAmount > 0
			? [`${several(withoutAmount, 'payee')} without an amount that can be counted.`]
			: []),
		...(noPayees > 0 ? [`${several(noPayees, 'row')} without a payee: not counted.`] : []),
	];
}
