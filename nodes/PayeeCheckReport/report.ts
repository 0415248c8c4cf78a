import type { IDataObject } from 'n8n-workflow';

import type { About } from './about';
import { type Attention, attentionTo } from './attention';
import { type CheckRecord, checkRecords } from './checkRecords';
import { endingMessage, endingTitle } from './endingPage';
import { endingStyle } from './endingStyle';
import { messageText } from './messageText';
import { plainText } from './plainText';
import type { ReportRow } from './reportRow';
import { reviewForm } from './reviewForm';
import { type Tally, TALLIED, tallyOf } from './tally';
import { toneOfAll, toneOfRow } from './tone';
import { headline, type Verdict, verdictOf } from './verdict';
import { voucher } from './voucher';
import { numberText, outcomeText } from './wording';

/** What every part of the report is written from. */
export interface Report {
	readonly rows: readonly ReportRow[];
	readonly about: About;
	readonly tally: Tally;
	readonly attention: Attention;
	readonly verdict: Verdict;
	readonly title: string;
	/** The row where one payee was checked, and no sheet. */
	readonly single: ReportRow | undefined;
}

/** The file's name without its ending. */
const bareName = (fileName: string): string => fileName.replace(/\.[a-z0-9]{1,5}$/i, '');

/** Characters that a file's name must not have on some system. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]/g;

export function reportOf(rows: readonly ReportRow[], about: About): Report {
	const tally = tallyOf(rows);
	const verdict = verdictOf(rows, tally);
	const single = rows.length === 1 && about.fileName === '' ? rows[0] : undefined;
	const what = bareName(about.fileName) || 'Payee check';
	const title = single
		? `${numberText(single) || single.payee || what}: ${outcomeText(single)}`
		: `${what}: ${headline(verdict, tally)}`;
	return { rows, about, tally, attention: attentionTo(rows), verdict, title, single };
}

/** What the file of the report is called, without an ending: `Supplier payments Nov 2026, checked 2026-11-25`. */
function nameOfFile({ about, single }: Report): string {
	const what = bareName(about.fileName) || (single && numberText(single)) || 'Payees';
	const day = about.checkedTo.slice(0, 10);
	const name = day === '' ? what : `${what}, checked ${day}`;
	return plainText(name.replace(NOT_IN_FILE_NAMES, '-'), 120);
}

function figures(numbers: Tally['counts'], write: (figure: number) => number): IDataObject {
	return Object.fromEntries(TALLIED.map((kind) => [kind, write(numbers[kind])]));
}

const listed = (row: ReportRow): IDataObject => ({
	row: row.row,
	outcome: row.outcome,
	payable: row.payable,
	payee: row.payee,
	registeredName: row.name,
	type: row.type,
	number: row.number,
	account: row.account,
	amount: row.cents === undefined ? row.amountText : row.cents / 100,
	nextStep: row.nextStep,
	reason: row.reason,
	differs: row.differs,
	warning: row.warning,
	environment: row.environment,
	checkedAt: row.checkedAt,
});

/** The fields of the node's one item. */
export interface ReportFields extends IDataObject {
	readonly title: string;
	readonly verdict: Verdict;
	readonly fileName: string;
	readonly pageTitle: string;
	readonly pageMessage: string;
	readonly pageStyle: string;
	readonly text: string;
	readonly reviewForm: IDataObject[];
	readonly checks: CheckRecord[];
	readonly html: string;
}

export function reportFields(report: Report): ReportFields {
	const { about, tally, attention, verdict, title, single } = report;
	const tone = single ? toneOfRow(single) : toneOfAll(verdict, tally.counts.confirmedWithWarning);
	return {
		title,
		verdict,
		counts: {
			...figures(tally.counts, (count) => count),
			withoutAmount: tally.withoutAmount,
			noPayees: tally.noPayees,
		},
		totals: figures(tally.cents, (cents) => cents / 100),
		toActOn: attention.toActOn.map(listed),
		fileName: nameOfFile(report),
		pageTitle: endingTitle(report),
		pageMessage: endingMessage(report),
		pageStyle: endingStyle(tone, single === undefined),
		text: messageText(report),
		reviewForm: reviewForm(attention.toActOn, about),
		checks: checkRecords(report.rows, about),
		html: voucher(report),
	};
}
