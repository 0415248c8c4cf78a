import type { IDataObject } from 'n8n-workflow';

import type { JsonObject } from '../MobileMoneyNameLookup/domain/json';
import { labelOf } from '../MobileMoneyNameLookup/domain/outcome';
import { isTimeZone, sheetTime } from '../MobileMoneyNameLookup/domain/result/resultColumns';
import { endingMessage, endingTitle } from './endingPage';
import { endingStyle } from './endingStyle';
import { linksTo } from './links';
import { messageText } from './messageText';
import type { Settings } from './parameters';
import { plainText } from './plainText';
import { readRows, type ReportRow } from './readRows';
import { reviewForm } from './reviewForm';
import { numberText, outcomeText, warningText, whyText } from './rowTexts';
import { summaryOf } from './summary';
import { textsOf } from './texts';
import { toneOfAll, toneOfRow } from './tone';
import { voucher } from './voucher';

/** `reference`: the execution's number, so that somebody finds it in n8n. */
export type RunFacts = Readonly<Record<'timeZone' | 'reference', string>>;

export type Facts = ReturnType<typeof factsOf>;
export type Report = Facts & ReturnType<typeof textsOf> & { readonly title: string };

const IN_SHEET = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;
const ISO = /^\d{4}-\d\d-\d\dT/;

/** Writes times in one zone, as `2026-11-25 10:02`; an unknown zone is named in a remark. */
function clockOf(wanted: string, ofWorkflow: string) {
	const timeZone = [wanted, ofWorkflow].find((zone) => zone !== '' && isTimeZone(zone)) ?? 'UTC';
	const write = sheetTime(timeZone);
	const timeOf = (time: string): string => {
		if (IN_SHEET.test(time)) return time;
		return ISO.test(time) && !Number.isNaN(Date.parse(time)) ? write(time) : '';
	};
	const unknown = `There is no time zone “${wanted}”, so times are those of the workflow.`;
	return { timeZone, timeOf, remarks: ['', timeZone].includes(wanted) ? [] : [unknown] };
}

/** What is known of the check as a whole; texts are plain and capped, empty if nothing is known. */
function factsOf(items: readonly JsonObject[], { sheet, options }: Settings, run: RunFacts) {
	const { timeZone, timeOf, remarks } = clockOf(options.timeZone, run.timeZone);
	const { amountColumn: amount, payeeColumn: payee, rowIdField: idField } = options;
	const read = readRows(items, { named: { amount, payee }, idField, timeOf });
	// It says why the sheet could not be read; all rows would say the same.
	const unread = read.rows.find(({ finding }) => finding === 'unreadSheet');
	const rows = unread ? [] : read.rows;
	const known = (name: 'checkedAt' | 'environment') =>
		[...new Set(read.rows.map((row) => row[name]))].filter(Boolean).sort();
	const times = known('checkedAt');
	return {
		...{ ...sheet, timeZone, ...summaryOf(rows), rows, unread },
		bareName: sheet.fileName.replace(/\.[a-z0-9]{1,5}$/i, ''),
		reference: plainText(run.reference, 40),
		// One payee was checked, and no sheet.
		single: rows.length === 1 && sheet.fileName === '' ? rows[0] : undefined,
		...{ checkedFrom: times[0] ?? '', checkedTo: times.at(-1) ?? '' },
		environments: known('environment'),
		remarks: [...remarks, ...read.remarks],
		links: linksTo(options.formUrl, options.formAnswers, options.reviewUrl),
	};
}

function titleOf({ bareName, single }: Facts, headline: string): string {
	const what = bareName || 'Payee check';
	return single
		? `${numberText(single) || single.payee || what}: ${outcomeText(single)}`
		: `${what}: ${headline}`;
}

function nameOfFile({ bareName, checkedTo, single, unread }: Report): string {
	const what = bareName || (single && numberText(single)) || 'Payees';
	const when = checkedTo && `checked ${checkedTo.slice(0, 10)}`;
	const name = [what, unread ? 'not checked' : when].filter(Boolean).join(', ');
	return plainText(name.replace(/[\\/:*?"<>|]/g, '-'), 120);
}

const listed = ({ cents, amountText, ...row }: ReportRow): IDataObject => ({
	...row,
	amount: cents === undefined ? amountText : cents / 100,
});

/** A row of the data table `payee_checks`: texts alone. */
const checkRecord = (row: ReportRow, { reference, uploadedBy, fileName }: Report) => ({
	...{ reference, row: row.row, checked_at: row.checkedAt, checked_by: uploadedBy, file: fileName },
	...{ payee: row.payee, type: row.type, number: row.number, operator: row.operator },
	account_number: row.account,
	amount: row.cents === undefined ? row.amountText : String(row.cents / 100),
	...{ registered_name: row.name, outcome: labelOf(row.outcome) },
	details: `${whyText(row)} ${warningText(row)}`.trim(),
	environment: row.environment,
	...{ accepted_by: '', accepted_at: '' },
});

/** The fields of the node's one item, from the items of a run; never throws on what they hold. */
export function reportOf(items: readonly JsonObject[], settings: Settings, run: RunFacts) {
	const facts = factsOf(items, settings, run);
	const texts = textsOf(facts);
	const report: Report = { ...facts, ...texts, title: titleOf(facts, texts.headline) };
	const { title, verdict, counts, cents, withoutAmount, noPayees, toActOn, single } = report;
	const tone = single ? toneOfRow(single) : toneOfAll(report);
	return {
		...{ title, verdict, sheetRead: report.unread === undefined },
		counts: { ...counts, withoutAmount, noPayees: noPayees.length },
		totals: Object.fromEntries(Object.entries(cents).map(([kind, each]) => [kind, each / 100])),
		toActOn: toActOn.map(listed),
		fileName: nameOfFile(report),
		pageTitle: endingTitle(report),
		pageMessage: endingMessage(report),
		pageStyle: endingStyle(tone, single === undefined),
		text: messageText(report),
		reviewForm: reviewForm(report),
		checks: report.rows.filter(({ isPayee }) => isPayee).map((row) => checkRecord(row, report)),
		html: voucher(report),
	};
}
