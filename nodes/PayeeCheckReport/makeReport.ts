import { sheetTime } from '../MobileMoneyNameLookup/domain/result/resultColumns';
import type { About } from './about';
import { linksTo, linkTo } from './links';
import type { Parameters } from './parameters';
import { readRows } from './readRows';
import { type ReportFields, reportFields, reportOf } from './report';
import type { ReportRow } from './reportRow';

/** What the run knows beside the items and the parameters. */
export interface RunFacts {
	/** The workflow's time zone. */
	readonly timeZone: string;
	/** The execution's number; empty where there is none. */
	readonly reference: string;
}

const IN_SHEET = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;
const ISO = /^\d{4}-\d\d-\d\dT/;

function isZone(timeZone: string): boolean {
	try {
		return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
	} catch {
		return false;
	}
}

/** Writes times in one zone, as `2026-11-25 10:02`; a zone that does not exist costs no report, but is named. */
function clockOf(wanted: string, ofWorkflow: string) {
	const timeZone = [wanted, ofWorkflow].find((zone) => zone !== '' && isZone(zone)) ?? 'UTC';
	const write = sheetTime(timeZone);
	const timeOf = (time: string): string => {
		if (IN_SHEET.test(time)) return time;
		return ISO.test(time) && !Number.isNaN(Date.parse(time)) ? write(time) : '';
	};
	const remarks =
		wanted === '' || timeZone === wanted
			? []
			: [`There is no time zone “${wanted}”, so times are those of the workflow.`];
	return { timeZone, timeOf, remarks };
}

/** The first and the last of the times, and where the results come from. */
function summed(
	rows: readonly ReportRow[],
): Pick<About, 'checkedFrom' | 'checkedTo' | 'environments'> {
	const times = rows
		.map(({ checkedAt }) => checkedAt)
		.filter(Boolean)
		.sort();
	const environments = rows.map(({ environment }) => environment).filter(Boolean);
	return {
		checkedFrom: times[0] ?? '',
		checkedTo: times.at(-1) ?? '',
		environments: [...new Set(environments)].sort(),
	};
}

/**
 * Makes the report of a run.
 *
 * @param items the fields of each item
 * @returns the fields of the node's one item, with the whole page under `html`; never throws on what items hold
 */
export function makeReport(
	items: ReadonlyArray<Readonly<Record<string, unknown>>>,
	{ sheet, options }: Parameters,
	run: RunFacts,
): ReportFields {
	const { timeZone, timeOf, remarks } = clockOf(options.timeZone, run.timeZone);
	const read = readRows(items, {
		named: { amount: options.amountColumn, payee: options.payeeColumn },
		idField: options.rowIdField,
		timeOf,
	});
	const unread = read.rows.find(({ finding }) => finding === 'unreadSheet');
	const problem = unread ? [`${unread.reason} ${unread.nextStep}`] : [];
	const about: About = {
		...sheet,
		reference: run.reference,
		timeZone,
		...summed(read.rows),
		remarks: [...problem, ...remarks, ...read.remarks],
		links: {
			...linksTo(options.formUrl, options.formAnswers),
			review: linkTo(options.reviewUrl),
		},
	};
	// The rows of a sheet that could not be read are no payees, and would say the same again and again.
	return reportFields(reportOf(unread ? [] : read.rows, about));
}
