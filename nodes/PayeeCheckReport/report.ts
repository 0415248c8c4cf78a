import { isTimeZone, sheetTime } from '../MobileMoneyNameLookup/domain/result/resultColumns';
import { type Links, linksTo } from './links';
import type { Settings } from './parameters';
import { plainText } from './plainText';
import { readRows, type ReportRow } from './readRows';
import { type Summary, summaryOf } from './summary';
import { numberText, outcomeText } from './rowTexts';
import { textsOf } from './texts';

/** What the run knows beside the items and the parameters. */
export interface RunFacts {
	readonly timeZone: string;
	/** The execution's number, so that somebody finds it in n8n; empty where there is none. */
	readonly reference: string;
}

/** What is known of the check as a whole; texts are plain and capped, and empty where nothing is known. */
export type Facts = Settings['sheet'] &
	RunFacts &
	Summary & {
		readonly rows: readonly ReportRow[];
		/** Says why the sheet could not be read, if it could not: then no row was checked. */
		readonly unread: ReportRow | undefined;
		/** The row where one payee was checked, and no sheet. */
		readonly single: ReportRow | undefined;
		/** The first and the last check, as `2026-11-25 10:02`. */
		readonly checkedFrom: string;
		readonly checkedTo: string;
		/** Where results come from, as in production or demo. */
		readonly environments: readonly string[];
		readonly remarks: readonly string[];
		readonly links: Links;
	};

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

/** Reads the items of a run; never throws on what they hold. */
export function reportOf(
	items: ReadonlyArray<Readonly<Record<string, unknown>>>,
	{ sheet, options }: Settings,
	run: RunFacts,
): Report {
	const { timeZone, timeOf, remarks } = clockOf(options.timeZone, run.timeZone);
	const { amountColumn: amount, payeeColumn: payee, rowIdField: idField } = options;
	const read = readRows(items, { named: { amount, payee }, idField, timeOf });
	const unread = read.rows.find(({ finding }) => finding === 'unreadSheet');
	// The rows of a sheet that could not be read are no payees, and would say the same again and again.
	const rows = unread ? [] : read.rows;
	const known = (name: 'checkedAt' | 'environment') =>
		[...new Set(read.rows.map((row) => row[name]))].filter(Boolean).sort();
	const times = known('checkedAt');
	const facts: Facts = {
		...{ ...sheet, timeZone, ...summaryOf(rows), rows, unread },
		reference: plainText(run.reference, 40),
		single: rows.length === 1 && sheet.fileName === '' ? rows[0] : undefined,
		...{ checkedFrom: times[0] ?? '', checkedTo: times.at(-1) ?? '' },
		environments: known('environment'),
		remarks: [...remarks, ...read.remarks],
		links: linksTo(options.formUrl, options.formAnswers, options.reviewUrl),
	};
	const texts = textsOf(facts);
	return { ...facts, ...texts, title: titleOf(facts, texts.headline) };
}
