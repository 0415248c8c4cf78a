import { several } from '../MobileMoneyNameLookup/domain/counts';
import { element, escaped } from './plainText';
import type { ReportRow } from './readRows';
import type { Report } from './report';
import { TONES, toneOfRow } from './tone';
import { moneyText, moreRows, numberText, outcomeText, sentencesOn } from './rowTexts';

/** More rows than these nobody reads on a phone; all of them are in the voucher. */
const ROWS_SHOWN = 40;

const link = (href: string, label: string): string =>
	href === '' ? '' : `<a href="${escaped(href)}">${label}</a>`;

const parts = (...texts: string[]): string => texts.filter(Boolean).join(' · ');

const sentencesOf = (texts: readonly string[]): string =>
	texts
		.filter(Boolean)
		.map((text) => (text.endsWith('.') ? text : `${text}.`))
		.join(' ');

const alerts = (report: Report): string =>
	report.alerts.map((alert) => element('h5', alert)).join('\n');

function onePayeePage(report: Report, row: ReportRow): string {
	const { known, links } = report;
	const noName = row.outcome === 'unchecked' ? 'Not looked up' : 'No name found';
	const facts = [
		row.differs,
		row.outcome === 'confirmed' ? '' : row.warning,
		row.payee && `Expected name: ${row.payee}`,
		moneyText(row),
		row.acceptedBy && `Accepted by ${row.acceptedBy}`,
		...known.map(([label, text]) => `${label} ${text}`),
	];
	return [
		element('h2', row.name || noName),
		element('h3', numberText(row)),
		alerts(report),
		element('div', row.reason),
		row.nextStep && `<h4>What to do next</h4>${element('div', row.nextStep)}`,
		element('h6', sentencesOf(facts)),
		link(links.next, 'Check the next payee') + link(row.payable ? '' : links.again, 'Check again'),
	]
		.filter(Boolean)
		.join('\n');
}

function listed(row: ReportRow): string {
	const heading = parts(`Row ${row.row}`, row.payee, moneyText(row));
	const { sign } = TONES[toneOfRow(row)];
	const facts = parts(`${sign} ${outcomeText(row)}`, numberText(row), row.name);
	const texts = sentencesOn(row).map(({ text, isBold }) =>
		isBold ? element('strong', text) : escaped(text),
	);
	return `<li>${element('b', heading)}${element('i', facts)}${texts.join('')}</li>`;
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

const cells = (name: 'td' | 'th', texts: readonly string[]): string =>
	`<tr>${texts.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;

export function countTable({ figures: [headings = [], ...rows] }: Report): string {
	const body = rows.map((texts) => cells('td', texts)).join('');
	return `<table><thead>${cells('th', headings)}</thead><tbody>${body}</tbody></table>`;
}

function sheetPage(report: Report): string {
	const { unread, remarks, nextStep, known, links } = report;
	return [
		alerts(report),
		element('div', report.worksheetRead),
		reviewLine(report),
		unread ? '' : countTable(report),
		element('div', remarks.join(' ')),
		unread ? '<div>No row was checked, so there are no results to download.</div>' : '',
		`<h4>What to do next</h4>${element('div', nextStep)}`,
		rowsToActOn(report),
		element('h6', sentencesOf(known.map(([label, text]) => `${label}: ${text}`))),
		link(links.next, 'Check another sheet'),
	]
		.filter(Boolean)
		.join('\n');
}

/** The title of n8n's form ending. */
export function endingTitle({ single, headline }: Report): string {
	if (!single) return headline;
	return single.outcome === 'unchecked' ? 'Not Checked' : outcomeText(single);
}

/** The message of n8n's form ending, of tags that n8n lets through. */
export const endingMessage = (report: Report): string =>
	report.single ? onePayeePage(report, report.single) : sheetPage(report);
