import { is, isInAny } from './lexicon';

const template = /^[\s"'(]*(?:\$?\{.*\}|<[^<>]*>|%[^%]+%|\[\[.*\]\])[\s"')]*$/su;
const sheetError = /^\s*#[a-z/0?!]+\s*$/i;
const signBetween = /(?<=\p{L}{2})[_/.:-]+(?=\p{L}{2})/gu;
const noLetter = /[^\p{L}\s]/gu;
const exceptionClass = /.{4}(?:exception|error|fault)$/;
const shortestException = 9;
const negated = /^(?:do|does|did|is|was|has|have|could|can|would|wo)nt$/;

/** Whether a text is a placeholder (N/A, TBC), a template field or a message (No Data Found). */
export function isPlaceholder(text: string): boolean {
	const plain = text.normalize('NFKC').toLowerCase();
	if (template.test(plain) || sheetError.test(plain)) return true;
	const words = plain.replace(signBetween, ' ').replace(noLetter, '').split(/\s+/).filter(Boolean);
	return words.length > 0 && isMessage(words);
}

function isMessage(words: readonly string[]): boolean {
	return (
		words.some((word) => word.length >= shortestException && exceptionClass.test(word)) ||
		isWholePlaceholder(words.join('')) ||
		words.every((word) => is(word, 'placeholders')) ||
		(words.every(isOfMessage) && words.some(mayDeny)) ||
		(words.every(isUnspecific) && words.some((word) => is(word, 'holderWords')))
	);
}

const isWholePlaceholder = isInAny('placeholders', 'placeholdersAlone');
const isUnspecific = isInAny('holderWords', 'unspecificWords');
const isDenial = isInAny('resultWords', 'warnings', 'denyingWords');
const isListedInMessages = isInAny('sentenceWords', 'messageWords');
const isListedInSentences = isInAny('sentenceWords', 'resultWords', 'warnings');
const mayDeny = (word: string): boolean => isDenial(word) || negated.test(word);
const isOfMessage = (word: string): boolean => isListedInMessages(word) || mayDeny(word);

/** Whether sentences about lookups or accounts use this word. */
export const isOfSentence = (word: string): boolean =>
	isListedInSentences(word) || negated.test(word);
