import type { JsonObject } from '../MobileMoneyNameLookup/domain/json';
import { labelOf } from '../MobileMoneyNameLookup/domain/outcome';
import { isTimeZone, sheetTime } from '../MobileMoneyNameLookup/domain/result/resultColumns';
import { pageOf } from './page';
import type { Settings } from './parameters';
import { plainText } from './plainText';
import { readRows, type ReportRow } from './readRows';
import { reviewForm } from './reviewForm';
import { numberText, warningText, whyText } from './rowTexts';
import { endingStyle } from './styles';
import { summaryOf, toneOfRow } from './summary';
import { textsOf } from './texts';
import { voucher } from './voucher';

/** `reference`: the execution's number, so that somebody finds it in n8n. */
export type RunFacts = Readonly<Record<'timeZone' | 'reference', string>>;

export type Facts = ReturnType<typeof factsOf>;
export type Report = Facts & ReturnType<typeof textsOf> & { readonly title: string };

/** What is known of the check as a whole; texts are plain and capped, empty if nothing is known. */
function factsOf(items: readonly JsonObject[], settings: Settings, run: RunFacts) {
	const zones = [settings.timeZone, run.timeZone];
	const timeZone = zones.find((zone) => zone !== '' && isTimeZone(zone)) ?? 'UTC';
	const write = sheetTime(timeZone);
	// Times in Lookup columns are formatted already.
	const timeOf = (time: string): string =>
		time.includes('T') && !Number.isNaN(Date.parse(time)) ? write(time) : time;
	const read = readRows(items, settings, timeOf);
	// It says why the sheet could not be read; all rows would say the same.
	const unread = read.find(({ finding }) => finding === 'unreadSheet');
	const rows = unread ? [] : read;
	const checked = rows.reduce((last, { checkedAt }) => (checkedAt > last ? checkedAt : last), '');
	const summary = summaryOf(rows);
	const { whole, toActOn } = summary;
	// One payee was checked, and no sheet.
	const single = rows.length === 1 && settings.fileName === '' ? rows[0] : undefined;
	const ofWhole = whole.tone === 'good' && toActOn.length > 0 ? 'caution' : whole.tone;
	return {
		...summary,
		settings,
		unread,
		single,
		tone: single ? toneOfRow(single) : ofWhole,
		subject:
			settings.fileName.replace(/\.[a-z0-9]{1,5}$/i, '') ||
			(single && (numberText(single) || single.payee)),
		reference: run.reference,
		checked,
		timeZone,
		environments: [...new Set(rows.map(({ environment }) => environment))].filter(Boolean),
	};
}

/** A check for the data table `payee_checks`: texts alone. */
const checkRecord = (row: ReportRow, { reference, settings }: Facts) => ({
	reference,
	row: row.row,
	checked_at: row.checkedAt,
	checked_by: settings.uploadedBy,
	file: settings.fileName,
	payee: row.payee,
	type: row.type,
	number: row.number,
	operator: row.operator,
	account_number: row.account,
	amount: String(row.amount ?? row.amountText),
	registered_name: row.name,
	outcome: labelOf(row.outcome),
	details: `${whyText(row)} ${warningText(row)}`.trim(),
	environment: row.environment,
	accepted_by: '',
	accepted_at: '',
});

/** The fields of the node's one item, from the items of a run; never throws on what they hold. */
export function reportOf(items: readonly JsonObject[], settings: Settings, run: RunFacts) {
	const facts = factsOf(items, settings, run);
	const texts = textsOf(facts);
	const title = `${facts.subject || 'Payee check'}: ${texts.headline}`;
	const report: Report = { ...facts, ...texts, title };
	const { checked, counts, totals, toActOn } = report;
	const when = checked ? `checked ${checked.slice(0, 10)}` : 'not checked';
	const fileName = `${facts.subject || 'Payees'}, ${when}`.replace(/[\\/:*?"<>|]/g, '-');
	return {
		title,
		verdict: report.verdict,
		sheetRead: report.unread === undefined,
		counts,
		totals,
		toActOn,
		fileName: plainText(fileName, 120),
		pageTitle: report.headline,
		...pageOf(report),
		pageStyle: endingStyle(report.tone, report.single === undefined),
		reviewForm: reviewForm(toActOn),
		checks: report.payees.map((row) => checkRecord(row, report)),
		html: voucher(report),
	};
}
