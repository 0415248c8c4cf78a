import { isSmall, type Part } from '../names/parts';
import type { Name } from '../names/readName';
import { align, type Alignment, type Link } from './align';
import { givenNameOf, noGiven, type Given } from '../names/givenName';
import { linkCutWord, linkInitials, readCutName } from './shortenedParts';

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
		linkCutWord(expected, registered, linkInitials(align(expected.parts, registered.parts)));
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

function sideOf(
	of: Side['of'],
	name: Name,
	other: Name,
	all: readonly Part[],
	body: boolean,
): Side {
	return {
		of,
		name,
		other,
		left: all.filter((part) => !isSmall(part)),
		small: all.filter(isSmall),
		given: body ? noGiven : givenNameOf(name),
	};
}

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

function weightOf(parts: readonly Part[]): number {
	return parts.reduce((sum, { role }) => sum + (role === 'name' ? 1 : 0.5), 0);
}
