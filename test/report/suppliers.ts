import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

const CHECKED_AT = '2026-11-25T07:02:00.000Z';
const CALL =
	'Ask the payee which name the number is registered under, on a phone number that you know.';

/**
 * The rows of a month as offices keep them, from row 5: payee | number, with the account of a Paybill | amount |
 * outcome | registered name | what differs | warning | reason and next step of a row that was not checked.
 */
const MONTH = `
Jane Wanjiku Kamau | 200100 | 4800 | confirmed | JANE WANJIKU KAMAU
Mwangaza Hardware Ltd | 200137 | 12350.5 | confirmed | MWANGAZA HARDWARE LIMITED
Peter Otieno Odhiambo | 200174 | 900 | confirmed | PETER OTIENO ODHIAMBO
Kilifi Fresh Produce | 200211 | 15300 | confirmed | KILIFI FRESH PRODUCE
Naivasha Growers Co-op | 200248 | 72000 | confirmed | NAIVASHA GROWERS COOPERATIVE
Jane Kamau | 738204 | 9200 | needsReview | JANE KAMAU NJERI | Only the registered name also has NJERI.
Mary Atieno | 200285 | 4800 | confirmed | MARY AKINYI ATIENO
Halima Noor Ibrahim | 200322 | 12350.5 | confirmed | HALIMA NOOR IBRAHIM
Baraka Stationers | 200359 | 900 | confirmed | BARAKA STATIONERS
Grace Chebet Koech | 200396 | 15300 | confirmed | GRACE CHEBET KOECH
Tom Ogada | 522533 | 118400 | notConfirmed | LUCY ADHIAMBO OUMA | TOM OGADA is not in the registered name. Too few parts of the names agree.
Umoja Wetu Sacco Society Ltd | 247247 a/c 0110567890100 | 45000 | confirmed | UMOJA WETU SACCO SOCIETY LTD | | This Paybill collects money for many customers. Nobody has checked whose account there gets the money.
Umoja Wholesalers Ltd | 200433 | 72000 | confirmed | UMOJA WHOLESALERS LIMITED
Joseph Musembi | 200470 | 4800 | confirmed | JOSEPH MUSEMBI KIOKO
Pwani Plumbing Services | 200507 | 12350.5 | confirmed | PWANI PLUMBING SERVICES
Jane Wanjiku Kamau 12 | 200544 | 900 | confirmed | JANE WANJIKU KAMAU
Mwangaza Hardware Ltd 13 | 200581 | 15300 | confirmed | MWANGAZA HARDWARE LIMITED
Faith Mutua | 0712345678 | 3000 | unchecked | | | | Row 22 was not checked: 'Number' is a phone number ("0712345678"). | Enter the till number, then check again.
J. Muthee | 604411 | 6650 | needsReview | JULIUS MUTHEE | J and JULIUS have only the initial in common, and relatives may share it.
Peter Otieno Odhiambo 14 | 200618 | 72000 | confirmed | PETER OTIENO ODHIAMBO
Kilifi Fresh Produce 15 | 200655 | 4800 | confirmed | KILIFI FRESH PRODUCE
Naivasha Growers Co-op 16 | 200692 | 12350.5 | confirmed | NAIVASHA GROWERS COOPERATIVE
Mary Atieno 17 | 200729 | 900 | confirmed | MARY AKINYI ATIENO
Halima Noor Ibrahim 18 | 200766 | 15300 | confirmed | HALIMA NOOR IBRAHIM
Kwetu Caterers | 5218890 | 21750 | confirmed | KWETU CATERERS | | Also in row 43.
Simba Cement Depot | 331245 | 240000 | notConfirmed | SIMBA CEMENT STAFF WELFARE | STAFF WELFARE makes it a different organization or person.
Kilifi District Hospital | 778120 | 17000 | needsReview | KILIFI COUNTY HOSPITAL | DISTRICT and COUNTY are two words for the same kind of institution.
Daudi Barasa | 123456 123457 | 8800 | unchecked | | | | Row 32 was not checked: "123456 123457" are two numbers. | Write one number in the row, then check again.
Baraka Stationers 19 | 200803 | 72000 | confirmed | BARAKA STATIONERS
Grace Chebet Koech 20 | 200840 | 4800 | confirmed | GRACE CHEBET KOECH
Umoja Wholesalers Ltd 21 | 200877 | 12350.5 | confirmed | UMOJA WHOLESALERS LIMITED
Mama Njeri Hotel | 410098 | 5400 | needsReview | NJERI HOTEL AND BUTCHERY | Only the registered name has BUTCHERY.
Joseph Musembi 22 | 200914 | 900 | confirmed | JOSEPH MUSEMBI KIOKO
Pwani Plumbing Services 23 | 200951 | 15300 | confirmed | PWANI PLUMBING SERVICES
Jane Wanjiku Kamau 24 | 200988 | 72000 | confirmed | JANE WANJIKU KAMAU
Mwangaza Hardware Ltd 25 | 201025 | 4800 | confirmed | MWANGAZA HARDWARE LIMITED
Peter Otieno Odhiambo 26 | 201062 | 12350.5 | confirmed | PETER OTIENO ODHIAMBO
Kilifi Fresh Produce 27 | 201099 | 900 | confirmed | KILIFI FRESH PRODUCE
Kwetu Caterers | 5218890 | 21750 | confirmed | KWETU CATERERS | | Also in row 29.
Zawadi Printers | 667812 | 12,500 | unchecked | | | | Till 667812 was not checked: the service did not answer in time after 4 tries. | Look up the number again in a few minutes.
`;

