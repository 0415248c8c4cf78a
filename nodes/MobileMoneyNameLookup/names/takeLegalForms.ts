import { is, mapOf, rowsOf, wordsOf } from './lexicon';
import type { Word } from './readWords';

/** Payers leave out or mix up plain forms; two forms of other kinds are two registered bodies. */
const kinds = [
	['plain', 'legalPlain'],
	['stock', 'legalStock'],
	['limited', 'legalLimited'],
	['partnership', 'legalPartnership'],
	['nonprofit', 'legalNonprofit'],
] as const;

export type LegalKind = (typeof kinds)[number][0];

export interface LegalForm {
	text: string;
	kind: LegalKind;
}

const legalForms: ReadonlyMap<string, LegalKind> = new Map(
	kinds.flatMap(([kind, list]) => wordsOf(list).map((form) => [form, kind] as const)),
);

const phrases = rowsOf('legalPhrases').map(
	([form = '', phrase = '']) => [phrase.split(' '), form] as const,
);
const firstWords: ReadonlySet<string> = new Set(phrases.map(([phrase]) => phrase[0] ?? ''));
const shortestPhrase = Math.min(...phrases.map(([phrase]) => phrase.length));

const registerWords = [...mapOf('registerWords')];

const beginnings: ReadonlySet<string> = new Set([
	...legalForms.keys(),
	...firstWords,
	...registerWords.flatMap(([, added]) => added),
	'ms',
	'messrs',
]);

/** Whether a word (key) is a legal form. */
export const isLegalForm = (key: string): boolean => legalForms.has(key);

/** Takes legal forms off both ends; at least one word remains. */
export function takeLegalForms(words: readonly Word[]): {
	words: readonly Word[];
	legal: LegalForm[];
} {
	if (!words.some(({ key }) => beginnings.has(key))) return { words, legal: [] };
	const joined = joinPhrases(words);
	const legal: LegalForm[] = [];
	const taken = registerWords.find(([kind]) => joined.some(({ key }) => kind === key))?.[1];
	const rest = joined.filter((word, index) => {
		const inside = index > 0 && index < joined.length - 1;
		const isForm =
			(inside && is(word.key, 'innerForms')) ||
			(index < joined.length - 1 && is(word.key, 'unmistakableForms')) ||
			taken?.includes(word.key) === true ||
			(index === 0 && /^(?:m\/s|messrs)\.?$/i.test(word.text));
		if (isForm) legal.push({ text: word.text, kind: 'plain' });
		return !isForm;
	});
	for (let last = rest.at(-1); last && rest.length > 1; last = rest.at(-1)) {
		const kind = legalForms.get(last.key);
		if (kind === undefined) break;
		legal.unshift({ text: last.text, kind });
		rest.pop();
	}
	const first = rest[0];
	const kind = first && rest.length > 1 ? legalForms.get(first.key) : undefined;
	// Only foreign and written-out forms can lead: AB Supplies keeps its words.
	const mayLead = first && (first.text.includes(' ') || (kind !== 'plain' && first.key.length > 2));
	if (kind !== undefined && mayLead) {
		legal.push({ text: first.text, kind });
		rest.shift();
	}
	return { words: rest, legal };
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
