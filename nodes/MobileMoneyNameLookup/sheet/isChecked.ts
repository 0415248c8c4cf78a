import { CheckFailure } from '../domain/checkFailure';
import { labelOf } from '../domain/outcome';
import type { ResultColumn } from '../domain/result/resultFields';
import type { SheetRow } from './readSheet';

/** What a result wrote into a cell; a spreadsheet may have made a number of it. */
const written = (cell: unknown): string =>
	(typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')
		.trim()
		.replace(/^'/, '');

/** Outcomes that hold until the payee changes; an unchecked row has none. */
const ANSWERS: ReadonlySet<string> = new Set(
	(['confirmed', 'needsReview', 'notConfirmed'] as const).map(labelOf),
);

/**
 * Whether an earlier run has an answer to the row, and its number, type and account are still those that were looked
 * up. The columns do not tell which name was expected.
 *
 * @param row with the columns of an earlier result among its own
 */
export function isChecked({ fields, payee }: SheetRow): boolean {
	const cell = (column: ResultColumn): string => written(fields[column]);
	const lookUp = payee?.lookUp;
	if (!ANSWERS.has(cell('Lookup Outcome'))) return false;
	if (lookUp === undefined || lookUp instanceof CheckFailure) return false;
	const isSameType = lookUp.type === 'both' || cell('Lookup Type') === lookUp.type;
	const isSameAccount = cell('Lookup Account') === (lookUp.account ?? '');
	return cell('Lookup Number') === lookUp.number && isSameType && isSameAccount;
}
