import { CheckFailure } from '../domain/checkFailure';
import { labelOf } from '../domain/outcome';
import type { ResultColumn } from '../domain/result/resultColumns';
import type { SheetRow } from './readPayee';

/** Outcomes that hold until the payee changes; an unchecked row has none. */
const ANSWERS: ReadonlySet<string> = new Set(
	(['confirmed', 'needsReview', 'notConfirmed'] as const).map(labelOf),
);

/** Whether an earlier run has an answer to the row's number, type and account. No column tells which name was expected. */
export function isChecked({ fields, lookUp }: SheetRow): boolean {
	if (lookUp instanceof CheckFailure) return false;
	// A spreadsheet may have turned the text into a number.
	const cell = (column: ResultColumn): string => {
		const value = fields[column];
		const isText = typeof value === 'string' || typeof value === 'number';
		return isText ? String(value).trim().replace(/^'/, '') : '';
	};
	const { type, number, account = '' } = lookUp;
	return (
		ANSWERS.has(cell('Lookup Outcome')) &&
		cell('Lookup Number') === number &&
		cell('Lookup Account') === account &&
		(type === undefined || cell('Lookup Type') === type)
	);
}
