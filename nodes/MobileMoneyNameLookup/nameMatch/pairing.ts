import { givenNameOf, noGiven, type Given } from '../names/givenName';
import { isPersonalName } from '../names/knownNames';
import { isDotted, isSmall, type Part } from '../names/parts';
import type { Name } from '../names/readName';
import { align, isEqual, isOfNames, type Alignment, type Link } from './align';
import { linkShortened, readCutName } from './shortenedParts';

/** Two names with what stands for what in them: all that is looked at to tell their differences. */
export interface Pairing {
	links: readonly Link[];
	/** One of the names is, or may be, that of a business or an institution. */
	body: boolean;
	/** The two sides, for what holds whichever name is the longer one. */
	sides: readonly [expected: Side, registered: Side];
	reordered: boolean;
	/** 0..1, how far the parts agree. */
	agreement: number;
}

/** One of the two names, and what of it the other one lacks. */
export interface Side {
	of: 'expected' | 'registered';
	name: Name;
	other: Name;
	/** Parts without a counterpart; particles, "and" and titles that may be names are in `small`. */
	left: readonly Part[];
	small: readonly Part[];
	given: Given;
}

/** Pairs the parts of two names. */
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

/** How much of both names the links take, names before other words, and how well. */
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

/** Besides what is read with good will (an initial, a slip, a short form), two full names have to agree. */
export const fewestFullParts = 2;

/** Abdul is half a name. */
const isFullName = (part: Part): boolean =>
	!isDotted(part) && part.key !== 'abdul' && part.key !== 'abd';

/** The links of full names that agree, as equal ones or at least nearly. */
export const fullLinks = ({ links, body }: Pairing, nearly = false): readonly Link[] =>
	links.filter(
		(link) =>
			isOfNames(link) &&
			(nearly || isEqual(link, body)) &&
			link.typed.some(isFullName) &&
			link.registered.some(isFullName),
	);

/** Whether the given name and another one agree in full, each in its place: a relative shares no given name. */
export function agreesInFull(pairing: Pairing): boolean {
	const full = fullLinks(pairing);
	const [a, b] = pairing.sides;
	const given = full.some(
		({ typed, registered }) => typed[0] === a.given.part && registered[0] === b.given.part,
	);
	return given && full.length >= fewestFullParts && !pairing.reordered;
}

/** Whether both names are a person's for sure: two names agree that are known as such. */
export function isOfPerson(pairing: Pairing): boolean {
	const known = fullLinks(pairing, true).filter((link) =>
		[...link.typed, ...link.registered].some(({ key }) => isPersonalName(key)),
	);
	return !pairing.body && known.length >= fewestFullParts;
}

/** The links of words that tell a body apart and agree. */
export const distinctiveLinks = (pairing: Pairing): readonly Link[] =>
	pairing.links.filter((link) => isOfNames(link) && isEqual(link, true));
