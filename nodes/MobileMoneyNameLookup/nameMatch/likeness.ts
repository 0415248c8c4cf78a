import { isBesidePlace, isGeneric, isPlace } from '../names/parts';
import { slipInShortWord } from './slip';
import { isEqual, isOfNames, type Link } from './align';
import type { Pairing } from './pairing';

/** How many full names agree, as equal ones or at least nearly. */
export function fullPartsThatAgree({ links, body }: Pairing, nearly = false): number {
	// Abdul is half a name.
	const isFull = ({ typed }: Link) => typed.some(({ key }) => key !== 'abdul' && key !== 'abd');
	return links.filter((link) => isOfNames(link) && (nearly || isEqual(link, body)) && isFull(link))
		.length;
}

/** Whether more differs than one or two typing slips, of which one may take two letters. */
export function hasTooManySlips({ links }: Pairing): boolean {
	const slips = links.map(({ relation }) => relation.edits).filter((edits) => edits > 0);
	return slips.length > 2 || slips.reduce((sum, edits) => sum + edits, 0) > 3;
}

/** Of a name whose letters are hidden two initials must agree, and no more parts may be missing than middle names. */
const mostMissingBesideMask = 2;
/** Where no part is exact, one name more is all that two inexact ones bear. */
const mostExtraBesideSlips = 1;

/** Whether generic words, places, numbers and initials are all that agrees, or nothing that is exact. */
export function hasLittleInCommon({ links, sides, body }: Pairing): boolean {
	const left = sides.flatMap((side) => side.left);
	if (left.length === 0 && sides[0].name.knownBody) return false;
	const names = links.filter(isOfNames);
	const exact = names.filter((link) => isEqual(link, body));
	// Kim Jong On, KIM JONG UN: one letter of a short word is half the word, so two other parts must be exact.
	const isShort = links.some(({ relation }) => relation.what === slipInShortWord);
	if (isShort && (exact.length < 2 || links.filter((link) => !isEqual(link, true)).length > 1))
		return true;
	const where = links.some(({ typed }) => typed.some(isPlace));
	if (left.length === 0 && (names.length > 0 || where || areInitials(links))) return false;
	const shown = links.filter(({ registered }) =>
		registered.some((part) => part.shown?.some(Boolean)),
	);
	if (shown.length > 1 && left.length <= mostMissingBesideMask) return false;
	const isLong = ({ typed }: Link) => typed.map(({ key }) => key).join('').length > 2;
	if (exact.length > 0 && (names.length > 1 || exact.some(isLong))) return false;
	if (names.length > 1 && left.length <= mostExtraBesideSlips) return false;
	const kind = links.some(({ typed, registered }) => [...typed, ...registered].some(isGeneric));
	if (where && kind) return !left.every(isBesidePlace);
	return names.length === 0 || !left.every((part) => isGeneric(part) || part.role === 'place');
}

/** L & M Boutique: initials alone tell nobody, but in both names they are the name; so are those of a whole name. */
function areInitials(links: readonly Link[]): boolean {
	const initials = links.filter(({ typed }) => typed.every(({ role }) => role === 'initial'));
	const whole = links.some(({ relation }) => relation.kind === 'initials');
	return whole || initials.filter(({ relation }) => relation.kind === 'same').length > 1;
}
