import { headsOf, is, mapOf } from './lexicon';
import { textIn, type Word, wordOf } from './readWords';

const figures = /\+?\d+(?:[ -]\d+)*/g;

const label =
	/(?:^|[\s(:-])(?:a\/c|acc?|account|till|pay ?bill|buy goods|id|passport|tel|telephone|phone|mobile|mob|cell|ref|cust(?:omer)?|#)[\s.:#-]{0,3}(?:(?:no|number)[\s.:#-]{0,3})?$/i;
const endsInWord = /[\p{L}\p{N}]$/u;
const letter = /\p{L}/u;
const longestLabel = 24;
const fewestFigures = 5;
const fewestAfterLabel = 3;

/** Removes phone, till and account numbers; house and branch numbers (Shop 12) tell holders apart. */
export function takeNumbers(text: string): { text: string; numbers: readonly string[] } {
	if (!/\d/.test(text)) return { text, numbers: [] };
	const numbers: string[] = [];
	let rest = '';
	let from = 0;
	for (const { 0: found, index } of text.matchAll(figures)) {
		const before = label.exec(text.slice(Math.max(from, index - longestLabel), index))?.[0] ?? '';
		const number = found.replace(/\D/g, '');
		const fewest = before === '' ? fewestFigures : fewestAfterLabel;
		const isOwnWord = !endsInWord.test(text.slice(0, index));
		if (number.length < fewest || !isOwnWord) continue;
		numbers.push(number);
		rest += `${text.slice(from, index - before.length)} `;
		from = index + found.length;
	}
	rest = (rest + text.slice(from)).replace(/\(\s?\)/g, ' ').trim();
	return letter.test(rest) ? { text: rest, numbers } : { text, numbers: [] };
}

/** Payers leave out or mix up plain forms; two forms of other kinds are two registered bodies. */
const foreignForms = headsOf('foreignForms');
const kindOf = (key: string): string | undefined =>
	is(key, 'legalPlain') ? 'plain' : foreignForms.get(key);

const registerWords = mapOf('registerWords');
const phrases = [...headsOf('legalPhrases')].map(
	([words, form]) => [form, words.split(' ')] as const,
);

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

/** Takes titles off a person's name; at least one word of two letters remains. */
export function takeTitles(words: readonly Word[]) {
	const rest = [...words];
	const taken: Word[] = [];
	for (let at = rest.length - 1; at >= 0; at--) {
		const key = rest[at]?.key ?? '';
		// "Sister of Peter Kamau" is his sister.
		if (!is(key, 'titles') || is(rest[at + 1]?.key ?? '', 'articles')) continue;
		if (is(key, 'leadingTitles') && !isLeading(rest, at)) continue;
		if (fullWords(rest) > 1) taken.unshift(...rest.splice(at, 1));
	}
	while (is(rest.at(-1)?.key ?? '', 'postNominals') && fullWords(rest) > 2)
		taken.push(...rest.splice(-1));
	return { words: rest, titles: taken };
}

const isLeading = (words: readonly Word[], at: number): boolean =>
	words.slice(0, at).every(({ key }) => is(key, 'titles') || is(key, 'ambiguousTitles'));

const fullWords = (words: readonly Word[]): number =>
	words.filter(({ key }) => key.length > 1).length;
