import type { Word } from '../names/readWords';
import { fewestFullParts, givenNameOf, isFullName, isSmall, noGiven } from '../names/parts';
import type { Name } from '../names/readName';
import { align, isEqual, isOfNames, type Link, wordsOf } from './align';
import { linkShortened, readCutName } from './shortenedParts';

/** `full`: links of equal full names; `nearlyFull`: also links of names that may be the same; `distinctive`: links that identify a body; `extra`: sides with parts left. */
export type Pairing = ReturnType<typeof pair>;

/** One name of a pair. `left` has no counterpart; particles, "and" and possible titles without one are in `small`. */
export type Side = ReturnType<typeof sideOf>;

/** Links the parts of two names, and lists the rest of each. */
export function pair(expected: Name, registered: Name) {
	const alignment =
		readCutName(expected, registered) ??
		linkShortened(expected, registered, align(expected.parts, registered.parts));
	const place = ({ typed }: Link) => placeIn(expected, typed[0]);
	const links = [...alignment.links].sort((one, other) => place(one) - place(other));
	const body = expected.ordered || registered.ordered;
	const sides = [
		sideOf('expected', expected, registered, alignment.typedLeft, body),
		sideOf('registered', registered, expected, alignment.registeredLeft, body),
	] as const;
	const ofNames = links.filter(isOfNames);
	const distinctive = ofNames.filter((link) => isEqual(link, true));
	const nearlyFull = ofNames.filter(
		(link) => link.typed.some(isFullName) && link.registered.some(isFullName),
	);
	const full = nearlyFull.filter((link) => isEqual(link, body));
	const places = links.map((link) => placeIn(registered, link.registered[0]));
	const reordered = places.some((at, index) => at < (places[index - 1] ?? 0));
	const [one, other] = sides.map(({ given }) => given.part);
	const isGivenFull = full.some((link) => link.typed[0] === one && link.registered[0] === other);
	// Relatives share no given name.
	const agrees = isGivenFull && full.length >= fewestFullParts && !reordered;
	const agreed = links.map((link) => wordsOf(link).length * link.relation.strength);
	const agreement =
		agreed.reduce((sum, one) => sum + one, 0) / (expected.parts.length + registered.parts.length);
	const extra = sides.filter(({ left }) => left.length > 0);
	return { links, nearlyFull, full, distinctive, extra, body, sides, reordered, agrees, agreement };
}

/** What is cut off at the end may be only a legal form, which is no part. */
export const placeIn = ({ parts }: Name, part: Word | undefined): number =>
	part ? parts.indexOf(part) : Infinity;

function sideOf(
	of: 'expected' | 'registered',
	name: Name,
	other: Name,
	all: readonly Word[],
	body: boolean,
) {
	const left = all.filter((part) => !isSmall(part));
	const given = body ? noGiven : givenNameOf(name);
	return { of, name, other, left, small: all.filter(isSmall), given };
}

/** What `find` returns for the one name, then for the other. */
export function ofBoth<Found>(sides: Pairing['sides'], find: (side: Side) => readonly Found[]) {
	return [...find(sides[0]), ...find(sides[1])];
}
