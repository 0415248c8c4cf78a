import { findRepeats, type RepeatedPayee } from '../../nodes/MobileMoneyNameLookup/domain/repeats';
import { isSharedPaybillHolder } from '../../nodes/MobileMoneyNameLookup/domain/sharedPaybill';
import { readDataFiles } from '../bench/names/rows';
import { eachText } from './eachOf';

const NUMBERS: Readonly<Record<string, string>> = {
	A: 'till 900001',
	B: 'till 900002',
	P: 'paybill 900001',
};

/** The warnings of rows such as `A Jane Kamau (masked)`; the first is row 2. */
function warningsOf(rows: readonly string[], isOfSheet = false): string[] {
	const payees = rows.map((text, rowIndex): RepeatedPayee => {
		const [, number = '', expectedName] = /^(\S+)(?: (.*?))?(?: ?\(masked\))?$/.exec(text) ?? [];
		return {
			rowIndex,
			row: String(rowIndex + 2),
			key: `Mpesa ${number}`,
			number: NUMBERS[number] ?? `till ${number}`,
			expectedName,
			isMasked: text.endsWith('(masked)'),
		};
	});
	const found = findRepeats(payees, isOfSheet);
	return rows.map((_, at) => (found.get(at) ?? []).map(({ text }) => text).join(' '));
}

const times = (count: number, row: string) => Array.from({ length: count }, () => row);
const expects = (row: number, name: string) => `Row ${row} expects ${name} for this number.`;
const hasOther = (number: number, row: number) =>
	`The same payee has till ${number} in row ${row}, and more numbers in other rows.`;

const sameAs = (row: number) => `The same payee is also in row ${row}.`;
const AGAIN = [sameAs(3), sameAs(2)];
const ANOTHER = [expects(3, 'another name'), expects(2, 'another name')];

describe('findRepeats', () => {
	it.each<[what: string, rows: string, warnings: string[]]>([
		['nothing in other payees', 'A Jane Kamau + B Otieno Stores', ['', '']],
		['nothing in another type', 'A Jane + P Otieno', ['', '']],
		['nothing without names', 'A + B + C  ', ['', '', '']],
		['nothing where one row has no name', 'A Jane Kamau + A ', ['', '']],
		['the same number again', 'A + A', AGAIN],
		['the same payee in other case', 'A Jane Kamau + A jane  kamau', AGAIN],
		['the same payee in another order', 'A Jane Kamau + A Kamau Jane', AGAIN],
		['the same payee with a name more', 'A Jane Kamau + A Jane Wanjiku Kamau', AGAIN],
		['the same payee in another spelling', "A Ng'ang'a Stores + A Nganga Stores", AGAIN],
		['two names of a number', 'A Ann + A Otieno', [expects(3, 'Otieno'), expects(2, 'Ann')]],
		['them without names, if the first is masked', 'A Ann (masked) + A Otieno', ANOTHER],
		['them without names, if the other is masked', 'A Ann + A Otieno (masked)', ANOTHER],
		[
			'a name with several numbers',
			'A Jane Kamau + B JANE KAMAU + C Jane Kamau ',
			[hasOther(900002, 3), hasOther(900001, 2), hasOther(900001, 2)],
		],
	])('finds %s: %s', (_what, rows, warnings) => {
		expect(warningsOf(rows.split(' + '))).toEqual(warnings);
	});

	it.each([
		[6, 'rows 3, 4, 5, 6 and 7.'],
		[7, 'rows 3, 4, 5, 6, 7 and 1 more.'],
		[50_000, 'rows 3, 4, 5, 6, 7 and 49,994 more.'],
	])('names five rows at most, in linear time: %i', (count, named) => {
		expect(warningsOf(times(count, 'A Jane'))[0]).toBe(`The same payee is also in ${named}`);
	});

	it('names another name of a number that many rows have', () => {
		const warnings = warningsOf([...times(30, 'A Jane Kamau'), 'A Otieno Stores']);
		expect(warnings[0]).toContain(expects(32, 'Otieno Stores'));
		expect(warnings[30]).toBe(expects(2, 'Jane Kamau'));
	});

	it('says that the row numbers are those of the sheet, where they are', () => {
		const rows = [...times(3, 'A Jane Kamau'), 'A Otieno Stores', 'B Jane Kamau'];
		expect(warningsOf(rows, true)[0]).toBe(
			'Row 5 of your sheet expects Otieno Stores for this number. The same payee is also in rows 3 and 4 of your sheet. The same payee has till 900002 in row 6 of your sheet.',
		);
	});
});

