import { several } from '../MobileMoneyNameLookup/domain/counts';
import { element, escaped, tableRow } from './plainText';
import type { ReportRow } from './readRows';
import type { Report } from './report';
import { moneyText, moreRows, numberText, outcomeText, sentencesOn } from './rowTexts';
import { TONES, toneOfRow } from './tone';

/** More rows than these nobody reads on a phone; all of them are in the voucher. */
const ROWS_SHOWN = 40;

const link = (href: string, label: string): string =>
	href === '' ? '' : `<a href="${escaped(href)}">${label}</a>`;

/** Small print: facts as sentences. */
const smallPrint = (facts: readonly string[]): string => {
	const sentences = facts.filter(Boolean).map((text) => (text.endsWith('.') ? text : `${text}.`));
	return element('h6', sentences.join(' '));
};

const whatToDo = (nextStep: string): string =>
	nextStep === '' ? '' : `<h4>What to do next</h4>${element('div', nextStep)}`;

const onePayeePage = ({ alerts, known, links }: Report, row: ReportRow): string[] => [
	element('h2', row.name || (row.outcome === 'unchecked' ? 'Not looked up' : 'No name found')),
	element('h3', numberText(row)),
	...alerts.map((alert) => element('h5', alert)),
	element('div', row.reason),
	whatToDo(row.nextStep),
	smallPrint([
		row.differs,
		row.outcome === 'confirmed' ? '' : row.warning,
		row.payee && `Expected name: ${row.payee}`,
		moneyText(row),
		row.acceptedBy && `Accepted by ${row.acceptedBy}`,
		...known,
	]),
	link(links.next, 'Check the next payee') + link(row.payable ? '' : links.again, 'Check again'),
];

const inOneLine = (texts: readonly string[]): string => texts.filter(Boolean).join(' · ');

function listed(row: ReportRow): string {
	const outcome = `${TONES[toneOfRow(row)].sign} ${outcomeText(row)}`;
	const title = inOneLine([`Row ${row.row}`, row.payee, moneyText(row)]);
	const line = inOneLine([outcome, numberText(row), row.name]);
	const texts = sentencesOn(row).map(({ text, isBold }) =>
		isBold ? element('strong', text) : escaped(text),
	);
	return `<li>${element('b', title)}${element('i', line)}${texts.join('')}</li>`;
}

function rowsToActOn({ toActOn }: Report): string {
	if (toActOn.length === 0) return '';
	const rows = toActOn.slice(0, ROWS_SHOWN).map(listed).join('');
	const rest = element('div', moreRows(toActOn.length - ROWS_SHOWN));
	return `<h4>To act on: ${several(toActOn.length, 'row')}</h4><ol>${rows}</ol>${rest}`;
}

function reviewLine({ reference, links: { review }, counts }: Report): string {
	if (review === '' || counts.needsReview === 0) return '';
	const rows = several(counts.needsReview, 'row needs', 'rows need');
	const name = reference === '' ? '' : ` Reference: <b>${escaped(reference)}</b>.`;
	return `<div>${rows} review.${name} ${link(review, 'Review now')}</div>`;
}

/** A table of the figures; nothing if the sheet could not be read. */
export function countTable({ figures }: Report): string {
	const [{ length } = []] = figures;
	if (length === 0) return '';
	const headings = tableRow('th', ['Outcome', 'Rows', 'KES'].slice(0, length));
	const body = figures.map((texts) => tableRow('td', texts)).join('');
	return `<table><thead>${headings}</thead><tbody>${body}</tbody></table>`;
}

const sheetPage = (report: Report): string[] => [
	...report.alerts.map((alert) => element('h5', alert)),
	element('div', report.worksheetRead),
	reviewLine(report),
	countTable(report),
	element('div', report.remarks.join(' ')),
	report.unread ? '<div>No row was checked, so there is no workbook of results.</div>' : '',
	whatToDo(report.nextStep),
	rowsToActOn(report),
	smallPrint(report.known),
	link(report.links.next, 'Check another sheet'),
];

/** The message of n8n's form ending, of tags that n8n lets through. */
export function endingMessage(report: Report): string {
	const parts = report.single ? onePayeePage(report, report.single) : sheetPage(report);
	return parts.filter(Boolean).join('\n');
}
