import { cleanText } from '../names/cleanText';
import { markHiddenLetters } from '../names/hiddenLetters';
import { isKnownName } from '../names/personNames/knownNames';
import { isUsable, readName } from '../names/readName';
import { readWords } from '../names/readWords';
import { genericWords } from '../names/words/genericWords';
import { titles } from '../names/words/honorifics';
import { legalForms } from '../names/words/legalForms';
import { isOfSentence } from '../names/words/placeholders';
import { warnings } from '../names/words/warnings';

/**
 * Whether a name says who the holder is (service description 2.2: `name`). Empty texts, signs,
 * digits alone, one letter over and over, titles and legal forms alone, placeholders (`N/A`, MERCHANT,
 * "No Data Found"), and names of which the service hides all but one letter do not.
 */
export function isUsableHolderName(name: string): boolean {
	const read = readName(name, 'registered');
	if (read.placeholder) return false;
	const plain = name.normalize('NFKC').toLowerCase();
	if (markHiddenLetters(plain) !== undefined) return isUsable(read);
	const words = plain
		.split(/\s+/)
		.map((word) => word.replace(/[^\p{L}]/gu, ''))
		.filter(Boolean);
	if (new Set(words.join('')).size < 2) return false;
	return !words.every((word) => titles.has(word) || legalForms.get(word) === 'plain');
}

const saysBusiness = (word: string): boolean => genericWords.has(word) || legalForms.has(word);

/**
 * Whether a name denies or warns: JANE KAMAU DECEASED, BLOCKED KAMAU TRADERS. The name of a business may be
 * made with such a word: NEVER GIVE UP SHOP.
 */
export function holdsWarning(name: string): boolean {
	const words = readWords(cleanText(name).text)
		// S.I. Kamau has initials there.
		.filter(({ text }) => !/^(?:\p{L}[./])+\p{L}?$/u.test(text))
		.map(({ key }) => key);
	if (!words.some((word) => warnings.has(word))) return false;
	const rest = words.filter((word) => !warnings.has(word) && !saysBusiness(word));
	const isOfBusiness = rest.some((word) => !isKnownName(word) && !isOfSentence(word));
	return !isOfBusiness || !saysBusiness(words.at(-1) ?? '');
}
