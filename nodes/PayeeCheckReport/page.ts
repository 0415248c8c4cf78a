import { several } from '../MobileMoneyNameLookup/domain/counts';
import { escaped, htmlOf, type Part, textOf } from './html';
import type { ReportRow } from './readRows';
import type { Report } from './report';
import { moneyText, numberText, outcomeText, sentencesOn, whyText } from './rowTexts';
import { TONES, toneOfRow } from './summary';

/** Nobody reads more rows on a phone; all of them are in the voucher. */
const ROWS_SHOWN = 40;

const link = (address: string, label: string): Part => [
	`a href="${escaped(address)}"`,
	address && label,
];

const inOneLine = (...texts: string[]): string => texts.filter(Boolean).join(' · ');

const onePayee = ({ known, settings }: Report, row: ReportRow): Part[] => [
	['h2', row.name || (row.outcome === 'unchecked' ? 'Not looked up' : 'No name found')],
	['h3', numberText(row)],
	['div', whyText(row)],
	['h4', row.nextStep && 'What to do next'],
	['div', row.nextStep],
	['h6', inOneLine(row.payee && `Expected name: ${row.payee}`, ...known)],
	link(settings.formUrl, 'Check the next payee'),
];

function listed(row: ReportRow): Part {
	const outcome = `${TONES[toneOfRow(row)].sign} ${outcomeText(row)}`;
	const title: Part = ['b', inOneLine(`Row ${row.row}`, row.payee, moneyText(row))];
	const facts: Part = ['i', inOneLine(outcome, numberText(row), row.name)];
	return ['li', title, facts, ...sentencesOn(row)];
}

function review({ reference, settings: { reviewUrl }, counts }: Report): Part {
	if (reviewUrl === '' || counts.needsReview === 0) return ['div'];
	const rows = several(counts.needsReview, 'row needs', 'rows need');
	const address = `${reviewUrl}?reference=${encodeURIComponent(reference)}`;
	const text = `${rows} review. Reference: `;
	return ['div', text, ['b', reference], ' ', link(address, 'Review now')];
}

function severalPayees(report: Report): Part[] {
	const { toActOn, settings } = report;
	const more = toActOn.length - ROWS_SHOWN;
	return [
		review(report),
		report.figures,
		['div', report.remarks],
		['h4', 'What to do next'],
		['div', report.nextStep],
		['h4', toActOn.length > 0 ? `To act on: ${several(toActOn.length, 'row')}` : ''],
		['ol', ...toActOn.slice(0, ROWS_SHOWN).map(listed)],
		['div', more > 0 ? `${several(more, 'more row is', 'more rows are')} in the report.` : ''],
		['h6', inOneLine(...report.known)],
		link(settings.formUrl, 'Check another sheet'),
	];
}

/** The message of n8n's form ending, of tags that n8n lets through, and the same as plain text for a mail or a chat. */
export function pageOf(report: Report) {
	const { single, headline } = report;
	const alerts = report.alerts.map((alert): Part => ['h5', alert]);
	const parts = single ? onePayee(report, single) : severalPayees(report);
	const joined = (texts: readonly string[]): string => texts.filter(Boolean).join('\n');
	return {
		pageMessage: joined([...alerts, ...parts].map(htmlOf)),
		text: joined([...alerts, headline, ...parts].map(textOf)),
	};
}
