import { headsOf, is } from './lexicon';

const numberWords = headsOf('numberWords');

const compound =
	/^(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(one|two|three|four|five|six|seven|eight|nine)$/;
const figure = /^\p{N}/u;
const leadingZeros = /^0+(?=\p{N})/u;

/** The value of a number in figures or English (12, third, fortyfour); undefined for others. */
export function numberValue(key: string): string | undefined {
	const word = numberWords.get(key);
	if (word !== undefined) return word;
	if (key >= 'a' && !is(key.slice(0, 3), 'tensFirst')) return undefined;
	if (figure.test(key)) return key.replace(leadingZeros, '');
	const [, tens, unit] = compound.exec(key) ?? [];
	if (tens === undefined || unit === undefined) return undefined;
	return `${(numberWords.get(tens) ?? '').slice(0, -1)}${numberWords.get(unit) ?? ''}`;
}

/** "First" names First Bank; the 1 of "Bank 1" is only a number. */
export const isCardinal = (key: string): boolean => /^\d+$/.test(numberWords.get(key) ?? '');
