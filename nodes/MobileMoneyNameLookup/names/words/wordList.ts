/** Reads a word list written as text: words in lower case, without accents or apostrophes, between blanks. */
export function wordList(text: string): readonly string[] {
	return text.trim().split(/\s+/);
}

/** Reads rows of words that belong together, with commas between the rows. */
export const wordRows = (text: string): readonly (readonly string[])[] =>
	text.split(',').map(wordList);

/** Reads rows that begin with a word, each with the words behind it. */
export const wordMap = (text: string): ReadonlyMap<string, readonly string[]> =>
	new Map(wordRows(text).map(([word = '', ...others]) => [word, others]));

/** Reads rows that begin with what holds for each word behind it. */
export const heads = (text: string): ReadonlyMap<string, string> =>
	new Map(wordRows(text).flatMap(([head = '', ...words]) => words.map((word) => [word, head])));

/** Reads rows of two sides, as in `kra = kenya revenue authority`, with strokes between the rows. */
export const equations = (text: string): ReadonlyArray<readonly [left: string, right: string]> =>
	text.split('|').map((row) => {
		const [left = '', right = ''] = row.split('=').map((side) => wordList(side).join(' '));
		return [left, right];
	});
