import { z } from 'zod';

import type { AccountType } from './accountType';
import { tellsRefusal } from './summary';
import { OUTCOMES } from './outcome';
import { RESULT_COLUMNS } from './resultColumns';

/** Reasons of results whose name is nobody's who was found under the number as it was asked. */
const REFUSALS: ReadonlySet<unknown> = new Set([
	'accountNotFound',
	'operatorNotSupported',
	'rejected',
	'wrongAccountType',
]);

const resultSchema = z.object({
	outcome: z.enum(OUTCOMES),
	name: z.string(),
	reason: z.unknown(),
	accountType: z.enum(['till', 'paybill']).optional().catch(undefined),
});

/** What an earlier result of this node says of the name that it holds. */
interface EarlierResult {
	/** Whether its check failed, or found nobody of this name. */
	readonly isRefused: boolean;
	/** What was looked up; undefined where only names were compared. */
	readonly accountType: AccountType | undefined;
}

const columnsSchema = z.object({
	'Lookup Outcome': z.string(),
	'Lookup Name': z.string(),
	'Lookup Reason': z.string().catch(''),
	'Lookup Type': z.string().optional().catch(undefined),
	'Lookup Environment': z.unknown(),
});

/** The columns of an earlier result as its fields; a sheet keeps no reason but its sentence. */
function fieldsOfColumns(row: Readonly<Record<string, unknown>>): unknown {
	const columns = columnsSchema.safeParse(row);
	if (!columns.success) return undefined;
	const { 'Lookup Outcome': outcome, 'Lookup Reason': told } = columns.data;
	const isInvented = columns.data['Lookup Environment'] === 'demo';
	const isRefused = isInvented || outcome === 'Unchecked' || tellsRefusal(told);
	return {
		outcome: 'needsReview',
		name: columns.data['Lookup Name'],
		reason: isRefused ? 'rejected' : '',
		accountType: columns.data['Lookup Type'],
	};
}

const inOneSpelling = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Finds the earlier result of this node that a registered name was taken from.
 *
 * @param fields of an item, which may be such a result or have one under `lookup`
 * @returns undefined where the item holds none with this name
 */
export function earlierResultIn(
	fields: Readonly<Record<string, unknown>>,
	registeredName: string,
): EarlierResult | undefined {
	for (const candidate of [fields, fields.lookup, fieldsOfColumns(fields)]) {
		const parsed = resultSchema.safeParse(candidate);
		if (!parsed.success) continue;
		const { outcome, reason, name, accountType } = parsed.data;
		if (inOneSpelling(name) !== inOneSpelling(registeredName)) continue;
		return {
			isRefused: outcome === 'unchecked' || REFUSALS.has(reason),
			accountType,
		};
	}
	return undefined;
}

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

const lettersOf = (outcome: string): string => outcome.replace(/[^a-z]/gi, '').toLowerCase();

const outcomes: ReadonlySet<string> = new Set(OUTCOMES.map(lettersOf));

/**
 * Finds what an earlier run of this node has left in a row. A row that leaves unchecked must not keep it,
 * because later steps would take it for the result of this run.
 *
 * @returns the names of the fields that tell an earlier verdict
 */
export function earlierVerdictIn(row: Readonly<Record<string, unknown>>): string[] {
	const { outcome } = row;
	const isResult = typeof outcome === 'string' && outcomes.has(lettersOf(outcome));
	const fields = [...OWN_FIELDS, ...(isResult ? VERDICT_FIELDS : [])];
	return fields.filter((field) => Object.hasOwn(row, field));
}
