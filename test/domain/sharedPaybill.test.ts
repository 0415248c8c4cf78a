import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { isSharedPaybillHolder } from '../../nodes/MobileMoneyNameLookup/domain/sharedPaybill';

describe('a holder that collects for others', () => {
	test.each([
		'EQUITY BANK',
		'EQUITY BANK KENYA LIMITED',
		'EQUITY BANK (KENYA) LTD',
		'EQUITY PAYBILL ACCOUNT',
		'EQUITY BULK ACCOUNT',
		'KCB',
		'KCB PAYBILL AC',
		'KCB BANK KENYA LTD - KITALE BRANCH',
		'KCB M-PESA',
		'CO-OPERATIVE BANK OF KENYA LTD',
		'Co-operative Bank Money Transfer',
		'COOP BANK',
		'COOPERATIVE BANK A/C',
		'THE NATIONAL BANK OF KENYA',
		'STANDARD CHARTERED BANK KENYA LIMITED',
		'STANDARD CHARTERED KENYA',
		'I&M BANK LIMITED',
		'I & M BANK LTD',
		'BANK OF AFRICA KENYA LIMITED',
		'BANK OF BARODA (KENYA) LTD',
		'ECOBANK KENYA LIMITED',
		'POSTBANK',
		'FAMILY BANK LTD',
		'FIRST COMMUNITY BANK',
		'VICTORIA BANK LIMITED',
		'MIDDLE EAST BANK KENYA LIMITED',
		'CITIBANK N.A.',
		'IPAY LIMITED',
		'ABSA BANK KENYA PLC',
		'NCBA BANK KENYA PLC',
		'BANK',
		'UMOJA WETU SACCO SOCIETY LTD',
		'STIMA DT SACCO SOCIETY LIMITED',
		'PAMOJA BODA BODA SACCO',
		'ROUTE 45 MATATU SACCO',
		'MWALIMU NATIONAL SAVINGS AND CREDIT CO-OPERATIVE SOCIETY LIMITED',
		'TEMBO SAVINGS & CREDIT',
		'KENYA POLICE SACCO FOSA',
		'TAUSI MICROFINANCE BANK LIMITED',
		'FARAJA MICRO FINANCE LTD',
		'RAFIKI MICRO-FINANCE BANK',
		'KWFT',
		'MASHARIKI CREDIT UNION',
		'PESAPAL LIMITED',
		'KOPO KOPO INC',
		'Cellulant Kenya Limited',
		'FLUTTERWAVE PAYMENTS TECHNOLOGY LIMITED',
		'JAMBOPAY',
		'DIRECT PAY LIMITED',
		'EQUITY',
		'EQUITY KENYA',
		'EQUITYBANK',
		'EQUITYBANK KENYA LTD',
		'FAMILYBANK',
		'COOP',
		'I&M',
		'I & M',
		'I AND M KENYA',
		'SIDIAN',
		'SIDIAN KENYA LTD',
		'UBA',
		'UBA KENYA',
		'GTBANK',
		'GULF AFRICAN',
		'DIB',
		'DIB KENYA LIMITED',
		'CRDB',
		'SBM KENYA',
		'POST OFFICE SAVINGS',
		'KENYA POST OFFICE SAVINGS BANK',
		'POST BANK',
		'M-SHWARI',
		'MSHWARI',
		'KCB MPESA ACCOUNT',
		'FULIZA',
		'LETSHEGO KENYA LIMITED',
	])('is %s', (name) => {
		expect(isSharedPaybillHolder(name)).toBe(true);
	});
});

describe('a holder of its own', () => {
	test.each([
		'FOOD BANK SHOP',
		'NAIROBI FOOD BANK',
		'BANK VIEW HOTEL',
		'BANK JUNCTION',
		'RIVERBANK TRADERS',
		'RIVER BANK',
		'RIVER BANK KITALE',
		'SEED BANK KENYA',
		'WEST BANK',
		'SACCO HOUSE CAFE',
		'SACCO VILLAGE',
		'SACCO CANTEEN',
		'UMOJA SACCO PETROL STATION',
		'JOHN BANKS',
		'TYRA BANKS SALON',
		'PETER BANK',
		'EQUITY TRADERS',
		'EQUITY LTD',
		'EQUITY SOLUTIONS LTD',
		'EQUITY AFIA THIKA',
		'FAMILY SHOP',
		'FAMILY ACADEMY',
		'PRIME SUPERMARKET',
		'JANE KAMAU EQUITY BANK AGENT',
		'EQUITY BANK AGENCY MWIKI',
		'COOP SHOP',
		'FAMILY',
		'CARITAS',
		'I M KAMAU',
		'I.M. SERVICES LTD',
		'I & M TRADERS',
		'RIVERBANK',
		'BURBANK LTD',
		'POST OFFICE CAFE',
		'UBA HARDWARE',
		'DIB WANJIKU',
		'SIDIAN KAMAU',
		'MAZIWA BORA COOPERATIVE SOCIETY',
		'KCB WINES AND SPIRITS',
		'IPAY PHONES',
		'PESAPAL COFFEE SHOP',
		'BANKERS BISTRO',
		'BANK OF HOPE SHOP',
		'MICROFINANCE TRAINING COLLEGE',
		'SAVINGS CORNER SHOP',
		'CREDIT HARDWARE',
		'NATIONAL CEREALS AND PRODUCE BOARD',
		'UMOJA SELF HELP GROUP',
		'',
	])('is %s', (name) => {
		expect(isSharedPaybillHolder(name)).toBe(false);
	});
});

test('no shop and no person of the labelled pairs is one, but the SACCO there is', () => {
	const data = join(__dirname, '../bench/names/data');
	const read = (file: string) => readFileSync(join(data, file), 'utf8');
	const registered = z
		.array(z.object({ registered: z.string() }))
		.parse([
			...parse(read('kenya-dev.csv'), { columns: true }),
			...parse(read('published-cases.csv'), { columns: true }),
		])
		.map((row) => row.registered);
	const benched = z
		.array(z.object({ name1: z.string(), name2: z.string() }))
		.parse(parse(read('name-bench-dev.csv'), { columns: true }))
		.flatMap(({ name1, name2 }) => [name1, name2]);
	const shared = (names: readonly string[]) => [...new Set(names.filter(isSharedPaybillHolder))];

	expect(shared(registered)).toEqual(['ROUTE 45 MATATU SACCO']);
	expect(shared(benched).filter((name) => !/\bbank\b/i.test(name))).toEqual([]);
});
