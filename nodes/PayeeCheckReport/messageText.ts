import type { ReportRow } from './readRows';
import type { Report } from './report';
import { moneyText, moreRows, numberText, outcomeText, sentencesOn } from './rowTexts';

/** A chat cuts long messages; all rows are in the voucher. */
const ROWS_SHOWN = 30;

const sentences = (row: ReportRow): string =>
	sentencesOn(row)
		.map(({ text }) => text)
		.join(' ');

function rowText(row: ReportRow): string {
	const head = [`Row ${row.row}`, row.payee, numberText(row), moneyText(row)];
	return `- ${head.filter(Boolean).join(', ')}: ${outcomeText(row)}. ${sentences(row)}`;
}

const onePayee = ({ headline }: Report, row: ReportRow): string[] => [
	[headline, numberText(row), row.name].filter(Boolean).join(': '),
	// The alerts have the warning of a Confirmed row.
	sentences({ ...row, warning: row.outcome === 'confirmed' ? '' : row.warning }),
];

const severalPayees = (report: Report): string[] => [
	report.headline,
	report.worksheetRead,
	...report.figures.map(([label, rows, money]) => {
		const count = `${label}: ${rows} ${rows === '1' ? 'row' : 'rows'}`;
		return money ? `${count}, KES ${money}` : count;
	}),
	report.nextStep,
	...report.toActOn.slice(0, ROWS_SHOWN).map(rowText),
	moreRows(report.toActOn.length - ROWS_SHOWN),
];

/** The report as plain text for a mail or a chat, one fact a line. */
export function messageText(report: Report): string {
	const { alerts, single, remarks, known } = report;
	const lines = single ? onePayee(report, single) : severalPayees(report);
	return [...alerts, ...lines, ...remarks, ...known].filter(Boolean).join('\n');
}
