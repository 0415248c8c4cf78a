import { is, wordsOf } from './lexicon';

const template = /^[\s"'(]*(?:\$?\{.*\}|<[^<>]*>|%[^%]+%|\[\[.*\]\])[\s"')]*$/su;

const sheetError = /^\s*#[a-z/0?!]+\s*$/i;

const exceptionClass =
	/(?<![\p{L}\p{N}.$])\p{L}[\p{L}\p{N}.$]{3,80}(?:exception|error|fault)(?![\p{L}\p{N}])/iu;

const negated = /^(?:do|does|did|is|was|has|have|could|can|would|wo)nt$/;

/** Whether a text is a placeholder (N/A, TBC), a template field or a message (No Data Found). */
export function isPlaceholder(text: string): boolean {
	if (beginsAsName(text)) return false;
	const plain = text.normalize('NFKC').toLowerCase();
	if (template.test(plain) || sheetError.test(plain)) return true;
	// Fast path: the full pattern takes a quarter of a comparison.
	if (/exception|error|fault/.test(plain) && exceptionClass.test(plain)) return true;
	const words = plain
		.replace(/(?<=\p{L}{2})[_/.:-]+(?=\p{L}{2})/gu, ' ')
		.split(/\s+/)
		.map(lettersOf)
		.filter(Boolean);
	if (words.length === 0) return false;
	const joined = words.join('');
	if (is(joined, 'placeholders') || is(joined, 'placeholdersAlone')) return true;
	if (words.every((word) => is(word, 'placeholders'))) return true;
	if (words.some(mayDeny) && words.every(isOfMessage)) return true;
	const isUnspecific = (word: string) => is(word, 'holderWords') || is(word, 'unspecificWords');
	return words.some((word) => is(word, 'holderWords')) && words.every(isUnspecific);
}

const beginnings: ReadonlySet<string> = new Set(
	[...wordsOf('placeholders'), ...wordsOf('placeholdersAlone')].flatMap((text) =>
		Array.from(text, (_, at) => text.slice(0, at + 1)),
	),
);

function beginsAsName(text: string): boolean {
	const first = /^[A-Za-z]{3,}(?= )/.exec(text)?.[0].toLowerCase();
	return (
		first !== undefined &&
		!beginnings.has(first) &&
		!isOfMessage(first) &&
		!is(first, 'unspecificWords')
	);
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

const isVerdict = (word: string): boolean =>
	is(word, 'verdictWords') || is(word, 'warnings') || negated.test(word);

const mayDeny = (word: string): boolean => isVerdict(word) || is(word, 'denyingWords');
const isOfMessage = (word: string): boolean =>
	isOfSentence(word) || mayDeny(word) || is(word, 'messageWords');

/** Whether sentences about lookups or accounts use this word. */
export const isOfSentence = (word: string): boolean => is(word, 'sentenceWords') || isVerdict(word);
