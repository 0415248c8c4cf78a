/** Letters that Unicode does not take apart into a base letter and an accent. */
const plainLetters: ReadonlyMap<string, string> = new Map([
	['ø', 'o'],
	['ł', 'l'],
	['ß', 'ss'],
	['æ', 'ae'],
	['œ', 'oe'],
	['đ', 'd'],
	['ð', 'd'],
	['þ', 'th'],
	['ħ', 'h'],
	['ŋ', 'ng'],
	['ı', 'i'],
	['ɨ', 'i'],
	['ʉ', 'u'],
	['أ', 'ا'],
	['إ', 'ا'],
	['آ', 'ا'],
	['ى', 'ي'],
	['ة', 'ه'],
	['ک', 'ك'],
	['ی', 'ي'],
]);

const latinAccents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u064b-\u0652\u0670\u0640]/gu;

/** Letters of other alphabets, and Latin small capitals, drawn like a Latin letter; digits typed for one. */
const drawnLike: ReadonlyMap<string, string> = new Map(
	[
		['a', 'аαɑᴀ4'],
		['b', 'вβьʙ8'],
		['c', 'сϲᴄ'],
		['d', 'ԁᴅ'],
		['e', 'еεᴇ3'],
		['g', 'ɡɢց9'],
		['h', 'нһηʜհ'],
		['i', 'іιɪ1lӏ'],
		['j', 'јᴊ'],
		['k', 'кκᴋ'],
		['m', 'мμᴍ'],
		['n', 'ոɴпν'],
		['o', 'оοօᴏ0'],
		['p', 'рρᴘ'],
		['q', 'ԛզ'],
		['r', 'ʀг'],
		['s', 'ѕꜱ5'],
		['t', 'тτᴛ7'],
		['u', 'սᴜ'],
		['v', 'ᴠѵ'],
		['w', 'ԝᴡω'],
		['x', 'хχ'],
		['y', 'уυʏүγ'],
		['z', 'ζᴢ2'],
	].flatMap(([latin = '', alike = '']) => Array.from(alike, (letter) => [letter, latin] as const)),
);

/** A word in lower case without accents, apostrophes and marks that nobody sees. */
export function foldWord(word: string): string {
	const lower = word.toLowerCase();
	if (/^[a-z0-9]*$/.test(lower)) return lower;
	const bare = lower.normalize('NFD').replace(latinAccents, '').normalize('NFC');
	let folded = '';
	for (const letter of bare) folded += plainLetters.get(letter) ?? letter;
	return folded.replace(/[^\p{L}\p{N}\p{M}]|[ʹ-ʿˈˊˋ]/gu, '');
}

/** The word as the eye takes it: look-alike letters and digits inside a word read as the letter they resemble. */
export function drawnForm(key: string): string {
	let form = '';
	for (const letter of key) form += drawnLike.get(letter) ?? letter;
	return form;
}

/** Whether a word (its key) has letters a to z only, so that its drawn form says no more than its letters. */
export function hasPlainLetters(key: string): boolean {
	return /^[a-z]*$/.test(key);
}
