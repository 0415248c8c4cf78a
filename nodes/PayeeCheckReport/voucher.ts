import type { About } from './about';
import { counted, shillings } from './amounts';
import type { Attention } from './attention';
import { countTable } from './countTable';
import { escaped } from './plainText';
import type { Report } from './report';
import type { ReportRow } from './reportRow';
import { toneOfAll, toneOfRow } from './tone';
import { headline, NEXT_STEPS } from './verdict';
import { VOUCHER_CSS } from './voucherCss';
import {
	amountText,
	checkedText,
	environmentText,
	numberText,
	outcomeText,
	remarksOf,
	warningLine,
	whyTexts,
	worksheetText,
} from './wording';

const td = (text: string, look = ''): string =>
	`<td${look === '' ? '' : ` class="${look}"`}>${escaped(text)}</td>`;

const th = (text: string, look = ''): string =>
	`<th${look === '' ? '' : ` class="${look}"`}>${escaped(text)}</th>`;

const fact = (label: string, text: string): string =>
	text === '' ? '' : `<tr>${th(label)}${td(text)}</tr>`;

function factsTable(about: About): string {
	return `<table class="facts">${[
		fact('File', about.fileName),
		fact('Worksheet read', worksheetText(about)),
		fact('Fingerprint', about.fingerprint === '' ? '' : `SHA-256 ${about.fingerprint}`),
		fact('Uploaded by', about.uploadedBy),
		fact('Checked', checkedText(about)),
		fact('Results from', environmentText(about)),
		fact('Reference', about.reference),
	].join('')}</table>`;
}

const COLUMN_WIDTHS = [4.5, 9.5, 15, 17, 14, 9, 31];

function rowOf(row: ReportRow): string {
	const todo = row.nextStep === '' ? '' : `<span class="todo">${escaped(row.nextStep)}</span>`;
	return `<tr>${[
		td(row.row),
		td(outcomeText(row), toneOfRow(row)),
		td(row.payee),
		td(row.registeredName),
		td(numberText(row)),
		td(amountText(row), 'money'),
	].join('')}<td>${todo}${escaped(whyTexts(row).join(' '))}</td></tr>`;
}

/** A Confirmed row about which nothing is left to do: who has accepted it, and how the names agree. */
const rowInOrder = (row: ReportRow): string =>
	`<tr>${[
		td(row.row),
		td(outcomeText(row), toneOfRow(row)),
		td(row.payee),
		td(row.registeredName),
		td(numberText(row)),
		td(amountText(row), 'money'),
		td([row.acceptedBy && `Accepted by ${row.acceptedBy}.`, row.differs].filter(Boolean).join(' ')),
	].join('')}</tr>`;

function rowsTable(
	rows: readonly ReportRow[],
	last: string,
	write: (row: ReportRow) => string,
): string {
	const widths = COLUMN_WIDTHS.map((width) => `<col style="width: ${width}%">`).join('');
	const head = [
		th('Row'),
		th('Outcome'),
		th('Payee in the sheet'),
		th('Registered name'),
		th('Number'),
		th('KES', 'money'),
		th(last),
	];
	const sum = shillings(rows.reduce((cents, row) => cents + (row.cents ?? 0), 0));
	const total = `<tr class="total"><td colspan="5">Total of ${counted(rows.length)}</td>${td(sum, 'money')}<td></td></tr>`;
	return `<div class="scroll"><table class="rows"><colgroup>${widths}</colgroup><thead><tr>${head.join('')}</tr></thead><tbody>${rows.map(write).join('\n')}\n${total}</tbody></table></div>`;
}

function rowParts({ toActOn, inOrder, noPayees }: Attention): string {
	const parts: string[] = [];
	if (toActOn.length > 0)
		parts.push('<h2>To act on</h2>', rowsTable(toActOn, 'What to do, and why', rowOf));
	if (inOrder.length > 0)
		parts.push('<h2>Confirmed, without a warning</h2>', rowsTable(inOrder, 'Details', rowInOrder));
	if (noPayees.length > 0) {
		const listed = noPayees.map((row) => {
			const held = [row.payee, amountText(row)].filter(Boolean).join(', ');
			return `<li>Row ${escaped(row.row)}${held === '' ? '' : `: ${escaped(held)}`}. ${escaped(row.reason)}</li>`;
		});
		parts.push('<h2>No payees, not counted</h2>', `<ul class="note">${listed.join('')}</ul>`);
	}
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
export function voucher({ about, tally, attention, verdict, title }: Report): string {
	const warning = warningLine(tally);
	const remarks = remarksOf(about, tally);
	return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${VOUCHER_CSS}</style>
</head>
<body>
<h1 class="${toneOfAll(verdict, tally.counts.confirmedWithWarning)}">${escaped(headline(verdict, tally))}</h1>
${warning === '' ? '' : `<p class="alert caution">${escaped(warning)}</p>`}
<header>
${factsTable(about)}
${countTable(tally)}
</header>
<p>${escaped(NEXT_STEPS[verdict])}</p>
${remarks.length === 0 ? '' : `<p class="note">${escaped(remarks.join(' '))}</p>`}
${rowParts(attention)}
${SIGNATURES}
</body>
</html>
`;
}
