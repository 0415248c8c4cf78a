import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

/** A supplier as a sheet has it, and what the check of it came to. */
interface Supplier {
	readonly payee: string;
	readonly type: 'till' | 'paybill';
	readonly number: string;
	readonly account?: string;
	readonly amount: number | string;
	readonly result: IDataObject;
}

const CHECKED_AT = '2026-11-25T07:02:00.000Z';
const CALL =
	'Ask the payee which name the number is registered under, on a phone number that you know.';

const numbered = (type: string, number: string) => ({ accountType: type, number });
const title = (type: string) => (type === 'till' ? 'Till' : 'Paybill');

type Payee = Omit<Supplier, 'result'>;

const stamp = ({ type, number, account }: Payee): IDataObject => ({
	...numbered(type, number),
	...(account && { account }),
	operator: 'Mpesa',
	country: 'KE',
	environment: 'production',
	checkedAt: CHECKED_AT,
});

const compared = (payee: Payee, result: string, explanation: string[]): IDataObject => ({
	nameMatch: { result, score: 0.9, expectedName: payee.payee, explanation },
});

function confirmed(
	payee: Payee,
	name: string,
	explanation: string[],
	more: IDataObject = {},
): Supplier {
	const result = {
		outcome: 'confirmed',
		name,
		summary: `${title(payee.type)} ${payee.number} is registered to ${name}, as expected.`,
		reason: 'nameMatched',
		payable: true,
		nextStep: 'You can pay.',
		...stamp(payee),
		...compared(payee, 'match', explanation),
		...more,
	};
	return { ...payee, result };
}

function close(payee: Payee, name: string, explanation: string[]): Supplier {
	const result = {
		outcome: 'needsReview',
		name,
		summary: `${title(payee.type)} ${payee.number} is registered to ${name}, which is close to the expected name "${payee.payee}", but not the same.`,
		reason: 'nameClose',
		payable: false,
		nextStep: CALL,
		...stamp(payee),
		...compared(payee, 'closeMatch', explanation),
	};
	return { ...payee, result };
}

function differs(payee: Payee, name: string, explanation: string[]): Supplier {
	const result = {
		outcome: 'notConfirmed',
		name,
		summary: `${title(payee.type)} ${payee.number} is registered to ${name}, which is not the expected name "${payee.payee}".`,
		reason: 'nameDiffers',
		payable: false,
		nextStep: 'Do not pay.',
		...stamp(payee),
		...compared(payee, 'noMatch', explanation),
	};
	return { ...payee, result };
}

function unchecked(payee: Payee, summary: string, nextStep: string): Supplier {
	const result = {
		outcome: 'unchecked',
		summary,
		payable: false,
		nextStep,
		error: { message: summary, description: nextStep, retryable: false, itemIndex: 0 },
		entered: { number: payee.number, expectedName: payee.payee, type: payee.type },
		environment: 'production',
		checkedAt: CHECKED_AT,
	};
	return { ...payee, result };
}

const till = (payee: string, number: string, amount: number | string): Payee => ({
	payee,
	type: 'till',
	number,
	amount,
});
const paybill = (payee: string, number: string, account: string, amount: number): Payee => ({
	payee,
	type: 'paybill',
	number,
	account,
	amount,
});

const ALL_MATCH = ['All parts of the names match.'];
const SHARED =
	'This paybill collects money for many customers. Nobody has checked whose account there gets the money.';

/** Names that many sheets have, so that 41 rows are as long as real ones. */
const PLAIN = [
	['Jane Wanjiku Kamau', 'JANE WANJIKU KAMAU'],
	['Mwangaza Hardware Ltd', 'MWANGAZA HARDWARE LIMITED'],
	['Peter Otieno Odhiambo', 'PETER OTIENO ODHIAMBO'],
	['Kilifi Fresh Produce', 'KILIFI FRESH PRODUCE'],
	['Naivasha Growers Co-op', 'NAIVASHA GROWERS COOPERATIVE'],
	['Mary Atieno', 'MARY AKINYI ATIENO'],
	['Halima Noor Ibrahim', 'HALIMA NOOR IBRAHIM'],
	['Baraka Stationers', 'BARAKA STATIONERS'],
	['Grace Chebet Koech', 'GRACE CHEBET KOECH'],
	['Umoja Wholesalers Ltd', 'UMOJA WHOLESALERS LIMITED'],
	['Joseph Musembi', 'JOSEPH MUSEMBI KIOKO'],
	['Pwani Plumbing Services', 'PWANI PLUMBING SERVICES'],
] as const;

const plain = Array.from({ length: 28 }, (_, at) => {
	const [payee, name] = PLAIN[at % PLAIN.length] ?? ['', ''];
	const amount = [4800, 12_350.5, 900, 15_300, 72_000][at % 5] ?? 0;
	const of = till(at < PLAIN.length ? payee : `${payee} ${at}`, String(200_100 + at * 37), amount);
	return confirmed(of, name, ALL_MATCH);
});

