import { findRepeats, type RepeatedPayee } from '../../nodes/MobileMoneyNameLookup/domain/repeats';
import { isSharedPaybillHolder } from '../../nodes/MobileMoneyNameLookup/domain/sharedPaybill';
import { readDataFiles } from '../bench/names/rows';
import { eachText } from './eachOf';

const NUMBERS: Readonly<Record<string, string>> = {
	A: 'till 900001',
	B: 'till 900002',
	P: 'paybill 900001',
};

/** The warnings of rows such as `A Jane Kamau (masked)`, and what is counted; the first is row 2. */
function repeatsIn(rows: readonly string[], isOfSheet = false) {
	const payees = rows.map((text, place): RepeatedPayee => {
		const [, number = '', name] = /^(\S+)(?: (.*?))?(?: ?\(masked\))?$/.exec(text) ?? [];
		return {
			rowIndex: place,
			row: String(place + 2),
			key: `Mpesa ${number}`,
			number: NUMBERS[number] ?? `till ${number}`,
			...(name !== undefined && { expectedName: name }),
			isMasked: text.endsWith('(masked)'),
		};
	});
	const { ofRow, counted } = findRepeats(payees, isOfSheet);
	const textsOf = (rowIndex: number) => ofRow(rowIndex).map(({ text }) => text);
	return { warnings: payees.map(({ rowIndex }) => textsOf(rowIndex).join(' ')), counted };
}

const times = (count: number, row: string) => Array.from({ length: count }, () => row);
const DIFFERS = '1 number is expected under different names.';
const expects = (row: number, name: string) => `Row ${row} expects ${name} for this number.`;

describe('findRepeats', () => {
	it.each([
		'A Jane Kamau + B Otieno Stores',
		'A Jane + P Otieno',
		'A + B + C  ',
		'A Jane Kamau + A ',
	])('finds nothing in other payees, or without names: %s', (text) => {
		const rows = text.split(' + ');
		expect(repeatsIn(rows)).toEqual({ warnings: rows.map(() => ''), counted: [] });
	});

	it.each([
		'A + A',
		'A Jane Kamau + A jane  kamau',
		'A Jane Kamau + A Kamau Jane',
		'A Jane Kamau + A Jane Wanjiku Kamau',
		"A Ng'ang'a Stores + A Nganga Stores",
	])('finds the same payee again, in any spelling: %s', (text) => {
		const warnings = ['The same payee is also in row 3.', 'The same payee is also in row 2.'];
		const counted = ['1 row repeats an earlier one.'];
		expect(repeatsIn(text.split(' + '))).toEqual({ warnings, counted });
	});

	it.each([
		['A Ann Li + A Otieno Stores', 'Otieno Stores', 'Ann Li'],
		['A Ann Li (masked) + A Otieno Stores', 'another name', 'another name'],
		['A Ann Li + A Otieno Stores (masked)', 'another name', 'another name'],
	])(
		'finds a number with two names, and shows none where a row is masked: %s',
		(text, one, two) => {
			const warnings = [expects(3, one), expects(2, two)];
			expect(repeatsIn(text.split(' + '))).toEqual({ warnings, counted: [DIFFERS] });
		},
	);

	it('finds a name with several numbers', () => {
		const numbers = ['900002 in row 3', '900001 in row 2', '900001 in row 2'];
		expect(repeatsIn(['A Jane Kamau', 'B JANE KAMAU', 'C Jane Kamau '])).toEqual({
			warnings: numbers.map(
				(number) => `The same payee has till ${number}, and more numbers in other rows.`,
			),
			counted: ['1 payee has several numbers.'],
		});
	});

	it.each([
		{ rows: 6, warning: 'The same payee is also in rows 3, 4, 5, 6 and 7.' },
		{ rows: 7, warning: 'The same payee is also in rows 3, 4, 5, 6, 7 and 1 more.' },
		{ rows: 21, warning: 'This number is in 21 rows.' },
		{ rows: 1200, warning: 'This number is in 1,200 rows.' },
	])('names five rows at most, and counts more than twenty: $rows', ({ rows, warning }) => {
		expect(repeatsIn(times(rows, 'A Jane')).warnings[0]).toBe(warning);
	});

	it('still names those with another name of more than twenty rows', () => {
		const { warnings, counted } = repeatsIn([...times(30, 'A Jane Kamau'), 'A Otieno Stores']);
		const inAll = 'This number is in 31 rows.';
		expect(warnings[0]).toBe(`${expects(32, 'Otieno Stores')} ${inAll}`);
		expect(warnings[30]).toBe(`${expects(2, 'Jane Kamau')} ${inAll}`);
		expect(counted).toEqual([DIFFERS, '1 number is in more than 20 rows.']);
	});

	it('compares the spelling alone of very many names of one number, which takes no time', () => {
		const names = Array.from({ length: 3000 }, (_, index) => `A Payee ${String(index)} Stores`);
		expect(repeatsIn(names).warnings.at(-1)).toMatch(/^Row 2 expects Payee 0 Stores/);
	});

	it('says that the row numbers are those of the sheet, where they are', () => {
		const rows = [...times(3, 'A Jane Kamau'), 'A Otieno Stores', 'B Jane Kamau'];
		expect(repeatsIn(rows, true).warnings[0]).toBe(
			'Row 5 of your sheet expects Otieno Stores for this number. The same payee is also in rows 3 and 4 of your sheet. The same payee has till 900002 in row 6 of your sheet.',
		);
	});

	it('counts every kind over the run', () => {
		const pairs = ['A Jane 1', 'A Otieno 1', 'B Jane 2', 'B Otieno 2', '7 Jane 1', '8 Otieno 1'];
		expect(repeatsIn([...times(21, 'P'), ...times(21, 'Q'), ...pairs]).counted).toEqual([
			'2 numbers are expected under different names.',
			'2 payees have several numbers.',
			'2 numbers are each in more than 20 rows.',
		]);
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
