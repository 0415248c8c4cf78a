import { compareNames } from '../nameMatch/compareNames';
import { nameWithoutNote } from '../names/readNote';
import { groupsOf, rowsNamed } from './counts';
import { capitalized } from './result/summary';
import { type Warning, WARNINGS } from './warnings';

export interface RepeatedPayee {
	readonly rowIndex: number;
	readonly row: string;
	readonly key: string;
	readonly number: string;
	readonly expectedName?: string | undefined;
	readonly isMasked: boolean;
}

interface Row extends RepeatedPayee {
	/** Without a clerk's note (`- March rent`), normalised for case and whitespace. */
	readonly name: string;
	readonly warnings: Warning[];
}

const MAX_ROWS_NAMED = 5;

/** Each row's warnings by its index, in linear time. `isOfSheet`: rows have the numbers of the user's sheet. */
export function findRepeats(
	payees: readonly RepeatedPayee[],
	isOfSheet: boolean,
): ReadonlyMap<number, readonly Warning[]> {
	const rows = payees.map((payee): Row => {
		const name = nameWithoutNote(payee.expectedName ?? '');
		return { ...payee, name, warnings: [] };
	});
	for (const ofNumber of groupsOf(rows, ({ key }) => key).values())
		if (ofNumber.length > 1) warnOfNumber(ofNumber, isOfSheet);
	for (const [name, ofName] of groupsOf(rows, (row) => row.name))
		if (name !== '') warnOfNumbers(ofName, isOfSheet);
	return new Map(rows.map(({ rowIndex, warnings }) => [rowIndex, warnings]));
}

const agree = (one: Row, other: Row): boolean =>
	compareNames(one.expectedName ?? '', other.name).result === 'match' ||
	compareNames(other.expectedName ?? '', one.name).result === 'match';

/** Adds warnings about other expected names of one number, and about equal rows. */
function warnOfNumber(rows: readonly Row[], isOfSheet: boolean): void {
	const named = rows.filter(({ name }) => name !== '');
	const [[first] = [], ...others] = groupsOf(named, ({ name }) => name).values();
	const against = others.filter(([other]) => first && other && !agree(first, other));
	const differing = new Set(against.flat());
	const [other] = differing;
	if (first && other)
		for (const row of named) {
			const about = differing.has(row) ? first : other;
			const name = about.isMasked || row.isMasked ? 'another name' : (about.expectedName ?? '');
			const place = capitalized(rowsNamed([about.row], isOfSheet));
			row.warnings.push(WARNINGS.namesOfOneNumber(place, name));
		}
	const nameless = rows.filter(({ name }) => name === '');
	// Spelling variants count as the same payee.
	const asFirst = named.filter((row) => !differing.has(row));
	for (const equal of [nameless, asFirst, ...against])
		if (equal.length > 1) warnOfEqual(equal, isOfSheet);
}

function warnOfEqual(rows: readonly Row[], isOfSheet: boolean): void {
	const first = rows.slice(0, MAX_ROWS_NAMED + 1);
	for (const row of rows) {
		const others = first.filter((each) => each !== row).slice(0, MAX_ROWS_NAMED);
		const numbers = others.map((each) => each.row);
		row.warnings.push(WARNINGS.samePayee(rowsNamed(numbers, isOfSheet, rows.length - 1)));
	}
}

/** Adds warnings about other numbers of one name. */
function warnOfNumbers(rows: readonly Row[], isOfSheet: boolean): void {
	const [[one] = [], [two] = [], ...more] = groupsOf(rows, ({ key }) => key).values();
	if (!one || !two) return;
	for (const { key, warnings } of rows) {
		const { number, row } = key === one.key ? two : one;
		const place = rowsNamed([row], isOfSheet);
		warnings.push(WARNINGS.numbersOfOneName(number, place, more.length > 0));
	}
}