/** The rows of a month as offices keep them: 40 suppliers and a total. */
export const SUPPLIERS: readonly Supplier[] = [
	...plain.slice(0, 5),
	close(till('Jane Kamau', '738204', 9200), 'JANE KAMAU NJERI', [
		'Only the registered name also has NJERI.',
	]),
	...plain.slice(5, 9),
	differs(till('Tom Ogada', '522533', 118_400), 'LUCY ADHIAMBO OUMA', [
		'TOM OGADA is not in the registered name, which has LUCY ADHIAMBO OUMA.',
		'Too few parts of the names agree.',
	]),
	confirmed(
		paybill('Umoja Wetu Sacco Society Ltd', '247247', '0110567890100', 45_000),
		'UMOJA WETU SACCO SOCIETY LTD',
		ALL_MATCH,
		{
			payable: false,
			nextStep: 'Compare the account number with the payee’s own records before you pay.',
			warnings: [SHARED],
		},
	),
	...plain.slice(9, 14),
	unchecked(
		till('Faith Mutua', '0712345678', 3000),
		'Row 22 was not checked: \'Number\' is a phone number ("0712345678"); enter the till number.',
		'Enter the till number, then check again.',
	),
	close(till('J. Muthee', '604411', 6650), 'JULIUS MUTHEE', [
		'J and JULIUS have only the initial in common, and relatives may share it.',
	]),
	...plain.slice(14, 19),
	confirmed(till('Kwetu Caterers', '5218890', 21_750), 'KWETU CATERERS', ALL_MATCH, {
		warnings: ['Also in row 43.'],
	}),
	differs(till('Simba Cement Depot', '331245', 240_000), 'SIMBA CEMENT STAFF WELFARE', [
		'STAFF WELFARE makes it a different organization or person.',
	]),
	close(till('Kilifi District Hospital', '778120', 17_000), 'KILIFI COUNTY HOSPITAL', [
		'DISTRICT and COUNTY are two words for the same kind of institution.',
	]),
	unchecked(
		till('Daudi Barasa', '123456 123457', 8800),
		'Row 32 was not checked: "123456 123457" are two numbers.',
		'Write one number in the row, then check again.',
	),
	...plain.slice(19, 22),
	close(till('Mama Njeri Hotel', '410098', 5400), 'NJERI HOTEL AND BUTCHERY', [
		'Only the registered name has BUTCHERY.',
	]),
	...plain.slice(22, 28),
	confirmed(till('Kwetu Caterers', '5218890', 21_750), 'KWETU CATERERS', ALL_MATCH, {
		warnings: ['Also in row 29.'],
	}),
	unchecked(
		till('Zawadi Printers', '667812', '12,500'),
		'Till 667812 was not checked: the service did not answer in time after 4 tries.',
		'Look up the number again in a few minutes.',
	),
];

const TOTAL: IDataObject = {
	Supplier: 'TOTAL',
	'Amount (KES)': 949_199.5,
	lookup: {
		outcome: 'unchecked',
		summary: 'Row 45 was not checked: this row was taken for a total ("TOTAL"), not for a payee.',
		payable: false,
		nextStep: '',
		entered: {},
		error: { finding: 'noPayee' },
		checkedAt: CHECKED_AT,
	},
};

const ownColumns = ({ payee, type, number, account, amount }: Supplier): IDataObject => ({
	Supplier: payee,
	Mode: title(type),
	'Till/Paybill No.': number,
	'A/C No': account ?? '',
	'Amount (KES)': amount,
});

/** The rows as items, with the result under `lookup` (Include Other Input Fields). */
export const asFields = (): IDataObject[] =>
	[
		...SUPPLIERS.map((supplier) => ({ ...ownColumns(supplier), lookup: supplier.result })),
		TOTAL,
	].map((row, at) => ({ ...row, row_number: at + 5 }));

const LABELS: Readonly<Record<string, string>> = {
	confirmed: 'Confirmed',
	needsReview: 'Needs Review',
	notConfirmed: 'Not Confirmed',
	unchecked: 'Unchecked',
	match: 'Match',
	closeMatch: 'Close Match',
	noMatch: 'No Match',
};

const resultShape = z.object({
	outcome: z.string(),
	payable: z.boolean(),
	name: z.string().default(''),
	summary: z.string(),
	nextStep: z.string(),
	accountType: z.string().default(''),
	number: z.string().default(''),
	account: z.string().default(''),
	environment: z.string().default(''),
	nameMatch: z
		.object({ result: z.string(), explanation: z.array(z.string()) })
		.default({ result: '', explanation: [] }),
	warnings: z.array(z.string()).default([]),
	accepted: z.object({ by: z.string() }).optional(),
	error: z.object({ finding: z.string().optional() }).default({}),
});

/** A result as its sheet columns, by the page that describes them. */
export function columnsOf(result: unknown): IDataObject {
	const { nameMatch, warnings, ...rest } = resultShape.parse(result);
	return {
		'Lookup Outcome': LABELS[rest.outcome],
		'Lookup Payable': rest.payable ? 'Yes' : 'No',
		'Lookup Name': rest.name,
		'Lookup Match': LABELS[nameMatch.result] ?? '',
		'Lookup Reason': rest.summary,
		'Lookup Next Step': rest.nextStep,
		'Lookup Details': [...nameMatch.explanation, ...warnings].join(' '),
		'Lookup Type': rest.error.finding === 'noPayee' ? 'no payee' : rest.accountType,
		'Lookup Number': rest.number,
		'Lookup Account': rest.account,
		'Lookup Environment': rest.environment,
		'Lookup Checked At': '2026-11-25 10:02',
		'Lookup Accepted By': rest.accepted?.by ?? '',
	};
}

/** The same rows with the result in sheet columns. */
export const asColumns = (): IDataObject[] =>
	asFields().map(({ lookup, ...own }) => ({ ...own, ...columnsOf(lookup) }));
