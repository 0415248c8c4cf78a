import { isPersonalName } from '../names/knownNames';
import type { Part } from '../names/parts';
import { isEqual, isOfNames, type Link } from './align';
import type { Pairing } from './pairing';

/** Besides what is read with good will (an initial, a slip, a short form), two full names have to agree. */
export const fewestFullParts = 2;

/** Letters with points between them are initials, and no name that they may spell: J.O. Kamau is not JO KAMAU. */
const isDotted = ({ text }: Part): boolean => /^(?:\p{L}[./])+\p{L}?$/u.test(text);

/** Abdul is half a name. */
const isFullName = (part: Part): boolean =>
	!isDotted(part) && part.key !== 'abdul' && part.key !== 'abd';

/** The links of full names that agree, as equal ones or at least nearly. */
export function fullLinks({ links, body }: Pairing, nearly = false): readonly Link[] {
	return links.filter(
		(link) =>
			isOfNames(link) &&
			(nearly || isEqual(link, body)) &&
			link.typed.some(isFullName) &&
			link.registered.some(isFullName),
	);
}

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
export function distinctiveLinks(pairing: Pairing): readonly Link[] {
	return pairing.links.filter((link) => isOfNames(link) && isEqual(link, true));
}
