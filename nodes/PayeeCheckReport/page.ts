import { several } from '../MobileMoneyNameLookup/domain/counts';
import { escaped, htmlOf, type Part, textOf } from './html';
import type { ReportRow } from './readRows';
import type { Report } from './report';
import { moneyText, numberText, outcomeText, sentencesOn } from './rowTexts';
import { TONES, toneOfRow } from './tone';

/** More rows than these nobody reads on a phone; all of them are in the voucher. */
const ROWS_SHOWN = 40;

const link = (href: string, label: string): Part => [`a href="${escaped(href)}"`, href && label];

const smallPrint = (facts: readonly string[]): Part => {
	const sentences = facts.filter(Boolean).map((text) => (text.endsWith('.') ? text : `${text}.`));
	return ['h6', sentences.join(' ')];
};

const onePayee = ({ known, links }: Report, row: ReportRow): Part[] => [
	['h2', row.name || (row.outcome === 'unchecked' ? 'Not looked up' : 'No name found')],
	['h3', numberText(row)],
	['div', row.reason],
	['h4', row.nextStep && 'What to do next'],
	['div', row.nextStep],
	smallPrint([
		row.differs,
		row.outcome === 'confirmed' ? '' : row.warning,
		row.payee && `Expected name: ${row.payee}`,
		moneyText(row),
		row.acceptedBy && `Accepted by ${row.acceptedBy}`,
		...known,
	]),
	link(links.next, 'Check the next payee'),
	link(row.payable ? '' : links.again, 'Check again'),
];

const inOneLine = (...texts: string[]): string => texts.filter(Boolean).join(' · ');

function listed(row: ReportRow): Part {
	const outcome = `${TONES[toneOfRow(row)].sign} ${outcomeText(row)}`;
	const title: Part = ['b', inOneLine(`Row ${row.row}`, row.payee, moneyText(row))];
	const facts: Part = ['i', inOneLine(outcome, numberText(row), row.name)];
	return ['li', title, facts, ...sentencesOn(row)];
}

function review({ reference, links, counts }: Report): Part {
	if (links.review === '' || counts.needsReview === 0) return ['div'];
	const rows = several(counts.needsReview, 'row needs', 'rows need');
	const named = `${rows} review.${reference && ' Reference: '}`;
	return ['div', named, ['b', reference], ' ', link(links.review, 'Review now')];
}

const tableRow = (tag: string, texts: readonly string[]): Part => [
	'tr',
	...texts.map((text) => [tag, text] as const),
];

/** A table of the figures; nothing if the sheet could not be read. */
export function figureTable({ figures }: Report): Part {
	const [{ length } = []] = figures;
	const headings = tableRow('th', ['Outcome', 'Rows', 'KES'].slice(0, length));
	if (length === 0) return ['table'];
	return ['table', ['thead', headings], ['tbody', ...figures.map((row) => tableRow('td', row))]];
}

function severalPayees(report: Report): Part[] {
	const { toActOn, unread } = report;
	const more = toActOn.length - ROWS_SHOWN;
	return [
		['div', report.worksheetRead],
		review(report),
		figureTable(report),
		['div', report.remarks.join(' ')],
		['div', unread ? 'No row was checked, so there is no workbook of results.' : ''],
		['h4', 'What to do next'],
		['div', report.nextStep],
		['h4', toActOn.length > 0 ? `To act on: ${several(toActOn.length, 'row')}` : ''],
		['ol', ...toActOn.slice(0, ROWS_SHOWN).map(listed)],
		['div', more > 0 ? `${several(more, 'more row is', 'more rows are')} in the report.` : ''],
		smallPrint(report.known),
		link(report.links.next, 'Check another sheet'),
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
