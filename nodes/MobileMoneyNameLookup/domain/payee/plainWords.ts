import { remembered } from '../../remembered';
import { withoutZeroWidth } from '../visible';

const MAX_CHARACTERS = 200;

/** The words that mean each word; `_` joins two of them. */
const SPELLINGS: Readonly<Record<string, string>> = {
	number: '# no nos num nambari namba',
	mpesa: 'm_pesa',
	buygoods: 'buygood bg b_g buy_good',
	paybill: 'pb p_b pay_bill pay_bil',
	shortcode: 'short_code',
	business: 'biz',
	account: 'ac acc acct akaunti a_c',
	amount: 'amt',
	subtotal: 'sub_total',
	serial: 's_number',
	lipa: 'lnm',
	kes: 'ksh kshs sh shs shilling',
};

const spellings = new Map(
	Object.entries(SPELLINGS).flatMap(([word, others]) =>
		others.split(' ').map((other) => [other, word] as const),
	),
);

function plainWord(word: string): string {
	const isPlural = word.length > 4 && word.endsWith('s') && !word.endsWith('ss');
	const singular = isPlural ? word.slice(0, -1) : word;
	return spellings.get(word) ?? spellings.get(singular) ?? singular;
}

function split(text: string): string[] {
	const start = text.slice(0, MAX_CHARACTERS);
	const isAscii = !/[^\0-\x7F]/.test(start);
	const usual = isAscii ? start : withoutZeroWidth(start.normalize('NFKC'));
	const folded = usual
		.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
		.toLowerCase()
		.replace(/['’‘`´]s(?![\p{L}\p{N}])/gu, '');
	return folded.match(/[\p{L}\p{N}]+|#/gu) ?? [];
}

/** The words of a short text in one form: `Supplier's A/C Nos.` gives `supplier`, `account`, `number`. */
export const plainWords = remembered((text): readonly string[] => {
	const words: string[] = [];
	for (const part of split(text)) {
		const word = plainWord(part);
		const last = words.at(-1);
		const together = last === undefined ? undefined : spellings.get(`${last}_${word}`);
		if (together === undefined) words.push(word);
		else words[words.length - 1] = together;
	}
	return words;
});