describe('isSharedPaybillHolder', () => {
	it.each(
		eachText({
			'a bank':
				'BANK | FIRST COMMUNITY BANK | VICTORIA BANK LIMITED | MIDDLE EAST BANK KENYA | BANK OF AFRICA | BANK OF BARODA (KENYA) LTD | KAMAU FARMERS BANK | THE NATIONAL BANK OF KENYA | CO-OPERATIVE BANK OF KENYA LTD | KCB BANK LTD - KITALE BRANCH | KENYA POLICE SACCO FOSA | THE KCB BRANCH 24 | HABIB BANK AG ZURICH | UNITED BANK FOR AFRICA | CBA | BANK ONE | HABIB BANK | CITIBANK N A',
			'a bank without the word':
				'KCB | SIDIAN KENYA LTD | UBA | DIB | SBM KENYA | KWFT | GULF AFRICAN | STANDARD CHARTERED KENYA | POST OFFICE SAVINGS | EQUITYBANK | FAMILYBANK | GTBANK | POSTBANK | CITIBANK N.A. | EQUITY | EQUITY KENYA | COOP | I&M | I AND M KENYA | EQUITY PAYBILL ACCOUNT | COOPERATIVE BANK A/C',
			'an ordinary name and the word': 'EQUITY BANK (KENYA) LTD | FAMILY BANK LTD | COOP BANK',
			'mobile money, or another spelling':
				'KCB M-PESA | KCB MPESA ACCOUNT | M-SHWARI | MSHWARI | FULIZA | I&M BANK LIMITED | I & M BANK LTD | I & M | POST BANK',
			'a SACCO or microfinance':
				'UMOJA WETU SACCO SOCIETY LTD | STIMA DT SACCO SOCIETY LIMITED | PAMOJA BODA BODA SACCO | ROUTE 45 MATATU SACCO | MILK SACCO | MWALIMU NATIONAL SAVINGS AND CREDIT CO-OPERATIVE SOCIETY LIMITED | TEMBO SAVINGS & CREDIT | MASHARIKI CREDIT UNION | UMOJA CO-OPERATIVE SAVINGS | TAUSI MICROFINANCE BANK | FARAJA MICRO FINANCE | RAFIKI MICRO-FINANCE',
			'an aggregator':
				'PESAPAL LIMITED | DIRECT PAY LIMITED | KOPO KOPO INC | JAMBOPAY | M-CHANGA | CHAMASOFT LTD | PAYHERO | TINYPESA | PAYWAY | WAPI PAY | EQUITEL',
		}),
	)('is true of %s: %s', (_what, name) => {
		expect(isSharedPaybillHolder(name)).toBe(true);
	});

	it.each(
		eachText({
			'another kind of bank, or a place near one':
				'NAIROBI FOOD BANK | FOOD BANK SHOP | SEED BANK KENYA | RIVER BANK | RIVER BANK KITALE | RIVERBANK | WEST BANK | BANK VIEW HOTEL | BANK JUNCTION | SACCO VILLAGE | SACCO CANTEEN',
			'a shop, even of a bank':
				'CBA STORES | BANK OF HOPE SHOP | UMOJA SACCO PETROL STATION | I.M. SERVICES LTD | I & M TRADERS | UBA HARDWARE | IPAY PHONES | KCB WINES AND SPIRITS | POST OFFICE CAFE | PESAPAL COFFEE SHOP | JANE KAMAU EQUITY BANK AGENT | EQUITY MOBILE AGENCY | KCB 4X4',
			'a person, or a word with a bank in it':
				'PETER BANK | JOHN BANKS | DIB WANJIKU | SIDIAN KAMAU | I M KAMAU | BURBANK LTD | BANKERS BISTRO | TYRA BANKS SALON',
			'an ordinary name, a group, or nothing':
				'FAMILY | CARITAS | FAMILY SHOP | PRIME SUPERMARKET | COOP SHOP | MAZIWA BORA COOPERATIVE SOCIETY | UMOJA SELF HELP GROUP | ',
		}),
	)('is false of %s: %s', (_what, name) => {
		expect(isSharedPaybillHolder(name)).toBe(false);
	});

	it('is false of every shop and person of the labelled pairs, but not of the SACCO there', () => {
		const { kenya, published, persons, businesses } = readDataFiles();
		const registered = [...kenya.rows, ...published.rows].map((row) => row.registered);
		expect(registered.filter(isSharedPaybillHolder)).toEqual(['ROUTE 45 MATATU SACCO']);
		const others = [...persons.rows, ...businesses.rows]
			.flatMap((row) => [row.expected, row.registered])
			.filter((name) => !/\bbank\b/i.test(name));
		expect(others.filter(isSharedPaybillHolder)).toEqual([]);
	});
});
