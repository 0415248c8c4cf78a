import type { Word } from '../names/readWords';
import { is, mapOf } from '../names/lexicon';
import { isGeneric, isPersonal } from '../names/parts';
import { isInstitution, isPersonsName, type Name } from '../names/readName';
import { type Link, wordsOf } from './align';
import { difference, type Difference, differenceIn, differencesByKind } from './differences';
import { ofBoth, type Pairing, placeIn, type Side } from './pairing';

const mostExtraWords = 5;
const fewestDistinctive = 2;

const impliedBy = mapOf('impliedWords');

/** Kenya High, KENYA HIGH SCHOOL: the other name implies the word. */
export const isImplied = ({ key }: Word, { parts }: Name): boolean =>
	impliedBy.get(key)?.some((word) => parts.some((part) => part.key === word)) ?? false;

/** How two names differ if one is a body's: extra words, order, legal forms. */
export function bodyDifferences(pairing: Pairing): Difference[] {
	const { sides, reordered, extra } = pairing;
	const found = extra[0] && extra.length === 1 ? onlyInOne(extra[0], pairing) : [];
	found.push(...ofBoth(sides, smallWords));
	if (reordered) found.push(difference(orderOf(pairing)));
	return found.concat(legalForms(pairing));
}

function smallWords({ of, name, other, small }: Side): Difference[] {
	const binding = small.filter(({ key }) => is(key, 'bindingWords'));
	const areTwo = !name.business && !other.business && small.some(({ key }) => key === 'and');
	const found = differenceIn('unknownWord', of, binding);
	return areTwo ? [...found, difference('secondHolder', of)] : found;
}

function onlyInOne(side: Side, pairing: Pairing): Difference[] {
	const { of, left } = side;
	if (left.length > mostExtraWords) return [difference('littleAgrees')];
	return differencesByKind(of, left, (part) => kindOf(part, side, pairing));
}

function kindOf(part: Word, side: Side, pairing: Pairing): Difference['kind'] | undefined {
	const { role, key } = part;
	const { other } = side;
	if (is(key, 'warnings')) return undefined;
	if (role === 'country') return 'otherBody';
	if (isUninformative(part, side, pairing)) return 'notCompared';
	const isGeneral = role === 'place' || role === 'generic' || role === 'number';
	// FAMILY BANK AGENCY, SAFARICOM SHOP, TEMBO SCHOOL: a body of its own.
	const isBrand = other.parts.some((one) => is(one.key, 'brands'));
	const isOfShop = side.of === 'expected' || other.parts.some(isShop);
	const isOwn = is(key, 'levels') || is(key, 'institutionWords') || !isGeneral || !isOfShop;
	return isOwn || isBrand || isInstitution(other) || mayBePerson(other)
		? 'unknownWord'
		: 'wordMore';
}

const mayBePerson = (name: Name): boolean =>
	isPersonsName(name, 'some') ||
	(!name.business &&
		name.legal.length === 0 &&
		(name.titles.length > 0 || name.parts.every(isPersonal)));

const isShop = ({ key }: Word): boolean => is(key, 'soleTrades') || is(key, 'retailers');

function isUninformative(part: Word, { left, name, other }: Side, pairing: Pairing): boolean {
	const { key, role } = part;
	// KENYA POWER GROUP is of its members, and GREEN VALLEY COLLECTIONS no account of a bank.
	if (key === 'group' ? isInstitution(other) : key.startsWith('collection') && !other.knownBody)
		return false;
	if (isImplied(part, other)) return true;
	if (isPersonsName(other, 'some')) return false;
	if (!other.knownBody && pairing.distinctive.length < fewestDistinctive) return false;
	if (is(key, 'homeWords')) return true;
	const isOfOutlet = left.some((part) => part.key === 'outlet' || part.key === 'till');
	if (role === 'number' && isOfOutlet) return true;
	// Kaplan & Stratton: two surnames joined are a firm.
	return key === 'advocates' && name.parts.some((part) => part.key === 'and');
}

/** Only a place, an owner or a trade may move: WATERBUCK HOTEL, but Blue Ocean is not Ocean Blue. */
function orderOf({ links, sides }: Pairing): Difference['kind'] {
	const isInOrder = (...kinds: readonly ReturnType<typeof placeOf>[]) => {
		const places = links
			.filter((link) => kinds.includes(placeOf(link)))
			.map(({ registered }) => placeIn(sides[1].name, registered[0]));
		return places.every((place, index) => place > (places[index - 1] ?? -1));
	};
	if (!isInOrder('where')) return 'phraseOrder';
	// Nairobi West Hospital is not NAIROBI HOSPITAL WEST.
	if (links.some((link) => wordsOf(link).some(({ key }) => is(key, 'sides')))) return 'wordOrder';
	const telling = links.filter((link) => placeOf(link) === 'which').flatMap(wordsOf);
	if (isInOrder('which', 'whose') && isInOrder('kind'))
		return telling.length > 0 ? 'placeMoved' : 'wordOrder';
	const isPhrase = telling.every(({ key }) => is(key, 'commonWords'));
	return isPhrase && !isInOrder('which') ? 'phraseOrder' : 'wordOrder';
}

function placeOf(link: Link): 'which' | 'kind' | 'where' | 'whose' {
	const parts = wordsOf(link);
	if (parts.every(({ key }) => is(key, 'owners'))) return 'whose';
	if (parts.every(({ role }) => role === 'place' || role === 'small' || role === 'number'))
		return 'where';
	return parts.every(isGeneric) ? 'kind' : 'which';
}

/** An AG and a GmbH of one name are two companies; a foreign form in one name may be another of the group. */
function legalForms({ sides }: Pairing): Difference[] {
	const [a = [], b = []] = sides.map(({ name }) =>
		name.legal.filter(({ kind }) => kind !== 'plain'),
	);
	if (a.some(({ kind }) => b.some((other) => other.kind === kind))) return [];
	if (a.length > 0 && b.length > 0) return [difference('differ', 'expected', a, b)];
	const found = differenceIn('unknownWord', 'expected', a);
	return found.concat(differenceIn('unknownWord', 'registered', b));
}
