import { compareNames } from '../nameMatch/compareNames';
import { is, isKnownName } from '../names/lexicon';
import { capName, cleanText, markHiddenLetters } from '../names/cleanText';
import { isUsable, readName } from '../names/readName';
import { isLegalForm } from '../names/takeOff';
import { readWords } from '../names/readWords';
import { isOfSentence } from '../names/placeholders';
import { denies } from './messageWords';

/** Whether a name identifies a holder: no placeholder, no title alone, not all but one letter hidden. */
export function isUsableHolderName(name: string): boolean {
	const read = readName(name, 'registered');
	if (read.placeholder) return false;
	const plain = capName(name).normalize('NFKC').toLowerCase();
	if (markHiddenLetters(plain) !== undefined) return isUsable(read);
	const words = plain
		.split(/\s+/)
		.map((word) => word.replace(/[^\p{L}]/gu, ''))
		.filter(Boolean);
	// JANE null: a program joined two fields.
	if (words.some((word) => word === 'null' || word === 'undefined')) return false;
	const joined = words.join('');
	if (new Set(joined).size < 2 || is(joined, 'testNames')) return false;
	return !words.every((word) => is(word, 'titles') || is(word, 'legalPlain'));
}

const isBusinessWord = (word: string): boolean => is(word, 'genericWords') || isLegalForm(word);

/** Whether a name denies or warns: JANE KAMAU DECEASED, but not NEVER GIVE UP SHOP. */
export function holdsWarning(name: string): boolean {
	const words = readWords(cleanText(name).text)
		// The initials of S.I. Kamau are not the Swahili word “si” (not).
		.filter(({ text }) => !/^(?:\p{L}[./])+\p{L}?$/u.test(text))
		.map(({ key }) => key);
	if (!words.some((word) => is(word, 'warnings'))) return false;
	const rest = words.filter((word) => !is(word, 'warnings') && !isBusinessWord(word));
	const isOfBusiness = rest.some((word) => !isKnownName(word) && !isOfSentence(word));
	return !isOfBusiness || !isBusinessWord(words.at(-1) ?? '');
}

/** Whether a text beside the registered name names another holder, or none. */
export function isOtherHolder(text: string, registeredName: string): boolean {
	if (text === registeredName) return false;
	if (!isUsableHolderName(text)) return denies(text);
	return compareNames(registeredName, text).result === 'noMatch';
}
