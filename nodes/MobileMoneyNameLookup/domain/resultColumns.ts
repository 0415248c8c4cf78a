import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { labelOf, OUTCOMES } from './outcome';

/** The columns of a result, in their order; every row has all of them, so that one header fits. */
export const RESULT_COLUMNS = [
	'Lookup Outcome',
	'Lookup Name',
	'Lookup Match',
	'Lookup Score',
	'Lookup Reason',
	'Lookup Details',
	'Lookup Type',
	'Lookup Number',
	'Lookup Environment',
	'Lookup Checked At',
] as const;

type ResultColumn = (typeof RESULT_COLUMNS)[number];

/** A result on one level: texts, and the score as a number; an empty text where there is nothing. */
export type ResultRow = Record<ResultColumn, string | number>;

const text = z.string().default('');
const texts = z.array(z.string()).default([]);

const resultSchema = z.object({
	outcome: z.enum(OUTCOMES),
	name: text,
	summary: text,
	accountType: text,
	number: text,
	nameMatch: z
		.object({
			result: z.enum(['match', 'closeMatch', 'noMatch']),
			score: z.number(),
			explanation: texts,
		})
		.optional(),
	environment: text,
	checkedAt: text,
	warnings: texts,
	error: z.object({ description: text }).optional(),
});

const MATCHES = { match: 'Match', closeMatch: 'Close Match', noMatch: 'No Match' } as const;

/** With these a spreadsheet takes a text for a formula (OWASP, CSV injection); full-width ones in some of its languages. */
const BEGINS_FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text that no spreadsheet runs: a holder may have registered a formula as the name. */
const withoutFormula = (value: string): string =>
	BEGINS_FORMULA.test(value) ? `'${value}` : value;

/**
 * Gives out what writes a time as sheets sort and read it: `2026-11-23 07:02`.
 *
 * @param timeZone of the workflow; one that is none counts as UTC
 */
export function sheetTime(timeZone: string): (iso: string) => string {
	const format = (zone: string) =>
		new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
	let formatter: Intl.DateTimeFormat;
	try {
		formatter = format(timeZone);
	} catch {
		formatter = format('UTC');
	}
	return (iso) => (iso === '' ? '' : formatter.format(new Date(iso)));
}

/**
 * The columns of a result, for a sheet.
 *
 * @param timeOf writes a time for a sheet
 */
export function resultColumns(result: IDataObject, timeOf: (iso: string) => string): ResultRow {
	const { outcome, name, summary, nameMatch, warnings, error, ...rest } =
		resultSchema.parse(result);
	const details = [...(nameMatch?.explanation ?? []), ...warnings, error?.description ?? ''];
	return {
		'Lookup Outcome': labelOf(outcome),
		'Lookup Name': withoutFormula(name),
		'Lookup Match': nameMatch ? MATCHES[nameMatch.result] : '',
		'Lookup Score': nameMatch?.score ?? '',
		'Lookup Reason': withoutFormula(summary),
		'Lookup Details': withoutFormula(details.filter(Boolean).join(' ')),
		'Lookup Type': rest.accountType,
		'Lookup Number': rest.number,
		'Lookup Environment': rest.environment,
		'Lookup Checked At': timeOf(rest.checkedAt),
	};
}

/**
 * A row of a sheet with the columns of its result behind its own; what an earlier run has left there is
 * replaced.
 */
export function besideColumns(row: IDataObject, columns: ResultRow): IDataObject {
	const own = Object.entries(row).filter(([name]) => !Object.hasOwn(columns, name));
	return { ...Object.fromEntries(own), ...columns };
}
