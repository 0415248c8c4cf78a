import { labelOf, OUTCOMES } from '../outcome';
import { RESULT_COLUMNS, RESULT_FIELD_NAMES, RESULT_FIELDS } from './resultFields';

/** Fields of a result about its check; sheets have columns of the same names. */
export const VERDICT_FIELDS: readonly string[] = RESULT_FIELD_NAMES.filter(
	(name) => RESULT_FIELDS[name].isVerdict,
);

const OWN_FIELDS: readonly string[] = ['lookup', ...RESULT_COLUMNS];

/** In any case, because sheets may change it. */
const outcomes = new Set(
	OUTCOMES.flatMap((outcome) => [outcome, labelOf(outcome)]).map((text) => text.toLowerCase()),
);

/** The fields of an earlier verdict. An unchecked row must not keep them, or later steps would use the old result. */
export function earlierVerdictIn(row: Readonly<Record<string, unknown>>): string[] {
	const { outcome } = row;
	const isResult = typeof outcome === 'string' && outcomes.has(outcome.trim().toLowerCase());
	const fields = [...OWN_FIELDS, ...(isResult ? VERDICT_FIELDS : [])];
	return fields.filter((field) => Object.hasOwn(row, field));
}
