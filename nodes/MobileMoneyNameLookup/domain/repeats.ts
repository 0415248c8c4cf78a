import { compareNames } from '../nameMatch/compareNames';
import { nameWithoutNote } from '../names/readNote';
import { capitalized } from './result/summary';
import { rowsNamed } from './rowNames';
import { type Warning, WARNINGS } from './warnings';

export interface RepeatedPayee {
	/** The row's number. */
	readonly row: string;
	readonly key: string;
	readonly number: string;
	readonly expectedName?: string;
	readonly isMasked: boolean;
}

const KINDS = {
	disputed: [
		'number is expected under different names',
		'numbers are expected under different names',
	],
	several: ['payee has several numbers', 'payees have several numbers'],
	again: ['row repeats an earlier one', 'rows repeat earlier ones'],
	everywhere: ['number is in more than 20 rows', 'numbers are each in more than 20 rows'],
} as const;

const MAX_ROWS_NAMED = 5;

/** Each row would list all others. */
const MAX_ROWS_LISTED = 20;

/** Beyond this, spelling variants count as other names: a comparison takes 0.1 ms. */
const MAX_NAMES_COMPARED = 200;

/** A key takes 20 µs and is needed three times. */
const nameKeys = new WeakMap<RepeatedPayee, string>();

/** Normalised for case and whitespace, without a clerk's note (`- March rent`). */
function nameKey(payee: RepeatedPayee): string {
	const known = nameKeys.get(payee);
	if (known !== undefined) return known;
	const key = nameWithoutNote(payee.expectedName ?? '');
	nameKeys.set(payee, key);
	return key;
}

const nameOf = (payee: RepeatedPayee | undefined): string => payee?.expectedName ?? '';

const agree = (one: string, other: string): boolean =>
	compareNames(one, nameWithoutNote(other)).result === 'match' ||
	compareNames(other, nameWithoutNote(one)).result === 'match';

function groupsOf(
	payees: readonly RepeatedPayee[],
	keyOf: (payee: RepeatedPayee) => string,
): Map<string, RepeatedPayee[]> {
	const groups = new Map<string, RepeatedPayee[]>();
	for (const payee of payees) {
		const group = groups.get(keyOf(payee));
		if (group) group.push(payee);
		else groups.set(keyOf(payee), [payee]);
	}
	return groups;
}

export interface FoundRepeats {
	readonly ofPayee: ReadonlyMap<RepeatedPayee, readonly Warning[]>;
	/** Counted for the run. */
	readonly counted: readonly string[];
}

/**
 * The warnings of each payee. Linear: no name is compared with more than one other.
 * `isOfSheet`: the rows have the numbers of the user's sheet.
 */
export function findRepeats(payees: readonly RepeatedPayee[], isOfSheet: boolean): FoundRepeats {
	const found = new Repeats(isOfSheet);
	for (const ofNumber of groupsOf(payees, ({ key }) => key).values())
		if (ofNumber.length > 1) found.ofNumber(ofNumber);
	for (const [name, ofName] of groupsOf(payees, nameKey)) if (name) found.ofName(ofName);
	return found;
}

class Repeats implements FoundRepeats {
	readonly ofPayee = new Map<RepeatedPayee, Warning[]>();
	private readonly counts = new Map<string, number>();

	constructor(private readonly isOfSheet: boolean) {}

	get counted(): string[] {
		return Object.entries(KINDS).flatMap(([kind, [one, more]]) => {
			const count = this.counts.get(kind) ?? 0;
			return count === 0 ? [] : [`${count.toLocaleString('en')} ${count === 1 ? one : more}.`];
		});
	}

	/** Compares each expected name of a number with the first. */
	ofNumber(payees: readonly RepeatedPayee[]): void {
		const groups = groupsOf(payees, nameKey);
		const nameless = groups.get('') ?? [];
		groups.delete('');
		const byName = [...groups.values()];
		const [[first] = [], ...others] = byName;
		const against = others.filter(
			([other], place) => place >= MAX_NAMES_COMPARED || !agree(nameOf(first), nameOf(other)),
		);
		const differing = new Set(against.flat());
		// Spelling variants count as the same payee.
		const asFirst = byName.flat().filter((payee) => !differing.has(payee));
		const [other] = against[0] ?? [];
		if (first && other) {
			this.count('disputed');
			for (const payee of asFirst) this.warnOfName(payee, other);
			for (const payee of differing) this.warnOfName(payee, first);
		}
		if (payees.length > MAX_ROWS_LISTED) {
			this.count('everywhere');
			for (const payee of payees) this.warn(payee, WARNINGS.numberInManyRows(payees.length));
		} else for (const equal of [nameless, asFirst, ...against]) this.ofEqual(equal);
	}

	ofName(payees: readonly RepeatedPayee[]): void {
		const [[one] = [], [two] = [], ...more] = groupsOf(payees, ({ key }) => key).values();
		if (!one || !two) return;
		this.count('several');
		for (const payee of payees) {
			const other = payee.key === one.key ? two : one;
			const row = this.named([other]);
			this.warn(payee, WARNINGS.numbersOfOneName(other.number, row, more.length > 0));
		}
	}

	private ofEqual(equal: readonly RepeatedPayee[]): void {
		if (equal.length < 2) return;
		this.count('again', equal.length - 1);
		for (const payee of equal) {
			const others = equal.filter((each) => each !== payee);
			this.warn(payee, WARNINGS.samePayee(this.named(others)));
		}
	}

	private warnOfName(payee: RepeatedPayee, about: RepeatedPayee): void {
		const name = about.isMasked || payee.isMasked ? 'another name' : nameOf(about);
		this.warn(payee, WARNINGS.namesOfOneNumber(capitalized(this.named([about])), name));
	}

	private named(payees: readonly RepeatedPayee[]): string {
		const numbers = payees.map(({ row }) => row);
		return rowsNamed(numbers, this.isOfSheet, MAX_ROWS_NAMED);
	}

	private count(kind: keyof typeof KINDS, more = 1): void {
		this.counts.set(kind, (this.counts.get(kind) ?? 0) + more);
	}

	private warn(payee: RepeatedPayee, warning: Warning): void {
		const warnings = this.ofPayee.get(payee);
		if (warnings) warnings.push(warning);
		else this.ofPayee.set(payee, [warning]);
	}
}
