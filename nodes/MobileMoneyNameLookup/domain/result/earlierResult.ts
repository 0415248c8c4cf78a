import { labelOf, OUTCOMES } from '../outcome';
import { RESULT_COLUMNS, RESULT_FIELD_NAMES, RESULT_FIELDS } from './resultFields';

/** Fields of a result that tell of its check; sheets have columns of the same names. */
export const VERDICT_FIELDS: readonly string[] = RESULT_FIELD_NAMES.filter(
	(name) => RESULT_FIELDS[name].isVerdict,
);

/** Fields that nobody but this node fills. */
const OWN_FIELDS: readonly string[] = ['lookup', ...RESULT_COLUMNS];

/** As this node writes them, in whatever case a sheet has them now. */
const outcomes = new Set(
	OUTCOMES.flatMap((outcome) => [outcome, labelOf(outcome)]).map((text) => text.toLowerCase()),
);

/**
 * Finds what an earlier run of this node has left in a row. An unchecked row must not keep it, because later steps
 * would take it for the result of this run.
 *
 * @returns the names of the fields that tell an earlier verdict
 */
export function earlierVerdictIn(row: Readonly<Record<string, unknown>>): string[] {
	const { outcome } = row;
	const isResult = typeof outcome === 'string' && outcomes.has(outcome.trim().toLowerCase());
	const fields = [...OWN_FIELDS, ...(isResult ? VERDICT_FIELDS : [])];
	return fields.filter((field) => Object.hasOwn(row, field));
}
