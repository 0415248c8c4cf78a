import { heads, wordList } from './wordList';

/** English number words as figures. */
export const numberWords = heads(`
1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve, 13 thirteen, 14 fourteen, 15 fifteen,
16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen, 20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety,
100 hundred, 1st first, 2nd second, 3rd third
`);

const compound =
	/^(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(one|two|three|four|five|six|seven|eight|nine)$/;

const tensFirst: ReadonlySet<string> = new Set(wordList('twe thi for fif six sev eig nin'));
const figure = /^\p{N}/u;
const leadingZeros = /^0+(?=\p{N})/u;

/** The value of a word that is a number in figures or in English (12, third, fortyfour), undefined for others. */
export function numberValue(key: string): string | undefined {
	const word = numberWords.get(key);
	if (word !== undefined) return word;
	// Most words end here; the patterns below are slow.
	if (key >= 'a' && !tensFirst.has(key.slice(0, 3))) return undefined;
	if (figure.test(key)) return key.replace(leadingZeros, '');
	const [, tens, unit] = compound.exec(key) ?? [];
	if (tens === undefined || unit === undefined) return undefined;
	return `${(numberWords.get(tens) ?? '').slice(0, -1)}${numberWords.get(unit) ?? ''}`;
}
