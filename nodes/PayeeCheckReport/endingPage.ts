import type { About, Links } from './about';
import { several } from './amounts';
import { escaped } from './plainText';
import type { Report } from './report';
import type { ReportRow } from './reportRow';
import type { Tally } from './tally';
import { countTable } from './countTable';
import { TONES, toneOfRow } from './tone';
import { headline, NEXT_STEPS } from './verdict';
import {
	factsOf,
	moneyText,
	moreRows,
	numberText,
	outcomeText,
	remarksOf,
	testLine,
	warningLine,
	warningText,
	whyTexts,
} from './wording';

/** More rows than these nobody reads on a phone; all of them are in the voucher. */
const ROWS_SHOWN = 40;

const tag = (name: string, text: string): string =>
	text === '' ? '' : `<${name}>${escaped(text)}</${name}>`;

const sentencesOf = (texts: readonly string[]): string =>
	texts
		.filter(Boolean)
		.map((text) => (text.endsWith('.') ? text : `${text}.`))
		.join(' ');

function linksOf({ next, again }: Omit<Links, 'review'>, nextLabel: string): string {
	const link = (href: string, label: string) =>
		href === '' ? '' : `<a href="${escaped(href)}">${label}</a>`;
	return link(next, nextLabel) + link(again, 'Check again');
}

/** The word on top of the page of one payee. */
const onePayeeTitle = (row: ReportRow): string =>
	row.outcome === 'unchecked' ? 'Not Checked' : outcomeText(row);

/** The page of one payee: the name large, then the number, what to read first, why, and what to do next. */
function onePayeePage(row: ReportRow, about: About): string {
	const noName = row.outcome === 'unchecked' ? 'Not looked up' : 'No name found';
	const known = sentencesOf([
		row.differs,
		row.outcome === 'confirmed' ? '' : row.warning,
		row.payee && `Expected name: ${row.payee}`,
		moneyText(row),
		row.acceptedBy && `Accepted by ${row.acceptedBy}`,
		...factsOf(about).map(([label, text]) => `${label} ${text}`),
	]);
	return [
		tag('h2', row.name || noName),
		tag('h3', numberText(row)),
		tag('h5', testLine(about)),
		tag('h5', warningText(row)),
		tag('div', row.reason),
		row.nextStep === '' ? '' : `<h4>What to do next</h4>${tag('div', row.nextStep)}`,
		tag('h6', known),
		linksOf(
			{ next: about.links.next, again: row.payable ? '' : about.links.again },
			'Check the next payee',
		),
	]
		.filter(Boolean)
		.join('\n');
}

function listed(row: ReportRow): string {
	const heading = [`Row ${row.row}`, row.payee, moneyText(row)].filter(Boolean).join(' · ');
	const { sign } = TONES[toneOfRow(row)];
	const facts = [`${sign} ${outcomeText(row)}`, numberText(row), row.name]
		.filter(Boolean)
		.join(' · ');
	const step = tag('strong', row.nextStep);
	const why = escaped(whyTexts(row).join(' '));
	const texts = row.outcome === 'unchecked' ? why + step : step + why;
	return `<li>${tag('b', heading)}${tag('i', facts)}${tag('strong', warningText(row))}${texts}</li>`;
}

function rowsToActOn(rows: readonly ReportRow[]): string {
	if (rows.length === 0) return '';
	const rest = tag('div', moreRows(rows.length - ROWS_SHOWN));
	return `<h4>To act on: ${several(rows.length, 'row')}</h4><ol>${rows.slice(0, ROWS_SHOWN).map(listed).join('')}</ol>${rest}`;
}

/** Where the doubtful rows are accepted, and by which reference. */
function reviewLine({ reference, links: { review } }: About, { counts }: Tally): string {
	if (review === '' || counts.needsReview === 0) return '';
	const rows = several(counts.needsReview, 'row needs', 'rows need');
	const name = reference === '' ? '' : ` Reference: <b>${escaped(reference)}</b>.`;
	return `<div>${rows} review.${name} <a href="${escaped(review)}">Review now</a></div>`;
}

/** The page of several payees: warnings, rows and money for each outcome, what to do next, and the rows to act on. */
function sheetPage({ about, tally, attention, verdict }: Report): string {
	const facts = sentencesOf(factsOf(about).map(([label, text]) => `${label}: ${text}`));
	return [
		tag('h5', testLine(about)),
		tag('h5', warningLine(tally, about)),
		reviewLine(about, tally),
		countTable(tally),
		tag('div', remarksOf(about, tally).join(' ')),
		`<h4>What to do next</h4>${tag('div', NEXT_STEPS[verdict])}`,
		rowsToActOn(attention.toActOn),
		tag('h6', facts),
		linksOf({ next: about.links.next, again: '' }, 'Check another sheet'),
	]
		.filter(Boolean)
		.join('\n');
}

/** The title of n8n's form ending. */
export const endingTitle = ({ single, verdict, tally }: Report): string =>
	single ? onePayeeTitle(single) : headline(verdict, tally);

/** The message of n8n's form ending, of tags that n8n lets through. */
export const endingMessage = (report: Report): string =>
	report.single ? onePayeePage(report.single, report.about) : sheetPage(report);
