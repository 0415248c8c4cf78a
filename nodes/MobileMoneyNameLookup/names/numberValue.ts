import { headsOf } from './lexicon';

const listed = [...headsOf('numberWords')];
const compounds = listed
	.filter(([, value]) => /^[2-9]0$/.test(value))
	.flatMap(([tens, value]) =>
		listed
			.filter(([, unit]) => /^[1-9]$/.test(unit))
			.map(([word, unit]) => [tens + word, value.charAt(0) + unit] as const),
	);
const numberWords = new Map([...listed, ...compounds]);

/** The value of a number in figures or English (12, third, fortyfour); undefined for others. */
export const numberValue = (key: string): string | undefined =>
	/^\p{N}/u.test(key) ? key.replace(/^0+(?=\p{N})/u, '') : numberWords.get(key);

/** "First" names First Bank; the 1 of "Bank 1" is only a number. */
export const isCardinal = (key: string): boolean => /^\d+$/.test(numberWords.get(key) ?? '');
