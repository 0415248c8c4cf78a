import { OUTPUT_OF } from './outcome';
import { RESULT_COLUMNS } from './resultColumns';

/** Fields in which a result tells its verdict; sheets have columns of the same names. */
const VERDICT_FIELDS = [
	'outcome',
	'summary',
	'reason',
	'status',
	'message',
	'nameMatch',
	'foundAs',
	'rawResponse',
	'simulated',
] as const;

/** Fields that nobody but this node fills. */
const OWN_FIELDS = ['lookup', ...RESULT_COLUMNS] as const;

const inOneSpelling = (outcome: string): string => outcome.replace(/[^a-z]/gi, '').toLowerCase();

const OUTCOMES: ReadonlySet<string> = new Set(Object.keys(OUTPUT_OF).map(inOneSpelling));

/**
 * Finds what an earlier run of this node has left in a row. A row that leaves unchecked must not keep it,
 * because later steps would take it for the result of this run.
 *
 * @param row the fields of an item
 * @returns the names of the fields that tell an earlier verdict
 */
export function earlierVerdictIn(row: Readonly<Record<string, unknown>>): string[] {
	const { outcome } = row;
	const isResult = typeof outcome === 'string' && OUTCOMES.has(inOneSpelling(outcome));
	const fields = [...OWN_FIELDS, ...(isResult ? VERDICT_FIELDS : [])];
	return fields.filter((field) => Object.hasOwn(row, field));
}
