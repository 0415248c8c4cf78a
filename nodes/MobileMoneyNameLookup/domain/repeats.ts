import { compareNames } from '../nameMatch/compareNames';
import { nameWithoutNote } from '../names/readNote';
import { capitalized } from './result/summary';
import { type Warning, WARNINGS } from './warnings';

export interface Payee {
	/** What its row is called, as in “row 8”. */
	readonly row: string;
	/** What tells the number apart from others, its account included. */
	readonly key: string;
	/** As a warning writes it. */
	readonly number: string;
	readonly expectedName?: string;
	/** Whether no name may be shown beside this row. */
	readonly isMasked: boolean;
}

export interface Repeats {
	readonly ofPayee: ReadonlyMap<Payee, readonly Warning[]>;
	/** The same for the run as a whole, counted. */
	readonly told: readonly string[];
}

const MAX_ROWS_NAMED = 5;

/** The rows of a number in more rows are only counted: each would list all others. */
const MAX_ROWS_LISTED = 20;

/** With more names than these for one number, other spellings count as other names: a comparison takes 0.1 ms. */
const MAX_NAMES_COMPARED = 200;

/** A name as it is the same in any case, with any spaces, and whatever is paid for ("- March rent"). */
function nameKey(payee: Payee): string {
	const known = nameKeys.get(payee);
	if (known !== undefined) return known;
	const key = nameWithoutNote(payee.expectedName ?? '');
	nameKeys.set(payee, key);
	return key;
}

/** Working a key out takes 20 µs, and each is asked for three times. */
const nameKeys = new WeakMap<Payee, string>();

const nameOf = (payee: Payee | undefined): string => payee?.expectedName ?? '';

const agree = (one: string, other: string): boolean =>
	compareNames(one, nameWithoutNote(other)).result === 'match' ||
	compareNames(other, nameWithoutNote(one)).result === 'match';

function listed(rows: readonly string[]): string {
	const more = rows.length - MAX_ROWS_NAMED;
	const named = rows.slice(0, MAX_ROWS_NAMED).join(', ');
	return more > 0 ? `${named} and ${more} more` : named;
}

/** What there is to be told of a group of payees, and of which kinds that is. */
interface RepeatsOfGroup {
	readonly warnings: ReadonlyArray<readonly [payee: Payee, warning: Warning]>;
	readonly disputed?: true;
	readonly several?: true;
	readonly everywhere?: true;
	/** How many payees repeat an earlier one. */
	readonly again?: number;
}

/** The same payees again, of those that have one number and one name. */
function repeatsOfEqual(equal: readonly Payee[]): RepeatsOfGroup {
	const warnings = equal.map((payee) => {
		const others = equal.filter((each) => each !== payee).map(({ row }) => row);
		return [payee, WARNINGS.samePayee(listed(others))] as const;
	});
	return equal.length < 2 ? { warnings: [] } : { warnings, again: equal.length - 1 };
}

function repeatsOfMany(payees: readonly Payee[]): RepeatsOfGroup {
	const warning = WARNINGS.numberInManyRows(payees.length);
	return { warnings: payees.map((payee) => [payee, warning]), everywhere: true };
}

/** The names that are expected for one number, each compared with the first of them. */
function repeatsOfNumber(payees: readonly Payee[]): RepeatsOfGroup[] {
	if (payees.length === 1) return [];
	const byName = groupsOf(payees, nameKey);
	const nameless = byName.get('') ?? [];
	const [first = [], ...others] = [...byName.values()].filter((group) => group !== nameless);
	const against = others.filter(
		([other], place) => place >= MAX_NAMES_COMPARED || !agree(nameOf(first[0]), nameOf(other)),
	);
	const differing = new Set(against.flat());
	// Spelled otherwise, the payee is the same all the same.
	const asFirst = payees.filter((payee) => nameKey(payee) !== '' && !differing.has(payee));
	const equal =
		payees.length > MAX_ROWS_LISTED
			? [repeatsOfMany(payees)]
			: [nameless, asFirst, ...against].map(repeatsOfEqual);
	const [one] = first;
	const [other] = against[0] ?? [];
	if (!one || !other) return equal;
	const expects = (about: Payee) => (payee: Payee) => {
		const name = about.isMasked || payee.isMasked ? 'another name' : nameOf(about);
		return [payee, WARNINGS.namesOfOneNumber(capitalized(about.row), name)] as const;
	};
	const warnings = [...asFirst.map(expects(other)), ...against.flat().map(expects(one))];
	return [{ warnings, disputed: true }, ...equal];
}

/** The numbers of those who expect one name. */
function repeatsOfName(payees: readonly Payee[]): RepeatsOfGroup[] {
	const byNumber = [...groupsOf(payees, ({ key }) => key).values()];
	const [[one] = [], [two] = []] = byNumber;
	if (!one || !two) return [];
	const warnings = payees.map((payee) => {
		const { number, row } = payee.key === one.key ? two : one;
		return [payee, WARNINGS.numbersOfOneName(number, row, byNumber.length > 2)] as const;
	});
	return [{ warnings, several: true }];
}

function groupsOf(
	payees: readonly Payee[],
	keyOf: (payee: Payee) => string,
): Map<string, readonly Payee[]> {
	const groups = new Map<string, Payee[]>();
	for (const payee of payees) {
		const key = keyOf(payee);
		const group = groups.get(key);
		if (group) group.push(payee);
		else groups.set(key, [payee]);
	}
	return groups;
}

/** What the run says of each kind, if there is one of it and if there are more. */
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

/**
 * Finds what a changed sheet has in it: a number that is expected under different names, a name with several numbers,
 * and the same payee again. Its time grows as the number of payees does: no name is compared with more than one other.
 */
export function findRepeats(payees: readonly Payee[]): Repeats {
	const byNumber = [...groupsOf(payees, ({ key }) => key).values()];
	const byName = [...groupsOf(payees, nameKey)].flatMap(([name, group]) => (name ? [group] : []));
	const told = [...byNumber.flatMap(repeatsOfNumber), ...byName.flatMap(repeatsOfName)];
	const ofPayee = new Map<Payee, Warning[]>();
	for (const [payee, warning] of told.flatMap(({ warnings }) => warnings))
		ofPayee.set(payee, [...(ofPayee.get(payee) ?? []), warning]);
	return {
		ofPayee,
		told: KINDS.flatMap(([kind, one, several]) => {
			const count = told.reduce((sum, each) => sum + Number(each[kind] ?? 0), 0);
			return count === 0 ? [] : `${count.toLocaleString('en')} ${count === 1 ? one : several}.`;
		}),
	};
}