const SENTENCES: Readonly<Record<string, (expected: string) => string>> = {
	confirmed: () => 'as expected.',
	needsReview: (expected) => `which is close to the expected name "${expected}", but not the same.`,
	notConfirmed: (expected) => `which is not the expected name "${expected}".`,
};
const MATCHES: Readonly<Record<string, string>> = {
	confirmed: 'match',
	needsReview: 'closeMatch',
	notConfirmed: 'noMatch',
};
const NEXT_STEPS: Readonly<Record<string, string>> = {
	confirmed: 'You can pay.',
	needsReview: CALL,
	notConfirmed: 'Do not pay.',
};

/** A row of the month as the sheet has it, and its result. */
function rowOf(line: string): { own: IDataObject; result: IDataObject } {
	const cells = line.split(/ ?\| ?/).map((cell) => cell.trim());
	const [payee = '', entered = '', amount = '', outcome = '', name = '', ...texts] = cells;
	const [differs, warning, reason, nextStep] = texts;
	const [number = '', account] = entered.split(' a/c ');
	const type = account === undefined ? 'till' : 'paybill';
	const title = account === undefined ? 'Till' : 'Paybill';
	const own = {
		...{ Supplier: payee, Mode: title, 'Till/Paybill No.': number, 'A/C No': account ?? '' },
		'Amount (KES)': amount.includes(',') ? amount : Number(amount),
	};
	const stamp = { outcome, environment: 'production', checkedAt: CHECKED_AT };
	if (outcome === 'unchecked') {
		const known = { entered: { number, expectedName: payee, type }, payable: false };
		return { own, result: { ...stamp, ...known, summary: reason, nextStep } };
	}
	const isShared = account !== undefined;
	const nextStepOfShared =
		'Compare the account number with the payee’s own records before you pay.';
	const result = {
		...stamp,
		...{ name, accountType: type, number, ...(account && { account }) },
		...{ operator: 'Mpesa', country: 'KE', payable: outcome === 'confirmed' && !isShared },
		summary: `${title} ${number} is registered to ${name}, ${SENTENCES[outcome]?.(payee)}`,
		nextStep: isShared ? nextStepOfShared : NEXT_STEPS[outcome],
		nameMatch: {
			...{ result: MATCHES[outcome], score: 0.9, expectedName: payee },
			explanation: [differs || 'All parts of the names match.'],
		},
		...(warning && { warnings: [warning] }),
	};
	return { own, result };
}

const TOTAL = {
	own: { Supplier: 'TOTAL', 'Amount (KES)': 949_199.5 },
	result: {
		...{ outcome: 'unchecked', payable: false, nextStep: '', entered: {}, checkedAt: CHECKED_AT },
		summary:
			'Row 45 of your sheet was not checked: this row was taken for a total ("TOTAL"), not for a payee.',
		error: { finding: 'noPayee' },
	},
};

/** The rows as items, with the result under `lookup` (Include Other Input Fields). */
export const asFields = (): IDataObject[] =>
	[...MONTH.trim().split('\n').map(rowOf), TOTAL].map(({ own, result }, at) => ({
		...own,
		lookup: result,
		row_number: at + 5,
	}));

const LABELS: Readonly<Record<string, string>> = {
	...{ confirmed: 'Confirmed', needsReview: 'Needs Review', notConfirmed: 'Not Confirmed' },
	...{ unchecked: 'Unchecked', match: 'Match', closeMatch: 'Close Match', noMatch: 'No Match' },
};

const text = z.string().default('');
const resultShape = z.object({
	...{ outcome: z.string(), payable: z.boolean(), name: text, summary: text, nextStep: text },
	...{ accountType: text, number: text, account: text, environment: text },
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
		'Lookup Details': [
			...nameMatch.explanation,
			...(warnings.length > 0 ? ['Warning:', ...warnings] : []),
		].join(' '),
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
