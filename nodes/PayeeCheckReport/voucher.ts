import { counted } from '../MobileMoneyNameLookup/domain/counts';
import { NEXT_STEPS } from '../MobileMoneyNameLookup/domain/result/nextSteps';
import { MATCHES } from '../MobileMoneyNameLookup/domain/result/resultFields';
import { element, escaped, htmlOf } from './html';
import { figureTable } from './page';
import type { ReportRow } from './readRows';
import type { Report } from './report';
import { moneyText, numberText, outcomeText, sentencesOn, shillings } from './rowTexts';
import { voucherStyle } from './styles';
import { sumOf } from './summary';
import { toneOfRow } from './tone';

const amount = (row: ReportRow): string => moneyText(row, '');

/** Heading, width in percent, and cell; the reasons have the rest of the width. */
const COLUMNS: ReadonlyArray<readonly [label: string, width: number, (row: ReportRow) => string]> =
	[
		['Row', 3.6, ({ row }) => element('td', row)],
		['Outcome', 8.5, (row) => element('td', outcomeText(row), toneOfRow(row))],
		['Payee in the sheet', 13, ({ payee }) => element('td', payee)],
		['Registered name', 14, ({ name }) => element('td', name)],
		['Number', 10.5, (row) => element('td', numberText(row))],
		// What is no amount may be a long text.
		['KES', 8, (row) => element('td', amount(row), row.cents === undefined ? '' : 'money')],
	];

const HEADINGS = COLUMNS.map(([label, width]) => `<th style="width: ${width}%">${label}</th>`);

/** Whether the reason only repeats the columns, so that what differs says all. */
const isInColumns = ({ outcome, match, nextStep, differs }: ReportRow): boolean =>
	differs !== '' &&
	((outcome === 'notConfirmed' && match === MATCHES.noMatch) ||
		(match === MATCHES.closeMatch && nextStep === NEXT_STEPS.askName));

const sentences = (row: ReportRow): string =>
	sentencesOn(isInColumns(row) ? { ...row, reason: '' } : row)
		.map(htmlOf)
		.join(' ');

const details = ({ acceptedBy, differs }: ReportRow): string =>
	escaped(`${acceptedBy && `Accepted by ${acceptedBy}. `}${differs}`.trim());

const totalLine = (label: string, cents: number): string =>
	`<tr class="total"><td colspan="5">${label}</td>${element('td', shillings(cents), 'money')}<td></td></tr>`;

function section(
	heading: string,
	rows: readonly ReportRow[],
	last: string,
	textOf: (row: ReportRow) => string,
	closing = '',
): string {
	if (rows.length === 0) return '';
	const body = rows.map((row) => {
		const cells = COLUMNS.map(([, , cell]) => cell(row));
		return `<tr>${cells.join('')}<td>${textOf(row)}</td></tr>\n`;
	});
	return `<h2>${heading}</h2>
<div class="scroll"><table class="rows"><thead><tr>${HEADINGS.join('')}${element('th', last)}</tr></thead>
<tbody>${body.join('')}${totalLine(`Total of ${counted(rows.length)}`, sumOf(rows))}${closing}</tbody></table></div>`;
}

function noPayeesList(rows: readonly ReportRow[]): string {
	if (rows.length === 0) return '';
	const items = rows.map((row) => {
		const held = [row.payee, amount(row)].filter(Boolean).join(', ');
		return element('li', [`Row ${row.row}`, held, row.reason].filter(Boolean).join('. '));
	});
	return `<h2>Rows without a payee, not counted</h2><ul class="note">${items.join('')}</ul>`;
}

const SIGNATURES = `<table class="sign"><thead><tr><th></th><th>Name</th><th>Signature</th><th>Date</th></tr></thead><tbody>
${['Prepared', 'Checked', 'Approved'].map((step) => `<tr><td>${step}</td><td></td><td></td><td></td></tr>`).join('')}
</tbody></table>`;

/** The voucher: a whole page of HTML that needs nothing from elsewhere and runs no script. */
export function voucher(report: Report): string {
	const { alerts, known, unread, fileName, reference, toActOn, inOrder, counts, cents } = report;
	const footer = ['Payee check report', fileName, reference && `reference ${reference}`];
	const whole =
		toActOn.length > 0 ? totalLine(`Total of all ${counted(counts.all)}`, cents.all) : '';
	return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(report.title)}</title>
<style>${voucherStyle(footer.filter(Boolean).join(', '))}</style>
</head>
<body>
${element('h1', report.headline, report.tone)}
${alerts.map((alert) => element('p', alert, 'alert caution')).join('')}
${element('p', report.worksheetRead)}
<header>
<div>${known.map((fact) => element('div', fact)).join('')}</div>
${htmlOf(figureTable(report))}
</header>
${element('p', report.nextStep)}
${element('p', report.remarks.join(' '), 'note')}
${section('To act on', toActOn, 'What to do, and why', sentences)}
${section('Confirmed, nothing to act on', inOrder, 'Details', details, whole)}
${noPayeesList(report.noPayees)}
${unread ? '' : SIGNATURES}
</body>
</html>
`;
}
