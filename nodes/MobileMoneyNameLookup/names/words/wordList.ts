/** Reads a word list written as text: words in lower case, without accents or apostrophes, between blanks. */
export function wordList(text: string): readonly string[] {
	return text.trim().split(/\s+/);
}
