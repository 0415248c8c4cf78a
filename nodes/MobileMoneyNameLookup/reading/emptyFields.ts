import type { Operation } from '../operations/operation';
import { EXPECTED_NAME_LABEL, isBlank } from './readNames';
import type { ReadRow } from './readRow';

const expectedName = { name: 'expectedName', displayName: EXPECTED_NAME_LABEL, required: false };

/**
 * Which fields were empty on every row of a run: more likely a renamed column than each row's own fault.
 *
 * @param isSetField whether an optional field is set, by its name
 * @returns the labels of the fields
 */
export function emptyFields(
	{ cells }: Operation,
	rows: readonly ReadRow[],
	isSetField: (name: string) => boolean,
): string[] {
	const isEmptyIn = ({ entered }: ReadRow, cell: string): boolean =>
		Object.entries(entered).some(([name, value]) => name === cell && isBlank(value));
	const fields = rows.length > 1 ? Object.entries({ ...cells, expectedName }) : [];
	return fields
		.filter(([, { name, required }]) => required === true || isSetField(name))
		.filter(([cell]) => rows.every((row) => isEmptyIn(row, cell)))
		.map(([, { displayName }]) => displayName);
}
