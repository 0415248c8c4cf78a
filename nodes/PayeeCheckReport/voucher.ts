import { counted } from '../MobileMoneyNameLookup/domain/counts';
import { escaped, htmlOf, type Part, tableRow } from './html';
import type { ReportRow } from './readRows';
import type { Report } from './report';
import { moneyText, numberText, outcomeText, sentencesOn, shillings } from './rowTexts';
import { VOUCHER_STYLE } from './styles';
import { toneOfRow } from './summary';

const HEADINGS =
	'Row|Outcome|Payee in the sheet|Registered name|Number|KES|What to do, and why'.split('|');

const rowOf = (row: ReportRow): Part => [
	'tr',
	['td', row.row],
	[`td class="${toneOfRow(row)}"`, outcomeText(row)],
	['td', row.payee],
	['td', row.name],
	['td', numberText(row)],
	// What is no amount may be a long text.
	[row.amount === undefined ? 'td' : 'td class="money"', moneyText(row, '')],
	['td', ...sentencesOn(row).flatMap((sentence) => [sentence, ' '])],
];

/** Rows without a payee come after the total. */
function rowsTable({ toActOn, inOrder, noPayees, counts, totals }: Report): Part {
	const total: Part = [
		'tr class="total"',
		['td colspan="5"', `Total of ${counted(counts.all)}`],
		['td class="money"', shillings(totals.all)],
		['td'],
	];
	const rows = [...[...toActOn, ...inOrder].map(rowOf), total, ...noPayees.map(rowOf)];
	const table: Part = [
		'table class="rows"',
		['thead', tableRow('th', HEADINGS)],
		['tbody', ...rows],
	];
	return ['div class="scroll"', table];
}

const SIGNATURES: Part = [
	'table class="sign"',
	['thead', tableRow('th', ['', 'Name', 'Signature', 'Date'])],
	[
		'tbody',
		...['Prepared', 'Checked', 'Approved'].map((step) => tableRow('td', [step, '', '', ''])),
	],
];

/** The voucher: a whole page of HTML that needs nothing from elsewhere and runs no script. */
export function voucher(report: Report): string {
	const parts: Part[] = [
		[`h1 class="${report.tone}"`, report.headline],
		...report.alerts.map((alert): Part => ['p class="alert caution"', alert]),
		['header', ['div', ...report.known.map((fact): Part => ['div', fact])], report.figures],
		['p', report.nextStep],
		['p class="note"', report.remarks],
		...(report.unread ? [] : [rowsTable(report), SIGNATURES]),
	];
	return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(report.title)}</title>
<style>${VOUCHER_STYLE}</style>
</head>
<body>
${parts.map(htmlOf).join('\n')}
</body>
</html>
`;
}
