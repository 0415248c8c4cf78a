import { counted } from '../MobileMoneyNameLookup/domain/counts';
import { NEXT_STEPS } from '../MobileMoneyNameLookup/domain/result/nextSteps';
import { MATCHES } from '../MobileMoneyNameLookup/domain/result/resultFields';
import { countTable } from './endingPage';
import { element, escaped } from './plainText';
import type { ReportRow } from './readRows';
import type { Report } from './report';
import { toneOfAll, toneOfRow } from './tone';
import { voucherCss } from './voucherCss';
import { amountText, numberText, outcomeText, sentencesOn, shillings } from './rowTexts';

interface Column {
	readonly label: string;
	/** In percent; most is left to the reasons. */
	readonly width: number;
	readonly cell: (row: ReportRow) => string;
	readonly look?: (row: ReportRow) => string;
}

/** What is no amount may be a long text. */
const lookOfAmount = ({ cents }: ReportRow): string => (cents === undefined ? '' : 'money');

const COLUMNS: readonly Column[] = [
	{ label: 'Row', width: 3.6, cell: ({ row }) => row },
	{ label: 'Outcome', width: 8.5, cell: outcomeText, look: toneOfRow },
	{ label: 'Payee in the sheet', width: 13, cell: ({ payee }) => payee },
	{ label: 'Registered name', width: 14, cell: ({ name }) => name },
	{ label: 'Number', width: 10.5, cell: numberText },
	{ label: 'KES', width: 8, cell: amountText, look: lookOfAmount },
];

const COLS = [...COLUMNS.map(({ width }) => width), 42.4]
	.map((width) => `<col style="width: ${width}%">`)
	.join('');

const HEADINGS = COLUMNS.map(({ label }) => element('th', label, label === 'KES' ? 'money' : ''));

/** Whether the reason only repeats the columns, so that what differs says all. */
const isInColumns = ({ outcome, match, nextStep, differs }: ReportRow): boolean =>
	differs !== '' &&
	((outcome === 'notConfirmed' && match === MATCHES.noMatch) ||
		(match === MATCHES.closeMatch && nextStep === NEXT_STEPS.askName));

const sentences = (row: ReportRow): string =>
	sentencesOn(isInColumns(row) ? { ...row, reason: '' } : row)
		.map(({ text, isBold }) => (isBold ? element('b', text) : escaped(text)))
		.join(' ');

const details = ({ acceptedBy, differs }: ReportRow): string =>
	escaped(`${acceptedBy && `Accepted by ${acceptedBy}. `}${differs}`.trim());

const totalLine = (label: string, cents: number): string =>
	`<tr class="total"><td colspan="5">${label}</td>${element('td', shillings(cents), 'money')}<td></td></tr>`;

function table(
	rows: readonly ReportRow[],
	last: string,
	textOf: (row: ReportRow) => string,
	closing = '',
): string {
	const sum = rows.reduce((cents, row) => cents + (row.cents ?? 0), 0);
	const body = rows.map((row) => {
		const cells = COLUMNS.map(({ cell, look }) => element('td', cell(row), look?.(row)));
		return `<tr>${cells.join('')}<td>${textOf(row)}</td></tr>`;
	});
	const total = totalLine(`Total of ${counted(rows.length)}`, sum) + closing;
	return [
		`<div class="scroll"><table class="rows"><colgroup>${COLS}</colgroup>`,
		`<thead><tr>${HEADINGS.join('')}${element('th', last)}</tr></thead>`,
		`<tbody>${[...body, total].join('\n')}</tbody></table></div>`,
	].join('');
}

function noPayeesList(rows: readonly ReportRow[]): string {
	const items = rows.map((row) => {
		const held = [row.payee, amountText(row)].filter(Boolean).join(', ');
		return element('li', [`Row ${row.row}`, held, row.reason].filter(Boolean).join('. '));
	});
	return `<ul class="note">${items.join('')}</ul>`;
}

function tablesOf({ toActOn, inOrder, noPayees, counts, cents }: Report): string {
	const parts: string[] = [];
	if (toActOn.length > 0)
		parts.push('<h2>To act on</h2>', table(toActOn, 'What to do, and why', sentences));
	if (inOrder.length > 0) {
		const whole = totalLine(`Total of all ${counted(counts.all)}`, cents.all);
		parts.push(
			'<h2>Confirmed, nothing to act on</h2>',
			table(inOrder, 'Details', details, toActOn.length > 0 ? whole : ''),
		);
	}
	if (noPayees.length > 0)
		parts.push('<h2>Rows without a payee, not counted</h2>', noPayeesList(noPayees));
	return parts.join('\n');
}

const SIGNATURES = `<table class="sign"><thead><tr><th></th><th>Name</th><th>Signature</th><th>Date</th></tr></thead><tbody>
${['Prepared', 'Checked', 'Approved'].map((step) => `<tr><td>${step}</td><td></td><td></td><td></td></tr>`).join('')}
</tbody></table>`;

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
${element('p', report.worksheetRead)}
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
