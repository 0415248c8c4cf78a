import { labelOf, OUTCOMES } from '../MobileMoneyNameLookup/domain/outcome';
import { several, shillings } from './amounts';
import type { Report } from './report';
import type { ReportRow } from './reportRow';
import { headline, NEXT_STEPS } from './verdict';
import {
	factsOf,
	inReadingOrder,
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

/** A chat cuts long messages; all rows are in the voucher. */
const ROWS_SHOWN = 30;

function rowText(row: ReportRow): string {
	const head = [`Row ${row.row}`, row.payee, numberText(row), moneyText(row)];
	const texts = [warningText(row), ...inReadingOrder(row)];
	return `- ${head.filter(Boolean).join(', ')}: ${outcomeText(row)}. ${texts.filter(Boolean).join(' ')}`;
}

function onePayee(row: ReportRow): string[] {
	return [
		[outcomeText(row), numberText(row), row.name].filter(Boolean).join(': '),
		warningText(row),
		...whyTexts(row),
		row.nextStep,
	];
}

function severalPayees({ about, tally, attention, verdict }: Report): string[] {
	const { counts, cents, hasAmounts } = tally;
	const counted = OUTCOMES.map((kind) => {
		const sum = hasAmounts ? `, KES ${shillings(cents[kind])}` : '';
		return `${labelOf(kind)}: ${several(counts[kind], 'row')}${sum}`;
	});
	return [
		headline(verdict, tally),
		warningLine(tally, about),
		...counted,
		NEXT_STEPS[verdict],
		...attention.toActOn.slice(0, ROWS_SHOWN).map(rowText),
		moreRows(attention.toActOn.length - ROWS_SHOWN),
	];
}

/** The report as plain text for a mail or a chat, one fact a line. */
export function messageText(report: Report): string {
	const { about, tally, single } = report;
	const lines = [
		testLine(about),
		...(single ? onePayee(single) : severalPayees(report)),
		...remarksOf(about, tally),
		...factsOf(about).map(([label, text]) => `${label}: ${text}`),
	];
	return lines.filter(Boolean).join('\n');
}
