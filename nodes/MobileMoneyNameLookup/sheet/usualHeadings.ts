import { plainWords } from '../domain/plainWords';

export const MEANINGS = [
	'number',
	'till',
	'paybill',
	'type',
	'payee',
	'account',
	'amount',
	'operator',
] as const;

/** What a column of a sheet of payees can hold. */
export type Meaning = (typeof MEANINGS)[number];

/** The meanings that hold the number to look up. */
export const NUMBER_MEANINGS = ['number', 'till', 'paybill'] as const satisfies readonly Meaning[];

/**
 * The usual headings, one meaning after the other. Write a heading as people do: case, punctuation, plural,
 * possessive, the order of words, small words (of, the, ya), a currency and “No.” after another word make no
 * difference. A heading of an earlier line is preferred where a sheet has both; two of one line are refused.
 */
export const USUAL_HEADINGS: Readonly<Record<Meaning, readonly (readonly string[])[]>> = {
	number: [
		[
			...[
				'Till/Paybill',
				'Paybill/Buy Goods',
				'Paybill/Till/Buy Goods',
				'M-Pesa Till/Paybill',
				'Business/Till',
			],
			...['Lipa na M-Pesa Till/Paybill', 'Till or Paybill Number', 'Till/Paybill Account'],
		],
		[
			...[
				'Short Code',
				'Paybill/Short Code',
				'Till/Short Code',
				'M-Pesa Number',
				'Lipa na M-Pesa',
				'M-Pesa Short Code',
			],
			...[
				'Lipa na M-Pesa Number',
				'Payment Number',
				'Pay To Number',
				'Nambari ya M-Pesa',
				'Nambari ya Malipo',
			],
		],
		['Number'],
	],
	till: [
		[
			...[
				'Till',
				'Till Number',
				'Buy Goods',
				'Buy Goods Till',
				'M-Pesa Till',
				'M-Pesa Buy Goods',
				'Merchant',
			],
			...[
				'Merchant Till',
				'Merchant Number',
				'Lipa na M-Pesa Till',
				'Lipa na M-Pesa Buy Goods',
				'Merchant Till Number',
			],
			...['Buy Goods and Services', 'Store Till', 'Lipa na M-Pesa Buy Goods Till'],
		],
	],
	paybill: [
		[
			...[
				'Paybill',
				'Paybill Number',
				'M-Pesa Paybill',
				'Business Number',
				'Business Short Code',
				'Nambari ya Biashara',
			],
			...['Lipa na M-Pesa Paybill', 'Bank Paybill', 'Paybill Business Number'],
		],
	],
	type: [
		[
			...[
				'Till or Paybill?',
				'Payment Type',
				'Payment Mode',
				'Mode of Payment',
				'Payment Method',
				'Payment Channel',
			],
			...[
				'Account Type',
				'Type of Payment',
				'Type of Account',
				'Number Type',
				'Type of Number',
				'Njia ya Malipo',
				'Aina ya Malipo',
			],
			...['Pay By', 'Pay Via', 'Paid Via', 'Pay Mode', 'Aina ya Akaunti'],
		],
		['Type', 'Mode', 'Kind', 'Channel', 'Method', 'Aina', 'Njia'],
	],
	payee: [
		['Expected Name', 'Name Expected'],
		[
			...[
				'Supplier',
				'Supplier Name',
				'Payee',
				'Payee Name',
				'Vendor',
				'Vendor Name',
				'Creditor',
				'Creditor Name',
			],
			...[
				'Beneficiary',
				'Beneficiary Name',
				'Account Name',
				'Account Holder',
				'Name of Account',
				'Name of Account Holder',
			],
			...[
				'Registered Name',
				'Till Name',
				'Paybill Name',
				'Till/Paybill Name',
				'M-Pesa Name',
				'Business Name',
				'Company Name',
			],
			...[
				'Merchant Name',
				'Contractor',
				'Contractor Name',
				'Service Provider',
				'Name of Service Provider',
				'Recipient',
			],
			...[
				'Recipient Name',
				'Receiver',
				'Receiver Name',
				'Trader',
				'Trader Name',
				'Landlord',
				'Landlord Name',
				'Pay To',
				'Paid To',
			],
			...[
				'Msambazaji',
				'Muuzaji',
				'Mlipwaji',
				'Mpokeaji',
				'Jina la Msambazaji',
				'Jina la Muuzaji',
				'Jina la Mlipwaji',
			],
			...['Jina la Mpokeaji', 'Jina la Biashara', 'Jina la Kampuni', 'Jina la Akaunti'],
		],
		['Name', 'Full Name', 'Jina', 'Jina Kamili', 'Majina'],
	],
	account: [
		[
			...[
				'Account',
				'Account Number',
				'Paybill Account',
				'Paybill Account Number',
				'Account to Pay',
				'Payment Account',
			],
			...[
				'Account Reference',
				'Account Ref',
				'Account Number/Reference',
				'Customer Account',
				'M-Pesa Account',
			],
		],
		[
			'Paybill Reference',
			'Paybill Ref',
			'Payment Account Reference',
			'Bill Account',
			'Reference of the Paybill',
		],
	],
	amount: [
		[
			...[
				'Net Payable',
				'Amount Payable',
				'Payable',
				'Amount to Pay',
				'Net Amount',
				'Net Amount Payable',
				'Net Pay',
				'Net to Pay',
			],
			...[
				'Amount to be Paid',
				'Payable Amount',
				'Payment Amount',
				'Total Payable',
				'Net',
				'Total Net Payable',
			],
		],
		[
			'Amount',
			'Amount Due',
			'Total Amount',
			'Amount Total',
			'Kiasi',
			'Kiasi cha Fedha',
			'Kiasi cha Malipo',
			'Invoice Amount',
		],
		['Total', 'Total Due', 'Gross', 'Gross Amount', 'Jumla'],
		['KES', 'Ksh'],
	],
	operator: [
		[
			...[
				'Operator',
				'Network',
				'Mobile Network',
				'Mobile Operator',
				'Mobile Money Operator',
				'Telco',
				'MNO',
				'Mtandao',
			],
			...['Network Operator', 'Mobile Money Provider'],
		],
	],
};

