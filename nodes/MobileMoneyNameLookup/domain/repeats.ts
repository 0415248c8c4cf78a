import { compareNames } from '../nameMatch/compareNames';
import { nameWithoutNote } from '../names/readNote';
import { capitalized } from './summary';

export interface Payee {
	/** What its row is called, as in “row 8”. */
	readonly row: string;
	readonly key: string;
	readonly number: string;
	readonly expectedName?: string;
	/** Whether no name may be shown beside this row. */
	readonly isMasked: boolean;
}

export interface Repeats {
	readonly ofPayee: ReadonlyMap<Payee, readonly string[]>;
	/** The same for the run as a whole, counted. */
	readonly told: readonly string[];
}

/** So many rows are named; more are only counted. */
const ROWS_NAMED = 5;

/** A number in more rows is what they all pay to, so its rows are only counted. */
const ROWS_OF_ONE_PAYEE = 20;

/** A name as it is the same in any case, with any spaces, and whatever is paid for ("- March rent"). */
const nameKey = ({ expectedName = '' }: Payee): string => nameWithoutNote(expectedName);

const nameOf = (payee: Payee | undefined): string => payee?.expectedName ?? '';

const agree = (one: string, other: string): boolean =>
	compareNames(one, nameWithoutNote(other)).result === 'match' ||
	compareNames(other, nameWithoutNote(one)).result === 'match';

function listed(rows: readonly string[]): string {
	const more = rows.length - ROWS_NAMED;
	const named = rows.slice(0, ROWS_NAMED).join(', ');
	return more > 0 ? `${named} and ${more} more` : named;
}

/** What there is to be told of a group of payees, and of which kinds that is. */
interface RepeatsOfGroup {
	readonly warnings: ReadonlyArray<readonly [payee: Payee, warning: string]>;
	readonly disputed?: true;
	readonly several?: true;
	readonly everywhere?: true;
	/** How many payees repeat an earlier one. */
	readonly again?: number;
}

/** The same payees again, of those that have one number and one name. */
function toldOfEqual(equal: readonly Payee[]): RepeatsOfGroup {
	const warnings = equal.map((payee) => {
		const others = equal.filter((each) => each !== payee).map(({ row }) => row);
		return [payee, `Also in ${listed(others)}.`] as const;
	});
	return equal.length < 2 ? { warnings: [] } : { warnings, again: equal.length - 1 };
}

/** The names that are expected for one number, each compared with the first of them. */
function toldOfNumber(payees: readonly Payee[]): RepeatsOfGroup[] {
	if (payees.length === 1) return [];
	if (payees.length > ROWS_OF_ONE_PAYEE) {
		const warning = `This number is in ${payees.length.toLocaleString('en')} rows.`;
		return [{ warnings: payees.map((payee) => [payee, warning]), everywhere: true }];
	}
	const byName = groupsOf(payees, nameKey);
	const nameless = byName.get('') ?? [];
	const [first = [], ...others] = [...byName.values()].filter((group) => group !== nameless);
	const against = others.filter(([other]) => !agree(nameOf(first[0]), nameOf(other)));
	const differing = new Set(against.flat());
	// Spelled otherwise, the payee is the same all the same.
	const asFirst = payees.filter((payee) => nameKey(payee) !== '' && !differing.has(payee));
	const equal = [nameless, asFirst, ...against].map(toldOfEqual);
	const [one] = first;
	const [other] = against[0] ?? [];
	if (!one || !other) return equal;
	const expects = (about: Payee) => (payee: Payee) => {
		const name = about.isMasked || payee.isMasked ? 'another name' : nameOf(about);
		return [payee, `${capitalized(about.row)} expects ${name} for this number.`] as const;
	};
	const warnings = [...asFirst.map(expects(other)), ...against.flat().map(expects(one))];
	return [{ warnings, disputed: true }, ...equal];
}

/** The numbers of those who expect one name. */
function toldOfName(payees: readonly Payee[]): RepeatsOfGroup[] {
	const byNumber = [...groupsOf(payees, ({ key }) => key).values()];
	const [[one] = [], [two] = []] = byNumber;
	if (!one || !two) return [];
	const more = byNumber.length > 2 ? `, and more numbers in other rows` : '';
	const warnings = payees.map((payee) => {
		const { number, row } = payee.key === one.key ? two : one;
		return [payee, `The same payee has ${number} in ${row}${more}.`] as const;
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
	const told = [...byNumber.flatMap(toldOfNumber), ...byName.flatMap(toldOfName)];
	const ofPayee = new Map<Payee, string[]>();
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
