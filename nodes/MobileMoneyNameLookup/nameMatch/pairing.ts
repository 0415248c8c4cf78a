import { givenNameOf, noGiven, type Given } from '../names/givenName';
import { isPersonalName } from '../names/knownNames';
import { isSmall, type Part } from '../names/parts';
import type { Name } from '../names/readName';
import { isDotted } from '../names/readWords';
import { align, isEqual, isOfNames, type Alignment, type Link } from './align';
import { linkShortened, readCutName } from './shortenedParts';

export interface Pairing {
	links: readonly Link[];
	body: boolean;
	sides: readonly [expected: Side, registered: Side];
	reordered: boolean;
	agreement: number;
}

export interface Side {
	of: 'expected' | 'registered';
	name: Name;
	other: Name;
	/** Without a counterpart; particles, "and" and possible titles are in `small`. */
	left: readonly Part[];
	small: readonly Part[];
	given: Given;
}

/** Links the parts of two names, and lists the rest of each. */
export function pair(expected: Name, registered: Name): Pairing {
	const alignment =
		readCutName(expected, registered) ??
		linkShortened(expected, registered, align(expected.parts, registered.parts));
	const placeIn = ({ parts }: Name, [first]: readonly Part[]) =>
		first ? parts.indexOf(first) : Infinity;
	const place = ({ typed }: Link) => placeIn(expected, typed);
	const links = [...alignment.links].sort((one, other) => place(one) - place(other));
	const places = links.map((link) => placeIn(registered, link.registered));
	const body = expected.ordered || registered.ordered;
	return {
		links,
		body,
		sides: [
			sideOf('expected', expected, registered, alignment.typedLeft, body),
			sideOf('registered', registered, expected, alignment.registeredLeft, body),
		],
		reordered: places.some((place, index) => place < (places[index - 1] ?? 0)),
		agreement: agreementOf(alignment),
	};
}

const sideOf = (
	of: Side['of'],
	name: Name,
	other: Name,
	all: readonly Part[],
	body: boolean,
): Side => ({
	of,
	name,
	other,
	left: all.filter((part) => !isSmall(part)),
	small: all.filter(isSmall),
	given: body ? noGiven : givenNameOf(name),
});

/** The share of both names that is linked, weighted by role and strength. */
function agreementOf({ links, typedLeft, registeredLeft }: Alignment): number {
	let agreed = 0;
	let all = weightOf(typedLeft) + weightOf(registeredLeft);
	for (const { typed, registered, relation } of links) {
		const weight = weightOf(typed) + weightOf(registered);
		agreed += weight * relation.strength;
		all += weight;
	}
	return all === 0 ? 0 : agreed / all;
}

const weightOf = (parts: readonly Part[]): number =>
	parts.reduce((sum, { role }) => sum + (role === 'name' ? 1 : 0.5), 0);

/** What `find` returns for the one name, then for the other. */
export const ofBoth = <Found>(
	[expected, registered]: Pairing['sides'],
	find: (side: Side) => readonly Found[],
): Found[] => [...find(expected), ...find(registered)];

export const fewestFullParts = 2;

const isFullName = (part: Part): boolean =>
	!isDotted(part) && part.key !== 'abdul' && part.key !== 'abd';

/** Links of full names that are equal, or nearly equal. */
export const fullLinks = ({ links, body }: Pairing, nearly = false): readonly Link[] =>
	links.filter(
		(link) =>
			isOfNames(link) &&
			(nearly || isEqual(link, body)) &&
			link.typed.some(isFullName) &&
			link.registered.some(isFullName),
	);

/** The given name and another agree in full and in place; relatives share no given name. */
export function agreesInFull(pairing: Pairing): boolean {
	const full = fullLinks(pairing);
	const [a, b] = pairing.sides;
	const given = full.some(
		({ typed, registered }) => typed[0] === a.given.part && registered[0] === b.given.part,
	);
	return given && full.length >= fewestFullParts && !pairing.reordered;
}

/** Two agreeing names are known as persons' names. */
export function isOfPerson(pairing: Pairing): boolean {
	const known = fullLinks(pairing, true).filter((link) =>
		[...link.typed, ...link.registered].some(({ key }) => isPersonalName(key)),
	);
	return !pairing.body && known.length >= fewestFullParts;
}

/** Links of equal words that tell a body apart. */
export const distinctiveLinks = (pairing: Pairing): readonly Link[] =>
	pairing.links.filter((link) => isOfNames(link) && isEqual(link, true));
