import type { IDataObject } from 'n8n-workflow';

import type { JsonObject } from '../MobileMoneyNameLookup/domain/json';
import { isTimeZone, sheetTime } from '../MobileMoneyNameLookup/domain/result/resultColumns';
import { linksTo } from './links';
import { pageOf } from './page';
import type { Settings } from './parameters';
import { plainText } from './plainText';
import { readRows, type ReportRow } from './readRows';
import { reviewForm } from './reviewForm';
import { amountOf, numberText } from './rowTexts';
import { checkRecord } from './storedCheck';
import { endingStyle } from './styles';
import { summaryOf } from './summary';
import { textsOf } from './texts';
import { toneOfRow } from './tone';
import { voucher } from './voucher';

/** `reference`: the execution's number, so that somebody finds it in n8n. */
export type RunFacts = Readonly<Record<'timeZone' | 'reference', string>>;

export type Facts = ReturnType<typeof factsOf>;
export type Report = Facts & ReturnType<typeof textsOf>;

const IN_SHEET = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** Writes times in one zone, as `2026-11-25 10:02`; an unknown zone is named in a remark. */
function clockOf(wanted: string, ofWorkflow: string) {
	const timeZone = [wanted, ofWorkflow].find((zone) => zone !== '' && isTimeZone(zone)) ?? 'UTC';
	const write = sheetTime(timeZone);
	const timeOf = (time: string): string => {
		if (IN_SHEET.test(time)) return time;
		return Number.isNaN(Date.parse(time)) ? '' : write(time);
	};
	const unknown = `There is no time zone “${wanted}”, so times are those of the workflow.`;
	return { timeZone, timeOf, remarks: ['', timeZone].includes(wanted) ? [] : [unknown] };
}

/** What is known of the check as a whole; texts are plain and capped, empty if nothing is known. */
function factsOf(items: readonly JsonObject[], { sheet, options }: Settings, run: RunFacts) {
	const { timeZone, timeOf, remarks } = clockOf(options.timeZone, run.timeZone);
	const read = readRows(items, options, timeOf);
	// It says why the sheet could not be read; all rows would say the same.
	const unread = read.rows.find(({ finding }) => finding === 'unreadSheet');
	const rows = unread ? [] : read.rows;
	const known = (name: 'checkedAt' | 'environment') =>
		[...new Set(read.rows.map((row) => row[name]))].filter(Boolean).sort();
	const times = known('checkedAt');
	const checkedTo = times.at(-1) ?? '';
	const between = [...new Set([times[0], checkedTo])].join(' to ');
	const reference = plainText(run.reference, 40);
	const summary = summaryOf(rows);
	const { verdict, counts, whole } = summary;
	// One payee was checked, and no sheet.
	const single = rows.length === 1 && sheet.fileName === '' ? rows[0] : undefined;
	const mustReadWarnings = verdict === 'payable' && counts.confirmedWithWarning > 0;
	return {
		...sheet,
		...summary,
		rows,
		unread,
		single,
		mustReadWarnings,
		tone: single ? toneOfRow(single) : mustReadWarnings ? 'caution' : whole.tone,
		subject:
			sheet.fileName.replace(/\.[a-z0-9]{1,5}$/i, '') ||
			(single && (numberText(single) || single.payee)),
		reference,
		checkedTo,
		checked: checkedTo && `${between} (${timeZone})`,
		environments: known('environment'),
		remarks: [...remarks, ...read.remarks],
		links: linksTo(options, reference),
	};
}

function nameOfFile({ subject, checkedTo, unread }: Facts): string {
	const when = checkedTo && `checked ${checkedTo.slice(0, 10)}`;
	const name = [subject || 'Payees', unread ? 'not checked' : when].filter(Boolean).join(', ');
	return plainText(name.replace(/[\\/:*?"<>|]/g, '-'), 120);
}

const listed = ({ cents, amountText, ...row }: ReportRow): IDataObject => ({
	...row,
	amount: amountOf({ cents, amountText }),
});

/** The fields of the node's one item, from the items of a run; never throws on what they hold. */
export function reportOf(items: readonly JsonObject[], settings: Settings, run: RunFacts) {
	const facts = factsOf(items, settings, run);
	const report: Report = { ...facts, ...textsOf(facts) };
	const { rows, headline, counts, cents, withoutAmount, noPayees } = report;
	return {
		title: report.title,
		verdict: report.verdict,
		sheetRead: report.unread === undefined,
		counts: { ...counts, withoutAmount, noPayees: noPayees.length },
		totals: Object.fromEntries(Object.entries(cents).map(([kind, each]) => [kind, each / 100])),
		toActOn: report.toActOn.map(listed),
		fileName: nameOfFile(report),
		pageTitle: headline,
		...pageOf(report),
		pageStyle: endingStyle(report.tone, report.single === undefined),
		reviewForm: reviewForm(report),
		checks: rows.filter(({ isPayee }) => isPayee).map((row) => checkRecord(row, report)),
		html: voucher(report),
	};
}
