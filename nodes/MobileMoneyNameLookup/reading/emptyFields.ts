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
	const isEmpty = (cell: string): boolean =>
		rows.every(({ entered }) =>
			Object.entries(entered).some(([name, value]) => name === cell && isBlank(value)),
		);
	return Object.entries({ ...cells, expectedName })
		.filter(
			([cell, { name, required }]) => (required === true || isSetField(name)) && isEmpty(cell),
		)
		.map(([, { displayName }]) => displayName)
		.filter(() => rows.length > 1);
}
