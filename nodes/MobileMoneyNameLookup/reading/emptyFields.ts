import type { Operation } from '../operations/operation';
import { EXPECTED_NAME_LABEL, isBlank } from './readNames';
import type { ReadRow } from './readRow';

const expectedName = { name: 'expectedName', displayName: EXPECTED_NAME_LABEL, required: false };

/** Labels of fields that are empty on all rows: more likely a renamed column than a fault of each row. */
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
