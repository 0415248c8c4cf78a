import { z } from 'zod';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { MEANINGS } from './headingTable';
import type { NamedColumns } from './namedColumns';
import type { DefaultType } from './readPayee';

/** How the operation is set, the same for the whole sheet. */
export interface SheetSettings {
	readonly columns: NamedColumns;
	readonly defaultType: DefaultType;
}

export const COLUMNS_LABEL = 'Columns';
export const DEFAULT_TYPE_LABEL = 'When the Sheet Names No Type';

const columnsSchema = z.record(z.union([z.string(), z.number()]).nullish());
const defaultTypeSchema = z.enum(['ask', 'till', 'paybill', 'both']);

function readColumns(value: unknown): NamedColumns | CheckFailure {
	const given = columnsSchema.safeParse(value ?? {}).data;
	if (!given)
		return fieldFailure(COLUMNS_LABEL, 'is not text', 'Write the heading of each column as text.');
	const named = MEANINGS.map((meaning) => [meaning, String(given[meaning] ?? '')] as const);
	return Object.fromEntries(named.filter(([, heading]) => heading !== ''));
}

/**
 * Reads the parameters `columns` and `defaultType` as n8n gives them.
 *
 * @returns why they cannot be used, as an expression can give anything
 */
export function readSheetSettings(
	columns: unknown,
	defaultType: unknown,
): SheetSettings | CheckFailure {
	const named = readColumns(columns);
	if (named instanceof CheckFailure) return named;
	const type = defaultTypeSchema.safeParse(defaultType ?? 'ask');
	return type.success
		? { columns: named, defaultType: type.data }
		: fieldFailure(DEFAULT_TYPE_LABEL, 'is none of its values', 'Use ask, till, paybill or both.');
}