const SMALL_WORDS: ReadonlySet<string> = new Set(
	'of the and a to be ya wa la za cha kwa in for'.split(' '),
);

const withNumber: ReadonlySet<Meaning> = new Set([...NUMBER_MEANINGS, 'account']);

export interface UsualMeaning {
	readonly meaning: Meaning;
	/** 0 for the headings that are preferred. */
	readonly rank: number;
}

/** The words of a heading in one order. */
function keyOf(words: readonly string[]): string {
	const telling = words.filter((word) => !SMALL_WORDS.has(word));
	return [...new Set(telling)].sort().join(' ');
}

const without = (words: readonly string[], dropped: string): readonly string[] => {
	const others = words.filter((word) => word !== dropped);
	return others.length > 0 ? others : words;
};

const usual = new Map<string, UsualMeaning>(
	MEANINGS.flatMap((meaning) =>
		USUAL_HEADINGS[meaning].flatMap((headings, rank) =>
			headings.map((heading) => [keyOf(plainWords(heading)), { meaning, rank }] as const),
		),
	),
);

/** `No.` and `#` alone count rows; only the written word means a number. */
const COUNTS_ROWS = /^[\s.]*(?:nos?|num|nr|#|№)[\s.]*$/i;

/** The same heading with brackets and what is in them left out. */
function withoutBrackets(heading: string): string {
	let depth = 0;
	let kept = '';
	for (const character of heading) {
		if (character === '(' || character === '[') depth++;
		else if ((character === ')' || character === ']') && depth > 0) depth--;
		else if (depth === 0) kept += character;
	}
	return kept;
}

const MAX_CHARACTERS = 100;

/**
 * What a usual heading means.
 *
 * @param heading as it stands in a sheet, in English or Swahili
 * @returns undefined for a heading that is not in the table
 */
export function meaningOf(heading: string): UsualMeaning | undefined {
	// A spreadsheet reader numbers doubled headings: Till_1.
	const text = heading.trim().replace(/_\d{1,3}$/, '');
	if (text.length > MAX_CHARACTERS || COUNTS_ROWS.test(text)) return undefined;
	for (const form of new Set([text, withoutBrackets(text)])) {
		const words = without(plainWords(form), 'kes');
		const exact = usual.get(keyOf(words));
		if (exact) return exact;
		const unnumbered = usual.get(keyOf(without(words, 'number')));
		if (unnumbered && withNumber.has(unnumbered.meaning)) return unnumbered;
	}
	return undefined;
}

/** Whether two headings are the same but for case, punctuation and the like. */
export function isSameHeading(one: string, other: string): boolean {
	const key = keyOf(plainWords(one));
	return key !== '' && key === keyOf(plainWords(other));
}
