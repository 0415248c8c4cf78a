import { is } from '../names/lexicon';
import type { Part } from '../names/parts';
import { isPersonsName, type Name } from '../names/readName';
import type { Link } from './align';
import { said, saidOfAny, type Difference, type DifferenceKind } from './differences';
import type { Pairing, Side } from './pairing';

/** More words than these on one side are a list made to fit. */
const mostExtraWords = 5;

/** How two names of which one is a body's differ in what only one has, in their order and in their legal forms. */
export function bodyDifferences(pairing: Pairing): Difference[] {
	const { sides, reordered } = pairing;
	const extra = sides.filter(({ left }) => left.length > 0);
	return [
		...(extra.length === 1 ? extra.flatMap(onlyInOne) : []),
		...sides.flatMap(smallWords),
		...(reordered ? [said(orderOf(pairing))] : []),
		...legalForms(pairing),
	];
}

/** FOR EQUITY BANK is not the bank; JANE & PETER KAMAU are two. */
function smallWords({ of, name, other, small }: Side): Difference[] {
	const binding = small.filter(
		(part) => is(part.key, 'bindingWords') || (part.key === 'of' && part === name.parts[0]),
	);
	const two = !name.business && !other.business && small.some(({ key }) => key === 'and');
	return [...saidOfAny('unknownWord', of, binding), ...(two ? [said('secondHolder', of)] : [])];
}

/** Words that only one name has, by what they are. */
function onlyInOne({ of, left, other }: Side): Difference[] {
	if (left.length > mostExtraWords) return [said('tooManyNames', of, left)];
	const kinds = left
		.filter(({ key }) => !is(key, 'warnings'))
		.map((part) => ({ part, kind: kindOf(part, other) }));
	return [...new Set(kinds.map(({ kind }) => kind))].map((kind) => {
		const parts = kinds.filter((one) => one.kind === kind).map(({ part }) => part);
		return said(kind, of, parts);
	});
}

function kindOf({ role, key }: Part, other: Name): DifferenceKind {
	if (role === 'country') return 'otherCountry';
	if (role !== 'place' && role !== 'generic' && role !== 'number') return 'unknownWord';
	if (other.knownBody || is(key, 'levels')) return 'unknownWord';
	if (isPersonsName(other, 'some')) return 'shopOfPerson';
	return role === 'place' ? 'placeMore' : 'wordMore';
}

/**
 * Precious Blood School Riruta, PRECIOUS BLOOD RIRUTA SCHOOL: a place is elsewhere, and the words that tell it apart keep
 * their order. Of ordinary words the order is the name: Blue Ocean is not Ocean Blue.
 */
function orderOf({ links, sides }: Pairing): DifferenceKind {
	const placed = links.map((link) => ({
		as: placeOf(link),
		at: sides[1].name.parts.findIndex((part) => part === link.registered[0]),
		link,
	}));
	const isInOrder = (some: typeof placed) =>
		some.every(({ at }, index) => index === 0 || at > (some[index - 1]?.at ?? 0));
	if (!isInOrder(placed.filter(({ as }) => as === 'where'))) return 'phraseOrder';
	const telling = placed.filter(({ as }) => as === 'which');
	const rest = placed.filter(({ as }) => as !== 'where');
	if (isInOrder(rest)) return telling.length > 0 ? 'placeMoved' : 'wordOrder';
	const isPhrase = telling.every(({ link }) =>
		link.registered.every(({ key }) => is(key, 'commonWords')),
	);
	return isPhrase && !isInOrder(telling) ? 'phraseOrder' : 'wordOrder';
}

/** What a word is for the order of a name: which one it is, what kind it is, where and whose. */
function placeOf({ typed, registered }: Link): 'which' | 'kind' | 'where' | 'whose' {
	const parts = [...typed, ...registered];
	if (parts.every(({ key }) => is(key, 'owners'))) return 'whose';
	if (parts.every(({ role }) => role === 'place' || role === 'small' || role === 'number'))
		return 'where';
	return parts.every(({ role }) => role === 'generic') ? 'kind' : 'which';
}

/** An AG and a GmbH of one name are two companies; a form from abroad in one name may be another of the group. */
function legalForms({ sides }: Pairing): Difference[] {
	const [a = [], b = []] = sides.map(({ name }) =>
		name.legal.filter(({ kind }) => kind !== 'plain'),
	);
	if (a.some(({ kind }) => b.some((other) => other.kind === kind))) return [];
	if (a.length > 0 && b.length > 0) return [said('otherForm', 'expected', a, b)];
	return [...saidOfAny('foreignForm', 'expected', a), ...saidOfAny('foreignForm', 'registered', b)];
}
