import { heads, wordList } from './words/wordList';

/** Letters that Unicode does not take apart into a base letter and an accent. */
const plainLetters = heads(
	'o ø, l ł, ss ß, ae æ, oe œ, d đ ð, th þ, h ħ, ng ŋ, i ı ɨ, u ʉ, ا أ إ آ, ي ى ی, ه ة, ك ک',
);

const latinAccents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u064b-\u0652\u0670\u0640]/gu;

/** A word in lower case without accents, apostrophes and marks that nobody sees. */
export function foldWord(word: string): string {
	const lower = word.toLowerCase();
	if (/^[a-z0-9]*$/.test(lower)) return lower;
	const bare = lower.normalize('NFD').replace(latinAccents, '').normalize('NFC');
	let folded = '';
	for (const letter of bare) folded += plainLetters.get(letter) ?? letter;
	return folded.replace(/[^\p{L}\p{N}\p{M}]|[ʹ-ʿˈˊˋ]/gu, '');
}

/** A Latin letter, and behind it the letters of other alphabets, Latin small capitals and digits that are drawn like it. */
const drawnLike: ReadonlyMap<string, string> = new Map(
	wordList(
		'aаαɑᴀ4 bвβьʙ8 cсϲᴄ dԁᴅ eеεᴇ3 gɡɢց9 hнһηʜհ iіιɪ1lӏ jјᴊ kкκᴋ mмμᴍ nոɴпν oоοօᴏ0 pрρᴘ qԛզ rʀг sѕꜱ5 tтτᴛ7 uսᴜ vᴠѵ wԝᴡω xхχ yуυʏүγ zζᴢ2',
	)
		.map((letters) => Array.from(letters))
		.flatMap(([latin = '', ...alike]) => alike.map((letter) => [letter, latin] as const)),
);

/** The word as the eye takes it: look-alike letters and digits inside a word read as the letter they resemble. */
export function drawnForm(key: string): string {
	let form = '';
	for (const letter of key) form += drawnLike.get(letter) ?? letter;
	return form;
}

/** How many letters of two unequal words (their keys) are only drawn alike; undefined where one is another letter. */
export function lettersDrawnAlike(a: string, b: string): number | undefined {
	if (a.length !== b.length || drawnForm(a) !== drawnForm(b)) return undefined;
	return Array.from(a).filter((letter, index) => letter !== b[index]).length;
}

/** Whether a word (its key) has letters a to z only, so that its drawn form says no more than its letters. */
export function hasPlainLetters(key: string): boolean {
	return /^[a-z]*$/.test(key);
}
