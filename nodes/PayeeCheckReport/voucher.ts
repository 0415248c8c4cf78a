import { counted, shillings } from './amounts';
import { countTable } from './endingPage';
import { escaped } from './plainText';
import type { ReportRow } from './readRows';
import type { Report } from './report';
import { toneOfAll, toneOfRow } from './tone';
import { voucherCss } from './voucherCss';
import { amountText, numberText, outcomeText, sentencesOn } from './rowTexts';

/** An element with a text, and the class that it has. */
const element = (tag: string, text: string, look = ''): string =>
	text === '' && tag === 'p'
		? ''
		: `<${tag}${look && ` class="${look}"`}>${escaped(text)}</${tag}>`;

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

const rowToActOn = (row: ReportRow): string =>
	rowWith(
		row,
		sentencesOn(row)
			.map(({ text, isBold }) => (isBold ? element('b', text) : escaped(text)))
			.join(' '),
	);

/** A Confirmed row about which nothing is left to do: who has accepted it, and how the names agree. */
const rowInOrder = (row: ReportRow): string =>
	rowWith(
		row,
		escaped(`${row.acceptedBy && `Accepted by ${row.acceptedBy}. `}${row.differs}`.trim()),
	);

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
	const items = rows.map((row) => {
		const held = [row.payee, amountText(row)].filter(Boolean).join(', ');
		return element('li', [`Row ${row.row}`, held, row.reason].filter(Boolean).join('. '));
	});
	return `<ul class="note">${items.join('')}</ul>`;
}

/** All rows of the sheet, those to act on first, each table with its total. */
function tablesOf({ toActOn, inOrder, noPayees, counts, cents }: Report): string {
	const parts: string[] = [];
	if (toActOn.length > 0)
		parts.push('<h2>To act on</h2>', table(toActOn, 'What to do, and why', rowToActOn));
	if (inOrder.length > 0) {
		const whole = totalLine(`Total of all ${counted(counts.all)}`, cents.all);
		parts.push(
			'<h2>Confirmed, nothing to act on</h2>',
			table(inOrder, 'Details', rowInOrder, toActOn.length > 0 ? whole : ''),
		);
	}
	if (noPayees.length > 0)
		parts.push('<h2>Rows without a payee, not counted</h2>', noPayeesList(noPayees));
	return parts.join('\n');
}

const SIGNATURES = `<table class="sign"><thead><tr><th></th><th>Name</th><th>Signature</th><th>Date</th></tr></thead><tbody>${[
	'Prepared',
	'Checked',
	'Approved',
]
	.map((step) => `<tr><td>${step}</td><td></td><td></td><td></td></tr>`)
	.join('')}</tbody></table>`;

/** The voucher: a whole page of HTML that needs nothing from elsewhere and runs no script. */
export function voucher(report: Report): string {
	const { title, headline, alerts, known, remarks, unread, fileName, reference } = report;
	const footer = ['Payee check report', fileName, reference && `reference ${reference}`];
	const facts = known.map(
		([label, text]) => `<tr>${element('th', label)}${element('td', text)}</tr>`,
	);
	return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${voucherCss(footer.filter(Boolean).join(', '))}</style>
</head>
<body>
${element('h1', headline, toneOfAll(report))}
${alerts.map((alert) => element('p', alert, 'alert caution')).join('')}
<header>
<table class="facts">${facts.join('')}</table>
${unread ? '' : countTable(report)}
</header>
${element('p', report.nextStep)}
${element('p', remarks.join(' '), 'note')}
${tablesOf(report)}
${unread ? '' : SIGNATURES}
</body>
</html>
`;
}
