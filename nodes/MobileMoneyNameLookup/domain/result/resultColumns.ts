import type { IDataObject } from 'n8n-workflow';

import { FINDING_LABELS } from '../checkFailure';
import { labelOf, OUTCOMES } from '../outcome';
import { MATCHES, RESULT_FIELD_NAMES, RESULT_FIELDS, type ResultValues } from './resultFields';

const BEGINS_FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A holder may have registered a formula as the name. */
const withoutFormula = (value: string): string =>
	BEGINS_FORMULA.test(value) ? `'${value}` : value;

/** A column's text without the apostrophe of `withoutFormula`. */
export const unguarded = (text: string): string =>
	text.startsWith("'") && BEGINS_FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** Whether a text is a time zone, or empty. */
export function isTimeZone(zone: string): boolean {
	try {
		return zone === '' || new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
	} catch {
		return false;
	}
}

/** Returns a function that writes a time for sheets: `2026-11-23 07:02`. An unknown zone counts as UTC. */
export function sheetTime(zone: string): TimeOf {
	const timeZone = zone !== '' && isTimeZone(zone) ? zone : 'UTC';
	const styles = { dateStyle: 'short', timeStyle: 'short' } as const;
	const formatter = new Intl.DateTimeFormat('sv-SE', { ...styles, timeZone });
	return (iso) => (iso === '' ? '' : formatter.format(new Date(iso)));
}

type TimeOf = (iso: string) => string;

/** The columns in order. Every row has all of them, so one header fits. */
const COLUMNS = {
	'Lookup Outcome': ({ outcome }) => outcome && labelOf(outcome),
	'Lookup Payable': ({ payable }) => payable !== undefined && (payable ? 'Yes' : 'No'),
	'Lookup Name': ({ name }) => name,
	'Lookup Match': ({ nameMatch }) => nameMatch && MATCHES[nameMatch.result],
	'Lookup Reason': ({ summary }) => summary,
	'Lookup Next Step': ({ nextStep }) => nextStep,
	'Lookup Details': ({ nameMatch, warnings }) =>
		[...(nameMatch?.explanation ?? []), ...(warnings ? ['Warning:', ...warnings] : [])].join(' '),
	'Lookup Type': ({ accountType, error }) =>
		[accountType, error?.finding && FINDING_LABELS[error.finding]].filter(Boolean).join(' '),
	'Lookup Number': ({ number }) => number,
	'Lookup Account': ({ account }) => account,
	'Lookup Environment': ({ environment }) => environment,
	'Lookup Checked At': ({ checkedAt }, timeOf) => checkedAt && timeOf(checkedAt),
	'Lookup Accepted By': ({ accepted }) => accepted?.by,
} satisfies Record<string, (result: ResultValues, timeOf: TimeOf) => string | false | undefined>;

export type ResultColumn = keyof typeof COLUMNS;

export const RESULT_COLUMNS = Object.keys(COLUMNS);

/** The columns of a result: texts, empty if there is no value. */
export const resultColumns = (result: ResultValues, timeOf: TimeOf): Record<string, string> =>
	Object.fromEntries(
		Object.entries(COLUMNS).map(([column, textOf]) => {
			return [column, withoutFormula(textOf(result, timeOf) || '')];
		}),
	);

/** Fields of a result about its check. A sheet may have columns of its own with these names. */
export const CHECK_FIELDS: readonly string[] = RESULT_FIELD_NAMES.filter(
	(name) => RESULT_FIELDS[name].isOfCheck,
);

/** In lower case, because sheets may change capitals. */
const outcomes = new Set(
	OUTCOMES.flatMap((outcome) => [outcome, labelOf(outcome)]).map((text) => text.toLowerCase()),
);

/**
 * The fields of an earlier result that a row must not keep: later steps would take them for this run's. A row that is
 * checked again keeps plain fields, such as `outcome`, but not `payable`.
 */
export function earlierResultIn(row: IDataObject, isChecked = false): string[] {
	const { outcome } = row;
	const isResult = typeof outcome === 'string' && outcomes.has(outcome.trim().toLowerCase());
	const ofResult = isChecked ? ['payable'] : CHECK_FIELDS;
	// A caller may send it along; a column of amounts may be called so, too.
	const isClaim = row.payable === true || row.payable === 'true';
	const claimed = isClaim ? ['payable'] : [];
	const fields = ['lookup', ...RESULT_COLUMNS, ...(isResult ? ofResult : claimed)];
	return fields.filter((field) => Object.hasOwn(row, field));
}

/** A row's own fields, without those of an earlier result that it must not keep. */
export function ownFields(row: IDataObject, isChecked: boolean): IDataObject {
	const earlier = new Set(earlierResultIn(row, isChecked));
	if (earlier.size === 0) return row;
	return Object.fromEntries(Object.entries(row).filter(([name]) => !earlier.has(name)));
}
