import { is } from '../names/lexicon';
import { isGivenName, isKnownName, isPersonalName } from '../names/knownNames';

/** Beginnings that turn one name into another person's, mostly the other sex. From the naming customs. */
const tellingBeginnings: readonly (readonly [people: string, one: RegExp, other: RegExp])[] = [
	['Luo', /^o(?=.{2})/, /^a(?=.{2})/],
	['Kalenjin', /^kip?(?=.{2})/, /^(?:ch|j|c)ep?(?=.{2})/],
	['Bukusu', /^wa(?=.{2})/, /^na(?=.{2})/],
	['Bukusu', /^we(?=.{2})/, /^ne(?=.{2})/],
	['Kikuyu', /^wa(?=.{3})/, /^(?=.{3})/],
];

/** The servant-of names differ in their second half only: Abdulrahman, Abdulrahim. */
const servantOf = /^abd[ieu]?(?:l|r(?=r))?(?=.{3})/;

/**
 * Whether two unequal words (their keys) are different names or words in their own right, so that one is not
 * the other with a typing slip: Wanjiku and Wanjiru, Otieno and Atieno, hotel and hostel.
 */
export function areDifferentWords(a: string, b: string): boolean {
	if (a === `${b}s` || b === `${a}s`) return false;
	return (
		(isKnownWord(a) && isKnownWord(b)) ||
		haveTellingBeginnings(a, b) ||
		areManAndWoman(a, b) ||
		areDifferentServants(a, b)
	);
}

function isKnownWord(key: string): boolean {
	return (
		isKnownName(key) ||
		// St Mary's is not St Mark's, though the lists have no possessives.
		(key.endsWith('s') && isKnownName(key.slice(0, -1))) ||
		is(key, 'genericWords') ||
		is(key, 'commonWords') ||
		is(key, 'places') ||
		is(key, 'foreignCountries')
	);
}

function haveTellingBeginnings(a: string, b: string): boolean {
	return tellingBeginnings.some(
		([, one, other]) => tells(a, b, one, other) || tells(b, a, one, other),
	);
}

function tells(a: string, b: string, one: RegExp, other: RegExp): boolean {
	return one.test(a) && other.test(b) && a.replace(one, '') === b.replace(other, '');
}

/** Augustine, Augustina; Denis, Denise: a given name of men with the ending of women. */
function areManAndWoman(a: string, b: string): boolean {
	if (!isGivenName(a) && !isGivenName(b)) return false;
	const [longer, shorter] = a.length > b.length ? [a, b] : [b, a];
	if (longer === `${shorter}le` || longer === `${shorter}ne`) return true;
	// A letter that slipped (Grac) leaves no name.
	if (!isPersonalName(a) || !isPersonalName(b)) return false;
	const woman = (name: string) => [`${name}a`, `${name}e`, name.replace(/(?:e|o|us)$/, 'a')];
	return woman(a).includes(b) || woman(b).includes(a);
}

function areDifferentServants(a: string, b: string): boolean {
	if (!servantOf.test(a) || !servantOf.test(b)) return false;
	const [masterA, masterB] = [a.replace(servantOf, ''), b.replace(servantOf, '')];
	return masterA !== masterB && isKnownName(masterA) && isKnownName(masterB);
}
