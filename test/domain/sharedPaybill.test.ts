import { isSharedPaybillHolder } from '../../nodes/MobileMoneyNameLookup/domain/sharedPaybill';
import { readDataFiles } from '../bench/names/rows';
import { eachOf } from './eachOf';

describe('a holder that collects for others', () => {
	it.each(
		eachOf({
			'a bank': ['BANK', 'FIRST COMMUNITY BANK', 'VICTORIA BANK LIMITED', 'MIDDLE EAST BANK KENYA'],
			'a bank of a place': ['BANK OF AFRICA KENYA LIMITED', 'BANK OF BARODA (KENYA) LTD'],
			'a bank with an article': ['THE NATIONAL BANK OF KENYA'],
			'a bank and its branch': ['KCB BANK KENYA LTD - KITALE BRANCH', 'ABSA BANK KENYA PLC'],
			'a bank known without its kind': ['KCB', 'SIDIAN KENYA LTD', 'UBA', 'DIB', 'SBM KENYA'],
			'more of those': ['GULF AFRICAN', 'STANDARD CHARTERED KENYA', 'LETSHEGO KENYA', 'KWFT'],
			'a bank in one word': ['EQUITYBANK', 'FAMILYBANK', 'GTBANK', 'ECOBANK', 'CITIBANK N.A.'],
			'a bank with an ordinary name': ['EQUITY BANK (KENYA) LTD', 'FAMILY BANK LTD'],
			'the account of such a bank': ['EQUITY PAYBILL ACCOUNT', 'EQUITY BULK ACCOUNT'],
			'such a bank alone': ['EQUITY', 'EQUITY KENYA', 'COOP', 'I&M', 'I & M', 'I AND M KENYA'],
			'I&M Bank': ['I&M BANK LIMITED', 'I & M BANK LTD'],
			'Co-op Bank': ['CO-OPERATIVE BANK OF KENYA LTD', 'COOP BANK', 'COOPERATIVE BANK A/C'],
			'an account of a bank': ['KCB PAYBILL AC', 'Co-operative Bank Money Transfer'],
			'mobile money of a bank': [
				'KCB M-PESA',
				'KCB MPESA ACCOUNT',
				'M-SHWARI',
				'MSHWARI',
				'FULIZA',
			],
			'the post bank': ['POSTBANK', 'POST BANK', 'POST OFFICE SAVINGS'],
			'a SACCO': ['UMOJA WETU SACCO SOCIETY LTD', 'STIMA DT SACCO SOCIETY LIMITED'],
			'a SACCO with any name': ['PAMOJA BODA BODA SACCO', 'ROUTE 45 MATATU SACCO'],
			'a front office of one': ['KENYA POLICE SACCO FOSA'],
			'a SACCO written out': ['MWALIMU NATIONAL SAVINGS AND CREDIT CO-OPERATIVE SOCIETY LIMITED'],
			'savings and credit': ['TEMBO SAVINGS & CREDIT', 'MASHARIKI CREDIT UNION'],
			microfinance: ['TAUSI MICROFINANCE BANK LIMITED', 'FARAJA MICRO FINANCE LTD'],
			'microfinance with a hyphen': ['RAFIKI MICRO-FINANCE BANK'],
			'an aggregator': ['PESAPAL LIMITED', 'KOPO KOPO INC', 'JAMBOPAY', 'Cellulant Kenya Limited'],
			'more of them': ['FLUTTERWAVE PAYMENTS TECHNOLOGY LIMITED', 'DIRECT PAY LIMITED', 'IPAY'],
		}),
	)('is %s: %s', (_what, name) => {
		expect(isSharedPaybillHolder(name)).toBe(true);
	});
});

describe('a holder of its own', () => {
	it.each(
		eachOf({
			nothing: [''],
			'a bank of other things': ['NAIROBI FOOD BANK', 'FOOD BANK SHOP', 'SEED BANK KENYA'],
			'a bank of a river': ['RIVER BANK', 'RIVER BANK KITALE', 'RIVERBANK', 'WEST BANK'],
			'a place at a bank': ['BANK VIEW HOTEL', 'BANK JUNCTION', 'BANK OF HOPE SHOP'],
			'a word with a bank in it': ['BURBANK LTD', 'BANKERS BISTRO', 'TYRA BANKS SALON'],
			'a person called Bank': ['PETER BANK', 'JOHN BANKS'],
			'an agent of a bank': ['JANE KAMAU EQUITY BANK AGENT', 'EQUITY BANK AGENCY MWIKI'],
			'something at a SACCO': ['SACCO HOUSE CAFE', 'SACCO VILLAGE', 'UMOJA SACCO PETROL STATION'],
			'a business with an ordinary name': ['EQUITY TRADERS', 'EQUITY LTD', 'EQUITY AFIA THIKA'],
			'more of those': ['EQUITY SOLUTIONS LTD', 'FAMILY SHOP', 'PRIME SUPERMARKET', 'COOP SHOP'],
			'an ordinary name alone': ['FAMILY', 'CARITAS'],
			'the initials of a bank': ['I M KAMAU', 'I.M. SERVICES LTD', 'I & M TRADERS'],
			'a person called like a bank': ['DIB WANJIKU', 'SIDIAN KAMAU'],
			'a shop called like one': ['UBA HARDWARE', 'KCB WINES AND SPIRITS', 'IPAY PHONES'],
			'a cafe called like one': ['POST OFFICE CAFE', 'PESAPAL COFFEE SHOP'],
			'a cooperative': ['MAZIWA BORA COOPERATIVE SOCIETY', 'UMOJA SELF HELP GROUP'],
			'words of such a kind': ['SAVINGS CORNER SHOP', 'CREDIT HARDWARE'],
			'a school or board': ['MICROFINANCE TRAINING COLLEGE', 'NATIONAL CEREALS AND PRODUCE BOARD'],
		}),
	)('is %s: %s', (_what, name) => {
		expect(isSharedPaybillHolder(name)).toBe(false);
	});

	it('is every shop and person of the labelled pairs, but not the SACCO there', () => {
		const { kenya, published, persons, businesses } = readDataFiles();
		const registered = [...kenya.rows, ...published.rows].map((row) => row.registered);
		expect(registered.filter(isSharedPaybillHolder)).toEqual(['ROUTE 45 MATATU SACCO']);
		const others = [...persons.rows, ...businesses.rows]
			.flatMap((row) => [row.expected, row.registered])
			.filter((name) => !/\bbank\b/i.test(name));
		expect(others.filter(isSharedPaybillHolder)).toEqual([]);
	});
});
