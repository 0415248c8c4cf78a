import { isBlankCell } from '../domain/payee/blankCell';
import { CheckFailure } from '../domain/checkFailure';
import type { ResultColumn } from '../domain/result/resultFields';
import type { SheetRow } from './readSheet';

/** What a result wrote into a cell; a spreadsheet may have made a number of it. */
const written = (cell: unknown): string =>
	(typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')
		.trim()
		.replace(/^'/, '');

/**
 * Whether an earlier run has checked the row, and its payee is still the one that was looked up.
 *
 * @param row with the columns of an earlier result among its own
 */
export function isChecked({ fields, payee }: SheetRow): boolean {
	const cell = (column: ResultColumn): unknown => fields[column];
	if (isBlankCell(cell('Lookup Outcome'))) return false;
	const number = written(cell('Lookup Number'));
	if (number === '') return true;
	const lookUp = payee?.lookUp;
	if (lookUp === undefined || lookUp instanceof CheckFailure) return false;
	const type = written(cell('Lookup Type'));
	const isSameType = type === '' || lookUp.type === 'both' || type === lookUp.type;
	const isSameAccount = written(cell('Lookup Account')) === (lookUp.account ?? '');
	return number === lookUp.number && isSameType && isSameAccount;
}
