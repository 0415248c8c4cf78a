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
	for (let last = rest.at(-1); last && rest.length > 1; last = rest.at(-1)) {
		const kind = kindOf(last.key);
		if (kind === undefined) break;
		legal.unshift({ text: last.text, kind });
		rest.pop();
	}
	const [first] = rest;
	const kind = first && rest.length > 1 ? kindOf(first.key) : undefined;
	// Only foreign and written-out forms can lead: AB Supplies keeps its words.
	const mayLead = first && (first.text.includes(' ') || (kind !== 'plain' && first.key.length > 2));
	if (kind !== undefined && mayLead) {
		legal.push({ text: first.text, kind });
		rest.shift();
	}
	return { words: rest, legal };
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
