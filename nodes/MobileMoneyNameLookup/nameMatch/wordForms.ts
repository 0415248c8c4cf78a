import { isKnownName, isPersonalName } from '../names/knownNames';
import { areDifferentWords } from './differentWords';
import type { Part } from '../names/parts';
import { areSpellings } from './spellings';
import { areUmlauts, soundAlike } from './soundKey';

const endings = /(?:s|es|y|ies|e|al|als|er|ers|or|ors|ing|ery|eries|ier|iers)$/;

/**
 * What two words are that are one in two forms: a possessive (Njeri's, NJERI), or a plural or another ending of a word
 * for a kind of business (supplies, SUPPLIERS). Family names have no such forms.
 */
export function formOfOneWord(a: Part, b: Part): 'possessive' | 'plural' | undefined {
	const [longer, shorter] = a.key.length > b.key.length ? [a.key, b.key] : [b.key, a.key];
	if (longer[0] !== shorter[0]) return undefined;
	if (longer === `${shorter}s`) {
		const hasMark = [a, b].some(({ text }) => /'s$/i.test(text));
		if (hasMark || (isKnownName(shorter) && !isKnownName(longer))) return 'possessive';
	}
	if (a.known || b.known) return undefined;
	if (shorter.length >= 3 && (longer === `${shorter}s` || longer === `${shorter}es`))
		return 'plural';
	const stem = longer.replace(endings, '');
	const areGeneric = a.role === 'generic' && b.role === 'generic' && stem.length >= 4;
	return areGeneric && stem === shorter.replace(endings, '') ? 'plural' : undefined;
}

/** Spmkt, SUPERMARKET: a few letters of a word for a kind of business, in their order. */
export function isShortGeneric(short: Part, long: Part): boolean {
	if (long.role !== 'generic' || short.role !== 'name' || short.known) return false;
	if (short.key.length < 2 || long.key.length < short.key.length + 2) return false;
	if (long.key[0] !== short.key[0] || areDifferentWords(short.key, long.key)) return false;
	let at = 0;
	for (const letter of long.key) if (letter === short.key[at]) at++;
	return at === short.key.length;
}

/** How two words can be spellings of one: in any tongue of the country, only roughly, or undefined. */
export function spelledAlike(one: Part, other: Part): 'same' | 'roughly' | undefined {
	const [a, b] = [one.key, other.key];
	if (a.length < 3 || b.length < 3) return undefined;
	if (areSpellings(a, b) || areUmlauts(one, other)) return 'same';
	if (isPersonalName(a) && isPersonalName(b))
		return isFamiliar(a, b) || isFamiliar(b, a) ? 'same' : undefined;
	const sound = soundAlike(a, b);
	if (isFamiliar(a, b) || isFamiliar(b, a)) return 'same';
	// SAFARYCOM sounds like Safaricom, and imitates it.
	if (sound === 'same' && (isPersonalName(a) || isPersonalName(b))) return 'same';
	return sound && Math.min(a.length, b.length) > 3 ? 'roughly' : undefined;
}

/** Hasmukh, HASMUKHLAL: what Gujaratis add to a name as a courtesy, and leave out. */
function isFamiliar(name: string, longer: string): boolean {
	return name.length > 3 && ['lal', 'bhai', 'ben'].some((end) => longer === name + end);
}
