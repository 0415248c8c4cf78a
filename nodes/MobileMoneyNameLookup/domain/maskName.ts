/** So many stars for so many hidden letters; the steps hide how long a part really is. */
function starsFor(hiddenLetters: number): string {
	if (hiddenLetters <= 3) return '***';
	return hiddenLetters <= 5 ? '****' : '******';
}

/**
 * Hides a part of a name but its first letter: `KAMAU` becomes `K****`.
 *
 * @param part a word without spaces
 */
export function maskPart(part: string): string {
	const [first = '', ...hidden] = Array.from(part);
	return `${first}${starsFor(hidden.length)}`;
}

/**
 * Hides each part of a name but its first letter: `JANE WANJIKU KAMAU` becomes `J*** W****** K****`.
 *
 * @param name a registered name
 */
export const maskName = (name: string): string =>
	name.split(/\s+/).filter(Boolean).map(maskPart).join(' ');

/**
 * Hides the parts of a name wherever they stand in another text.
 *
 * @param text what may tell the name, such as the service's message
 * @param name the registered name
 */
export function maskNameIn(text: string, name: string): string {
	const parts = new Set(
		name
			.toLowerCase()
			.split(/[^\p{L}\p{N}]+/u)
			.filter((part) => part.length > 1),
	);
	return text.replace(/[\p{L}\p{N}]+/gu, (word) =>
		parts.has(word.toLowerCase()) ? maskPart(word) : word,
	);
}
