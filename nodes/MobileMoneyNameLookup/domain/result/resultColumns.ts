import type { IDataObject } from 'n8n-workflow';

import { labelOf, OUTCOMES } from '../outcome';
import {
	RESULT_COLUMNS,
	RESULT_FIELD_NAMES,
	RESULT_FIELDS,
	type ResultColumn,
	type ResultFieldName,
	type ResultValues,
	type TimeOf,
} from './resultFields';

const BEGINS_FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A holder may have registered a formula as the name. */
const withoutFormula = (value: string): string =>
	BEGINS_FORMULA.test(value) ? `'${value}` : value;

/** A text of a column as it was before. */
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

function partOf<Name extends ResultFieldName>(
	result: Pick<ResultValues, Name>,
	name: Name,
	column: ResultColumn,
	timeOf: TimeOf,
): string {
	const value = result[name];
	const write = RESULT_FIELDS[name].columns?.[column];
	return value === undefined || write === undefined ? '' : write(value, timeOf);
}

const FIELDS_OF = RESULT_COLUMNS.map((column) => ({
	column,
	names: RESULT_FIELD_NAMES.filter((name) => RESULT_FIELDS[name].columns?.[column]),
}));

/** The columns of a result: texts, empty if there is no value. */
export const resultColumns = (result: ResultValues, timeOf: TimeOf): Record<string, string> =>
	Object.fromEntries(
		FIELDS_OF.map(({ column, names }) => {
			const parts = names.map((name) => partOf(result, name, column, timeOf));
			return [column, withoutFormula(parts.filter(Boolean).join(' '))];
		}),
	);

/** Fields of a result about its check; sheets have columns of the same names. */
export const VERDICT_FIELDS: readonly string[] = RESULT_FIELD_NAMES.filter(
	(name) => RESULT_FIELDS[name].isVerdict,
);

const OWN_FIELDS: readonly string[] = ['lookup', ...RESULT_COLUMNS];

/** In any case, because sheets may change it. */
const outcomes = new Set(
	OUTCOMES.flatMap((outcome) => [outcome, labelOf(outcome)]).map((text) => text.toLowerCase()),
);

/**
 * The fields of an earlier verdict that a row must not keep, or later steps would use the old result. A row that is
 * checked again keeps plain fields, such as `outcome`, but nothing that says whether to pay.
 */
export function earlierVerdictIn(
	row: Readonly<Record<string, unknown>>,
	isChecked = false,
): string[] {
	const { outcome } = row;
	const isResult = typeof outcome === 'string' && outcomes.has(outcome.trim().toLowerCase());
	const ofResult = isChecked ? ['payable'] : VERDICT_FIELDS;
	const fields = [...OWN_FIELDS, ...(isResult ? ofResult : [])];
	return fields.filter((field) => Object.hasOwn(row, field));
}

/** A row's own fields, without those of an earlier verdict that it must not keep. */
export function ownFields(row: IDataObject, isChecked: boolean): IDataObject {
	const earlier = new Set(earlierVerdictIn(row, isChecked));
	if (earlier.size === 0) return row;
	return Object.fromEntries(Object.entries(row).filter(([name]) => !earlier.has(name)));
}
