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
