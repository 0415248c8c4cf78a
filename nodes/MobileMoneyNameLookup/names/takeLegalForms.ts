import { foldWord } from './foldWord';
import type { Word } from './readWords';
import { legalForms, legalPhrases, registerWords, type LegalKind } from './words/legalForms';

/** A legal form found at an end of a name, as written. */
export interface LegalForm {
	text: string;
	kind: LegalKind;
}

const phrases = legalPhrases.map(
	([phrase, form]) => [phrase.split(' ').map(foldWord), form] as const,
);

const firstWords: ReadonlySet<string> = new Set(phrases.map(([phrase]) => phrase[0] ?? ''));
const shortestPhrase = Math.min(...phrases.map(([phrase]) => phrase.length));

/** Legal forms wherever they stand, as in "Quickmart Ltd - Kilimani". */
const unmistakable: ReadonlySet<string> = new Set(['ltd', 'limited', 'plc', 'llp', 'inc']);
/** Behind the first word only: "Company of Friends" keeps its word. */
const insideOnly: ReadonlySet<string> = new Set(['co', 'company']);

/** Every word that may be one, or begin one: nearly no person's name has any. */
const beginnings: ReadonlySet<string> = new Set([
	...legalForms.keys(),
	...firstWords,
	...registerWords.flatMap(([, added]) => [...added]),
	'ms',
	'messrs',
]);

/** Takes the legal forms off the ends of a name; at least one word remains. */
export function takeLegalForms(words: readonly Word[]): {
	words: readonly Word[];
	legal: LegalForm[];
} {
	if (!words.some(({ key }) => beginnings.has(key))) return { words, legal: [] };
	const joined = joinPhrases(words);
	const legal: LegalForm[] = [];
	const taken = registerWords.find(([kind]) => joined.some(({ key }) => kind.has(key)))?.[1];
	const rest = joined.filter((word, index) => {
		const inside = index > 0 && index < joined.length - 1;
		const isForm =
			(inside && insideOnly.has(word.key) && !isCareOf(word)) ||
			(index < joined.length - 1 && unmistakable.has(word.key)) ||
			taken?.has(word.key) === true ||
			(index === 0 && /^(?:m\/s|messrs)\.?$/i.test(word.text));
		if (isForm) legal.push({ text: word.text, kind: 'plain' });
		return !isForm;
	});
	for (let last = rest.at(-1); last && rest.length > 1; last = rest.at(-1)) {
		const kind = legalForms.get(last.key);
		if (kind === undefined || isCareOf(last)) break;
		legal.unshift({ text: last.text, kind });
		rest.pop();
	}
	const first = rest[0];
	const kind = first && rest.length > 1 ? legalForms.get(first.key) : undefined;
	// In front stand only forms from abroad and those written out: "Company of Friends" keeps its word.
	if (first && kind !== undefined && (kind !== 'plain' || first.text.includes(' '))) {
		legal.push({ text: first.text, kind });
		rest.shift();
	}
	return { words: rest, legal };
}

/** "C.O." is care of somebody, and no company. */
function isCareOf({ text }: Word): boolean {
	return /^c\.o\.?$/i.test(text);
}

function joinPhrases(words: readonly Word[]): readonly Word[] {
	if (words.length < shortestPhrase || !words.some(({ key }) => firstWords.has(key))) return words;
	const joined: Word[] = [];
	let index = 0;
	for (let word = words[0]; word; word = words[index]) {
		const found = phrases.find(([phrase]) =>
			phrase.every((part, i) => words[index + i]?.key === part),
		);
		const span = words.slice(index, index + (found?.[0].length ?? 1));
		joined.push(
			found ? { ...word, text: span.map(({ text }) => text).join(' '), key: found[1] } : word,
		);
		index += span.length;
	}
	return joined;
}
