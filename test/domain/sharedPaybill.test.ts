import { isSharedPaybillHolder } from '../../nodes/MobileMoneyNameLookup/domain/sharedPaybill';
import { readDataFiles } from '../bench/names/rows';
import { eachText } from './eachOf';

describe('isSharedPaybillHolder', () => {
	it.each(
		eachText({
			'a bank': 'BANK | FIRST COMMUNITY BANK | VICTORIA BANK LIMITED | MIDDLE EAST BANK KENYA',
			'a bank of somebody': 'BANK OF AFRICA | BANK OF BARODA (KENYA) LTD | KAMAU FARMERS BANK',
			'a bank of the country': 'THE NATIONAL BANK OF KENYA | CO-OPERATIVE BANK OF KENYA LTD',
			'a branch': 'KCB BANK LTD - KITALE BRANCH | KENYA POLICE SACCO FOSA | THE KCB BRANCH 24',
			'a bank without the word': 'KCB | SIDIAN KENYA LTD | UBA | DIB | SBM KENYA | KWFT',
			'a bank of two words': 'GULF AFRICAN | STANDARD CHARTERED KENYA | POST OFFICE SAVINGS',
			'a bank in one word': 'EQUITYBANK | FAMILYBANK | GTBANK | POSTBANK | CITIBANK N.A.',
			'an ordinary name and the word': 'EQUITY BANK (KENYA) LTD | FAMILY BANK LTD | COOP BANK',
			'a name that nobody else bears': 'EQUITY | EQUITY KENYA | COOP | I&M | I AND M KENYA',
			'an account of such a bank': 'EQUITY PAYBILL ACCOUNT | COOPERATIVE BANK A/C',
			'mobile money of one': 'KCB M-PESA | KCB MPESA ACCOUNT | M-SHWARI | MSHWARI | FULIZA',
			'other spellings': 'I&M BANK LIMITED | I & M BANK LTD | I & M | POST BANK',
			'a SACCO': 'UMOJA WETU SACCO SOCIETY LTD | STIMA DT SACCO SOCIETY LIMITED',
			'a SACCO of any trade': 'PAMOJA BODA BODA SACCO | ROUTE 45 MATATU SACCO | MILK SACCO',
			'a SACCO written out': 'MWALIMU NATIONAL SAVINGS AND CREDIT CO-OPERATIVE SOCIETY LIMITED',
			'savings and credit': 'TEMBO SAVINGS & CREDIT | MASHARIKI CREDIT UNION',
			microfinance: 'TAUSI MICROFINANCE BANK | FARAJA MICRO FINANCE | RAFIKI MICRO-FINANCE',
			'another bank': 'HABIB BANK AG ZURICH | UNITED BANK FOR AFRICA | CBA | BANK ONE',
			'an aggregator': 'PESAPAL LIMITED | DIRECT PAY LIMITED | KOPO KOPO INC | JAMBOPAY',
		}),
	)('is true of %s: %s', (_what, name) => {
		expect(isSharedPaybillHolder(name)).toBe(true);
	});

	it.each(
		eachText({
			'a bank of other things': 'NAIROBI FOOD BANK | FOOD BANK SHOP | SEED BANK KENYA',
			'a bank of a river': 'RIVER BANK | RIVER BANK KITALE | RIVERBANK | WEST BANK',
			'a place near one': 'BANK VIEW HOTEL | BANK JUNCTION | SACCO VILLAGE | SACCO CANTEEN',
			'a shop of one': 'CBA STORES | BANK OF HOPE SHOP | UMOJA SACCO PETROL STATION',
			'a word with a bank in it': 'BURBANK LTD | BANKERS BISTRO | TYRA BANKS SALON',
			'a person': 'PETER BANK | JOHN BANKS | DIB WANJIKU | SIDIAN KAMAU | I M KAMAU',
			'an agent of a bank': 'JANE KAMAU EQUITY BANK AGENT | EQUITY MOBILE AGENCY | KCB 4X4',
			'an ordinary name': 'FAMILY | CARITAS | FAMILY SHOP | PRIME SUPERMARKET | COOP SHOP',
			'a shop': 'I.M. SERVICES LTD | I & M TRADERS | UBA HARDWARE | IPAY PHONES',
			'more than its name': 'KCB WINES AND SPIRITS | POST OFFICE CAFE | PESAPAL COFFEE SHOP',
			'a group, or nothing': 'MAZIWA BORA COOPERATIVE SOCIETY | UMOJA SELF HELP GROUP | ',
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
