import type { JsonObject } from '../MobileMoneyNameLookup/domain/json';
import { isTimeZone, sheetTime } from '../MobileMoneyNameLookup/domain/result/resultColumns';
import { linksTo } from './links';
import type { Settings } from './parameters';
import { plainText } from './plainText';
import { readRows } from './readRows';
import { numberText, outcomeText } from './rowTexts';
import { summaryOf } from './summary';
import { textsOf } from './texts';

/** `reference`: the execution's number, so that somebody finds it in n8n. */
export type RunFacts = Readonly<Record<'timeZone' | 'reference', string>>;

export type Facts = ReturnType<typeof factsOf>;
export type Report = Facts & ReturnType<typeof textsOf> & { readonly title: string };

const IN_SHEET = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;
const ISO = /^\d{4}-\d\d-\d\dT/;

/** Writes times in one zone, as `2026-11-25 10:02`; a zone that does not exist costs no report, but is named. */
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

export const bareName = (fileName: string): string => fileName.replace(/\.[a-z0-9]{1,5}$/i, '');

function titleOf({ fileName, single }: Facts, headline: string): string {
	const what = bareName(fileName) || 'Payee check';
	return single
		? `${numberText(single) || single.payee || what}: ${outcomeText(single)}`
		: `${what}: ${headline}`;
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
		reference: plainText(run.reference, 40),
		// One payee was checked, and no sheet.
		single: rows.length === 1 && sheet.fileName === '' ? rows[0] : undefined,
		...{ checkedFrom: times[0] ?? '', checkedTo: times.at(-1) ?? '' },
		environments: known('environment'),
		remarks: [...remarks, ...read.remarks],
		links: linksTo(options.formUrl, options.formAnswers, options.reviewUrl),
	};
}

/** Reads the items of a run; never throws on what they hold. */
export function reportOf(items: readonly JsonObject[], settings: Settings, run: RunFacts): Report {
	const facts = factsOf(items, settings, run);
	const texts = textsOf(facts);
	return { ...facts, ...texts, title: titleOf(facts, texts.headline) };
}
