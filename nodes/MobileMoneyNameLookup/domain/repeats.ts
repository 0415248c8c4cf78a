import { compareNames } from '../nameMatch/compareNames';
import { nameWithoutNote } from '../names/readNote';
import { groupsOf, rowsNamed, several } from './counts';
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

const KINDS = [
	[
		'disputed',
		'number is expected under different names',
		'numbers are expected under different names',
	],
	['several', 'payee has several numbers', 'payees have several numbers'],
	['again', 'row repeats an earlier one', 'rows repeat earlier ones'],
	['everywhere', 'number is in more than 20 rows', 'numbers are each in more than 20 rows'],
] as const;

const MAX_ROWS_NAMED = 5;
/** In more rows, the warning only counts them: each would list all others. */
const MAX_ROWS_LISTED = 20;
/** After this many names of one number, each other spelling is another name: comparing two takes 0.1 ms. */
const MAX_NAMES_COMPARED = 200;

const agree = (one: Row, other: Row): boolean =>
	compareNames(one.expectedName ?? '', other.name).result === 'match' ||
	compareNames(other.expectedName ?? '', one.name).result === 'match';

/** Each row's warnings, and counts for the run, in linear time. `isOfSheet`: rows have the numbers of the user's sheet. */
export function findRepeats(payees: readonly RepeatedPayee[], isOfSheet: boolean) {
	const rows = payees.map((payee): Row => {
		const name = nameWithoutNote(payee.expectedName ?? '');
		return { name, warnings: [], ...payee };
	});
	const repeats = new Repeats(isOfSheet);
	for (const ofNumber of groupsOf(rows, ({ key }) => key).values())
		if (ofNumber.length > 1) repeats.ofNumber(ofNumber);
	for (const [name, ofName] of groupsOf(rows, (row) => row.name)) if (name) repeats.ofName(ofName);
	const warnings = new Map(rows.map((row) => [row.rowIndex, row.warnings]));
	const ofRow = (rowIndex: number): readonly Warning[] => warnings.get(rowIndex) ?? [];
	return { ofRow, counted: repeats.counted };
}

class Repeats {
	private readonly counts = { disputed: 0, several: 0, again: 0, everywhere: 0 };

	constructor(private readonly isOfSheet: boolean) {}

	get counted(): string[] {
		return KINDS.filter(([kind]) => this.counts[kind] > 0).map(([kind, one, more]) => {
			return `${several(this.counts[kind], one, more)}.`;
		});
	}

	ofNumber(rows: readonly Row[]): void {
		const named = rows.filter(({ name }) => name !== '');
		const [[first] = [], ...others] = groupsOf(named, ({ name }) => name).values();
		const against = others.filter(
			([other], place) => !first || !other || place >= MAX_NAMES_COMPARED || !agree(first, other),
		);
		const differing = new Set(against.flat());
		// Spelling variants count as the same payee.
		const asFirst = named.filter((row) => !differing.has(row));
		const [other] = against[0] ?? [];
		if (first && other) {
			this.counts.disputed++;
			for (const row of asFirst) this.warnOfName(row, other);
			for (const row of differing) this.warnOfName(row, first);
		}
		if (rows.length > MAX_ROWS_LISTED) {
			this.counts.everywhere++;
			for (const { warnings } of rows) warnings.push(WARNINGS.numberInManyRows(rows.length));
			return;
		}
		const nameless = rows.filter(({ name }) => name === '');
		for (const equal of [nameless, asFirst, ...against]) this.ofEqual(equal);
	}

	ofName(rows: readonly Row[]): void {
		const [[one] = [], [two] = [], ...more] = groupsOf(rows, ({ key }) => key).values();
		if (!one || !two) return;
		this.counts.several++;
		for (const { key, warnings } of rows) {
			const other = key === one.key ? two : one;
			const row = this.named([other]);
			warnings.push(WARNINGS.numbersOfOneName(other.number, row, more.length > 0));
		}
	}

	private ofEqual(equal: readonly Row[]): void {
		if (equal.length < 2) return;
		this.counts.again += equal.length - 1;
		for (const row of equal) {
			const others = equal.filter((each) => each !== row);
			row.warnings.push(WARNINGS.samePayee(this.named(others)));
		}
	}

	private warnOfName({ isMasked, warnings }: Row, about: Row): void {
		const name = about.isMasked || isMasked ? 'another name' : (about.expectedName ?? '');
		warnings.push(WARNINGS.namesOfOneNumber(capitalized(this.named([about])), name));
	}

	private named(rows: readonly Row[]): string {
		const numbers = rows.map(({ row }) => row);
		return rowsNamed(numbers, this.isOfSheet, MAX_ROWS_NAMED);
	}
}
