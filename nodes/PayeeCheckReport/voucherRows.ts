import { counted, shillings } from './amounts';
import type { Attention } from './attention';
import { escaped } from './plainText';
import type { ReportRow } from './reportRow';
import type { Tally } from './tally';
import { toneOfRow } from './tone';
import { amountText, numberText, outcomeText, warningText, whyTexts } from './wording';

/** An element with a text, and the class that it has. */
export const element = (tag: 'td' | 'th', text: string, look = ''): string =>
	`<${tag}${look === '' ? '' : ` class="${look}"`}>${escaped(text)}</${tag}>`;

/** The widths in percent, which leave most to the reasons. */
const COLUMNS = [
	['Row', 3.6],
	['Outcome', 8.5],
	['Payee in the sheet', 13],
	['Registered name', 14],
	['Number', 10.5],
	['KES', 8],
] as const;

const LAST_WIDTH = 42.4;

const rowWith = (row: ReportRow, last: string): string =>
	`<tr>${[
		element('td', row.row),
		element('td', outcomeText(row), toneOfRow(row)),
		element('td', row.payee),
		element('td', row.name),
		element('td', numberText(row)),
		element('td', amountText(row), 'money'),
		`<td>${last}</td>`,
	].join('')}</tr>`;

/** A row to act on: first the warning and what to do, then why. */
function rowToActOn(row: ReportRow): string {
	const bold = (text: string): string => (text === '' ? '' : `<b>${escaped(text)}</b> `);
	const why = escaped(whyTexts(row).join(' '));
	const step = bold(row.nextStep);
	const texts = row.outcome === 'unchecked' ? `${why} ${step}` : step + why;
	return rowWith(row, bold(warningText(row)) + texts);
}

/** A Confirmed row about which nothing is left to do: who has accepted it, and how the names agree. */
function rowInOrder(row: ReportRow): string {
	const accepted = row.acceptedBy === '' ? '' : `Accepted by ${row.acceptedBy}.`;
	return rowWith(row, escaped([accepted, row.differs].filter(Boolean).join(' ')));
}

const totalLine = (label: string, cents: number): string =>
	`<tr class="total"><td colspan="5">${label}</td>${element('td', shillings(cents), 'money')}<td></td></tr>`;

function table(
	rows: readonly ReportRow[],
	last: string,
	write: (row: ReportRow) => string,
	closing = '',
): string {
	const widths = [...COLUMNS.map(([, width]) => width), LAST_WIDTH];
	const columns = widths.map((width) => `<col style="width: ${width}%">`).join('');
	const headings = COLUMNS.map(([label]) => element('th', label, label === 'KES' ? 'money' : ''));
	const sum = rows.reduce((cents, row) => cents + (row.cents ?? 0), 0);
	const body = [...rows.map(write), totalLine(`Total of ${counted(rows.length)}`, sum) + closing];
	return [
		`<div class="scroll"><table class="rows"><colgroup>${columns}</colgroup>`,
		`<thead><tr>${headings.join('')}${element('th', last)}</tr></thead>`,
		`<tbody>${body.join('\n')}</tbody></table></div>`,
	].join('');
}

function noPayeesList(rows: readonly ReportRow[]): string {
	const listed = rows.map((row) => {
		const held = [row.payee, amountText(row)].filter(Boolean).join(', ');
		const texts = [`Row ${row.row}`, held, row.reason];
		return `<li>${escaped(texts.filter(Boolean).join('. '))}</li>`;
	});
	return `<ul class="note">${listed.join('')}</ul>`;
}

/** All rows of the sheet, those to act on first, each table with its total. */
export function voucherRows(
	{ toActOn, inOrder, noPayees }: Attention,
	{ counts, cents }: Tally,
): string {
	const whole = totalLine(`Total of all ${counted(counts.all)}`, cents.all);
	const parts: string[] = [];
	if (toActOn.length > 0)
		parts.push('<h2>To act on</h2>', table(toActOn, 'What to do, and why', rowToActOn));
	if (inOrder.length > 0) {
		const closing = toActOn.length > 0 ? whole : '';
		parts.push(
			'<h2>Confirmed, nothing to act on</h2>',
			table(inOrder, 'Details', rowInOrder, closing),
		);
	}
	if (noPayees.length > 0)
		parts.push('<h2>Rows without a payee, not counted</h2>', noPayeesList(noPayees));
	return parts.join('\n');
}
