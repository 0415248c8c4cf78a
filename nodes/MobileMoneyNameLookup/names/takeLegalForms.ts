import { headsOf, is, mapOf } from './lexicon';
import { textIn, wordOf, type Word } from './readWords';

/** Payers leave out or mix up plain forms; two forms of other kinds are two registered bodies. */
const foreignForms = headsOf('foreignForms');
const kindOf = (key: string): string | undefined =>
	is(key, 'legalPlain') ? 'plain' : foreignForms.get(key);

const registerWords = mapOf('registerWords');
const phrases = [...headsOf('legalPhrases')].map(
	([words, form]) => [form, words.split(' ')] as const,
);
const firstWords: ReadonlySet<string> = new Set(phrases.map(([, [first = '']]) => first));

/** Whether a word (key) is a legal form. */
export const isLegalForm = (key: string): boolean => kindOf(key) !== undefined;

/** Takes legal forms off both ends; at least one word remains. */
export function takeLegalForms(words: readonly Word[]) {
	const legal: { text: string; kind: string }[] = [];
	const joined = joinPhrases(words);
	const taken = joined.flatMap(({ key }) => registerWords.get(key) ?? []);
	const rest = joined.filter(({ key, text }, index) => {
		const isLast = index === joined.length - 1;
		const isForm =
			(!isLast && index > 0 && is(key, 'innerForms')) ||
			(!isLast && is(key, 'unmistakableForms')) ||
			taken.includes(key) ||
			(index === 0 && /^(?:m\/s|messrs)\.?$/i.test(text));
		if (isForm) legal.push({ text, kind: 'plain' });
		return !isForm;
	});
	const end = rest.findLastIndex(({ key }) => !isLegalForm(key)) + 1;
	const ending = rest.splice(Math.max(end, 1));
	legal.unshift(...ending.map(({ text, key }) => ({ text, kind: kindOf(key) ?? '' })));
	const [{ text, key } = { text: '', key: '' }, ...others] = rest;
	const kind = kindOf(key);
	// Only foreign and written-out forms can lead: AB Supplies keeps its words.
	const mayLead = text.includes(' ') || (kind !== 'plain' && key.length > 2);
	if (kind === undefined || others.length === 0 || !mayLead) return { words: rest, legal };
	return { words: others, legal: [...legal, { text, kind }] };
}

function joinPhrases(words: readonly Word[]): readonly Word[] {
	if (!words.some(({ key }) => firstWords.has(key))) return words;
	const joined: Word[] = [];
	for (let at = 0; at < words.length;) {
		const isHere = (keys: readonly string[]) => keys.every((key, i) => words[at + i]?.key === key);
		const [form, keys] = phrases.find(([, keys]) => isHere(keys)) ?? [undefined, ['']];
		const span = words.slice(at, at + keys.length);
		at += span.length;
		if (form === undefined) joined.push(...span);
		else joined.push(wordOf(textIn(span), form));
	}
	return joined;
}
