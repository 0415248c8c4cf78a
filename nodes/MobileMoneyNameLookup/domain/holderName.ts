import { markHiddenLetters } from './nameMatch/masks';
import { isUsable, readName } from './nameMatch/parts';
import { titles } from './nameMatch/words/honorifics';
import { legalForms } from './nameMatch/words/legalForms';

/**
 * Whether a name says who the holder is (service description 2.2: `name`). Empty texts, signs,
 * digits alone, one letter over and over, titles and legal forms alone, placeholders (`N/A`, MERCHANT,
 * "No Data Found"), and names of which the service hides all but one letter do not.
 *
 * @param name the registered name as answered
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
