import { z } from 'zod';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { NUMBER_TYPE_NAMES } from '../domain/payee/numberType';
import { MEANINGS } from './headingTable';
import type { NamedColumns } from './readHeadings';
import type { DefaultType } from './readPayee';

export interface SheetSettings {
	readonly columns: NamedColumns;
	readonly defaultType: DefaultType;
}

export const COLUMNS_LABEL = 'Columns';
export const DEFAULT_TYPE_LABEL = 'When the Sheet Names No Type';

const columnsSchema = z.record(z.union([z.string(), z.number()]).nullish());
const defaultTypeSchema = z.enum(['ask', 'both', ...NUMBER_TYPE_NAMES]);

/**
 * Reads the parameters `columns` and `defaultType`; n8n gives an empty text for a missing one.
 * A CheckFailure is returned unchanged.
 */
export function readSheetSettings(
	columns: unknown,
	defaultType: unknown,
): SheetSettings | CheckFailure {
	if (columns instanceof CheckFailure) return columns;
	if (defaultType instanceof CheckFailure) return defaultType;
	const given = columnsSchema.safeParse(columns || {}).data;
	if (!given)
		return fieldFailure(COLUMNS_LABEL, 'is not text', 'Write the heading of each column as text.');
	const type = defaultTypeSchema.safeParse(defaultType || 'ask').data;
	if (!type)
		return fieldFailure(
			DEFAULT_TYPE_LABEL,
			'is none of its values',
			`Use ${defaultTypeSchema.options.join(', ')}.`,
		);
	const named = MEANINGS.map((meaning) => [meaning, String(given[meaning] ?? '')] as const);
	return {
		columns: Object.fromEntries(named.filter(([, heading]) => heading !== '')),
		defaultType: type,
	};
}
