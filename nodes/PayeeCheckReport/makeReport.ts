import type { About } from './about';
import { type Clock, clockIn } from './clock';
import { linksTo } from './links';
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

/** The clock of the report; a zone that does not exist costs no report, but is named. */
function clockOf(wanted: string, ofWorkflow: string): { clock: Clock; remarks: string[] } {
	const remarks =
		wanted === '' || clockIn(wanted)
			? []
			: [`There is no time zone “${wanted}”, so times are those of the workflow.`];
	const utc: Clock = clockIn('UTC') ?? { timeZone: '', timeOf: () => '' };
	return { clock: (wanted && clockIn(wanted)) || clockIn(ofWorkflow) || utc, remarks };
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
	const { clock, remarks } = clockOf(options.timeZone, run.timeZone);
	const read = readRows(items, {
		named: { amount: options.amountColumn, payee: options.payeeColumn },
		idField: options.rowIdField,
		timeOf: clock.timeOf,
	});
	const unread = read.rows.find(({ isUnread }) => isUnread);
	const problem = unread ? [`${unread.reason} ${unread.nextStep}`] : [];
	const about: About = {
		...sheet,
		reference: run.reference,
		timeZone: clock.timeZone,
		...summed(read.rows),
		remarks: [...problem, ...remarks, ...read.remarks],
		links: linksTo(options.formUrl, options.formAnswers),
	};
	// The rows of a sheet that could not be read are no payees, and would say the same again and again.
	return reportFields(reportOf(unread ? [] : read.rows, about));
}
