import { withoutZeroWidth } from '../visible';

/** A heading or a word before a number is shorter; the rest of a long cell is not read. */
const MAX_CHARACTERS = 200;

/** Two words that people write apart or together. */
const JOINED: Readonly<Record<string, string>> = {
	'm pesa': 'mpesa',
	'pay bill': 'paybill',
	'buy good': 'buygoods',
	'short code': 'shortcode',
	'sub total': 'subtotal',
	'a c': 'account',
	's number': 'serial',
};

/** One spelling for words that people shorten or write in Swahili. */
const SPELLINGS: Readonly<Record<string, string>> = {
	'#': 'number',
	no: 'number',
	nos: 'number',
	num: 'number',
	nambari: 'number',
	namba: 'number',
	buygood: 'buygoods',
	bg: 'buygoods',
	pb: 'paybill',
	biz: 'business',
	ac: 'account',
	acc: 'account',
	acct: 'account',
	akaunti: 'account',
	amt: 'amount',
	kes: 'kes',
	ksh: 'kes',
	kshs: 'kes',
	sh: 'kes',
	shs: 'kes',
	shilling: 'kes',
};

const spellings = new Map(Object.entries(SPELLINGS));
const joined = new Map(Object.entries(JOINED));

function plainWord(word: string): string {
	const isPlural = word.length > 4 && word.endsWith('s') && !word.endsWith('ss');
	const singular = isPlural ? word.slice(0, -1) : word;
	return spellings.get(word) ?? spellings.get(singular) ?? singular;
}

/** The words between which there is anything but letters, digits and #. */
function split(text: string): string[] {
	const start = text.slice(0, MAX_CHARACTERS);
	const isAscii = !/[^\0-\x7F]/.test(start);
	const usual = isAscii ? start : withoutZeroWidth(start.normalize('NFKC'));
	const folded = usual
		// tillNo, PayBill
		.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
		.toLowerCase()
		.replace(/['’‘`´]s(?![\p{L}\p{N}])/gu, '');
	return folded.match(/[\p{L}\p{N}]+|#/gu) ?? [];
}

/**
 * The words of a heading or of a short cell in one form, so that case, punctuation, plural, possessive, the usual
 * abbreviations and Swahili words for number and account make no difference: `Supplier's A/C Nos.` gives
 * `supplier`, `account`, `number`.
 */
export function plainWords(text: string): string[] {
	const words: string[] = [];
	for (const part of split(text)) {
		const word = plainWord(part);
		const last = words.at(-1);
		const together = last === undefined ? undefined : joined.get(`${last} ${word}`);
		if (together === undefined) words.push(word);
		else words[words.length - 1] = together;
	}
	return words;
}
