import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { isJsonObject } from '../../nodes/MobileMoneyNameLookup/domain/json';
import { resultColumns } from '../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import type { ResultValues } from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';

const CALL =
	'Ask the payee which name the number is registered under, on a phone number that you know.';
const COMPARE_ACCOUNT = 'Compare the account number with the payee’s own records before you pay.';

/**
 * What stands out in a month of an office: row | payee | number, with the account of a Paybill | amount | outcome |
 * registered name | what differs | warning | reason and next step of a row that was not checked.
 */
const STANDING_OUT = `
10 | Jane Kamau | 738204 | 9200 | needsReview | JANE KAMAU NJERI | Only the registered name also has NJERI.
15 | Tom Ogada | 522533 | 118400 | notConfirmed | LUCY ADHIAMBO OUMA | TOM OGADA is not in the registered name. Too few parts of the names agree.
16 | Umoja Wetu Sacco Society Ltd | 247247 a/c 0110567890100 | 45000 | confirmed | UMOJA WETU SACCO SOCIETY LTD | | This Paybill collects money for many customers. Nobody has checked whose account there gets the money.
22 | Faith Mutua | 0712345678 | 3000 | unchecked | | | | Row 22 of your sheet was not checked: 'Number' is a phone number ("0712345678"). | Enter the till number, then check again.
23 | J. Muthee | 604411 | 6650 | needsReview | JULIUS MUTHEE | J and JULIUS have only the initial in common, and relatives may share it.
29 | Kwetu Caterers | 5218890 | 21750 | confirmed | KWETU CATERERS | | Also in row 43 of your sheet.
30 | Simba Cement Depot | 331245 | 240000 | notConfirmed | SIMBA CEMENT STAFF WELFARE | STAFF WELFARE makes it a different organization or person.
31 | Kilifi District Hospital | 778120 | 17000 | needsReview | KILIFI COUNTY HOSPITAL | DISTRICT and COUNTY are two words for the same kind of institution.
32 | Daudi Barasa | 123456 123457 | 8800 | unchecked | | | | Row 32 of your sheet was not checked: "123456 123457" are two numbers. | Write one number in the row, then check again.
36 | Mama Njeri Hotel | 410098 | 5400 | needsReview | NJERI HOTEL AND BUTCHERY | Only the registered name has BUTCHERY.
43 | Kwetu Caterers | 5218890 | 21750 | confirmed | KWETU CATERERS | | Also in row 29 of your sheet.
44 | Zawadi Printers | 667812 | 12,500 | unchecked | | | | Till 667812 was not checked: the service did not answer in time after 4 tries. | Look up the number again in a few minutes.
`;

const standingOut = new Map(
	STANDING_OUT.trim()
		.split('\n')
		.map((line) => {
			const [row, ...cells] = line.split('|').map((cell) => cell.trim());
			return [Number(row), cells] as const;
		}),
);

const USUAL = [
	...['Jane Wanjiku Kamau', 'Mwangaza Hardware Ltd', 'Peter Otieno Odhiambo', 'Mary Atieno'],
	...['Naivasha Growers Co-op', 'Kilifi Fresh Produce', 'Pwani Plumbing Services'],
];

function usualRow(row: number): string[] {
	const payee = USUAL[row % USUAL.length] ?? '';
	const amount = String((row % 5) * 5_100.5 + 900);
	return [payee, String(200_100 + 37 * row), amount, 'confirmed', payee.toUpperCase()];
}

/** A row of the month as the sheet has it, with its result under `lookup`. */
function rowOf(row: number): IDataObject {
	const cells = standingOut.get(row) ?? usualRow(row);
	const [payee = '', entered = '', amount = '', outcome = '', name = '', ...texts] = cells;
	const [differs, warning, reason, nextStep] = texts;
	const [number = '', account] = entered.split(' a/c ');
	const [title, accountType] = account === undefined ? ['Till', 'till'] : ['Paybill', 'paybill'];
	const own = {
		...{ Supplier: payee, Mode: title, 'Till/Paybill No.': number, 'A/C No': account ?? '' },
		...{ 'Amount (KES)': amount.includes(',') ? amount : Number(amount), row_number: row },
	};
	const stamp = { environment: 'production', checkedAt: '2026-11-25T07:02:00.000Z', outcome };
	const unchecked = { entered: { number, expectedName: payee }, summary: reason, nextStep };
	if (outcome === 'unchecked') return { ...own, lookup: { ...stamp, ...unchecked } };
	const isConfirmed = outcome === 'confirmed';
	const how = isConfirmed ? 'as expected' : `which is not the expected name "${payee}"`;
	const step = isConfirmed ? 'You can pay.' : outcome === 'needsReview' ? CALL : 'Do not pay.';
	const lookup = {
		...{ ...stamp, name, accountType, number, ...(account && { account }), operator: 'Mpesa' },
		...{ payable: isConfirmed && !account, nextStep: account ? COMPARE_ACCOUNT : step },
		summary: `${title} ${number} is registered to ${name}, ${how}.`,
		nameMatch: {
			result: isConfirmed ? 'match' : outcome === 'needsReview' ? 'closeMatch' : 'noMatch',
			...{ expectedName: payee, explanation: [differs || 'All parts of the names match.'] },
		},
		...(warning && { warnings: [warning] }),
	};
	return { ...own, lookup };
}

const TOTAL: IDataObject = {
	...{ Supplier: 'TOTAL', 'Amount (KES)': 900_000.5, row_number: 45 },
	lookup: {
		...{ outcome: 'unchecked', checkedAt: '2026-11-25T07:02:00.000Z' },
		summary:
			'Row 45 of your sheet was not checked: this row was taken for a total ("TOTAL"), not for a payee.',
		error: { finding: 'noPayee' },
	},
};

/** A month of 40 payees and a total, from row 5, with the result under `lookup` (Include Other Input Fields). */
export const asFields = (): IDataObject[] => [
	...Array.from({ length: 40 }, (_row, at) => rowOf(at + 5)),
	TOTAL,
];

/** 41 payees, of which 39 stand out. */
export const badMonth = (): IDataObject[] =>
	Array.from({ length: 41 }, (_row, at) => ({
		...rowOf([...standingOut.keys()][at % standingOut.size] ?? 0),
		...(at > 38 && rowOf(5)),
		row_number: at + 5,
	}));

const resultSchema = z.custom<ResultValues>(isJsonObject);

/** A result as the lookup writes it into sheet columns. */
export const columnsOf = (result: unknown): IDataObject =>
	resultColumns(resultSchema.parse(result), () => '2026-11-25 10:02');

/** The same rows with the result in sheet columns. */
export const asColumns = (): IDataObject[] =>
	asFields().map(({ lookup, ...own }) => ({ ...own, ...columnsOf(lookup) }));
