import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { isJsonObject } from '../../nodes/MobileMoneyNameLookup/domain/json';
import { resultColumns } from '../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import type { ResultValues } from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import MONTH from './month.json';

/** A month of 40 payees and a total, from row 5, with the result under `lookup` (Include Other Input Fields). */
export const asFields = (): IDataObject[] => [...MONTH];

/** 41 payees, of which 39 stand out. */
export function badMonth(): IDataObject[] {
	const standingOut = MONTH.filter(
		({ lookup }) => lookup.outcome !== 'confirmed' || 'warnings' in lookup,
	);
	return Array.from({ length: 41 }, (_row, at) => ({
		...(at > 38 ? MONTH[0] : standingOut[at % (standingOut.length - 1)]),
		row_number: at + 5,
	}));
}

const resultSchema = z.custom<ResultValues>(isJsonObject);

/** A result as the lookup writes it into sheet columns. */
export const columnsOf = (result: unknown): IDataObject =>
	resultColumns(resultSchema.parse(result), () => '2026-11-25 10:02');

/** The same rows with the result in sheet columns. */
export const asColumns = (): IDataObject[] =>
	asFields().map(({ lookup, ...own }) => ({ ...own, ...columnsOf(lookup) }));
