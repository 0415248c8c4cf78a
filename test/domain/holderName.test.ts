import {
	holdsWarning,
	isUsableHolderName,
} from '../../nodes/MobileMoneyNameLookup/domain/holderName';

describe('a name that says who the holder is', () => {
	it.each([
		'JANE WANJIKU KAMAU',
		'Jane',
		'JO',
		'O. P. NJAU',
		"N'DIRANGU",
		'MAMA MBOGA SHOP',
		'SHOP 24',
		'TESTIMONY CHURCH',
		'NONE SUCH TRADERS',
		'OKAY STORES',
		'UNKNOWN SOLDIER HARDWARE',
		'NULLIFY PEST CONTROL',
		'3M KENYA',
		'\u0645\u062D\u0645\u062F \u0639\u0644\u064A',
		'MWANG\u00C0',
		'J*** K****',
		'J*** J****',
		'JANE ******',
		'CAFE DELI LIMITED',
		'DR KAMAU',
		'KAMAU LTD',
	])('is %s', (name) => {
		expect(isUsableHolderName(name)).toBe(true);
	});
});

describe('a name that says nothing', () => {
	it.each([
		['empty', ''],
		['blank', '   '],
		['a zero-width space', '\u200B'],
		['a non-breaking space', '\u00A0'],
		['OK', 'OK'],
		['ok in lower case', 'ok'],
		['Ok with a full stop', 'Ok.'],
		['N/A', 'N/A'],
		['n/a', 'n/a'],
		['N.A.', 'N.A.'],
		['N / A', 'N / A'],
		['NA', 'NA'],
		['null', 'null'],
		['NULL', 'NULL'],
		['(null)', '(null)'],
		['<null>', '<null>'],
		['full-width NULL', '\uFF2E\uFF35\uFF2C\uFF2C'],
		['undefined', 'undefined'],
		['None', 'None'],
		['nil', 'nil'],
		['NaN', 'NaN'],
		['UNKNOWN', 'UNKNOWN'],
		['Unknown with spaces around', ' Unknown '],
		['a hyphen', '-'],
		['two hyphens', '--'],
		['an em dash', '\u2014'],
		['a full stop', '.'],
		['a question mark', '?'],
		['asterisks', '*****'],
		['digits', '123456'],
		['zero', '0'],
		['the letter X', 'X'],
		['the letter X over and over', 'XXXX XXXX'],
		['TEST', 'TEST'],
		['TEST 1', 'TEST 1'],
		['true', 'true'],
		['false', 'false'],
		['No Name', 'No Name'],
		['Not Available', 'Not Available'],
		['NOT FOUND', 'NOT FOUND'],
		['Name not found', 'Name not found'],
		['the message of a success', 'Lookup Success'],
		['Success', 'Success'],
	])('is: %s', (_what, name) => {
		expect(isUsableHolderName(name)).toBe(false);
	});

	it.each([
		'null null',
		'NULL NULL NULL',
		'N/A N/A',
		'undefined undefined',
		'UNKNOWN UNKNOWN',
		'None None',
		'- null -',
	])('is a placeholder for each part of the name: %s', (name) => {
		expect(isUsableHolderName(name)).toBe(false);
	});

	it.each([
		'NOT REGISTERED',
		'Unregistered',
		'Invalid',
		'No Record',
		'MERCHANT',
		'CUSTOMER',
		'TBC',
		'No Data Found',
		'NAME UNKNOWN',
		'Account not found',
		'[object Object]',
		'{name}',
		'INVALID ACCOUNT',
		'ACCOUNT CLOSED',
		'Lookup Failed',
		'Error',
		'Customer Ltd',
		'DO NOT PAY',
		'DECEASED',
		'FRAUD',
		'FRAUD ACCOUNT',
		'PENDING KYC',
		'KYC INCOMPLETE',
		'MULTIPLE HOLDERS',
		'SUSPENDED ACCOUNT',
		'ACCOUNT UNDER REVIEW',
		'BLOCKED (FRAUD)',
		'Refer to customer care',
	])('is what a register prints where it has no holder: %s', (name) => {
		expect(isUsableHolderName(name)).toBe(false);
	});

	it.each(['LTD', 'Company Limited', 'CO. LTD', 'Mr', 'MR & MRS'])(
		'is a title or a legal form without a name: %s',
		(name) => {
			expect(isUsableHolderName(name)).toBe(false);
		},
	);

	it.each(['**** ****', '******', 'J****', 'J*** ****', 'XXXXX XXXX', '●●●● ●●●●'])(
		'is hidden but for one letter at most: %s',
		(name) => {
			expect(isUsableHolderName(name)).toBe(false);
		},
	);
});

describe('a name that warns', () => {
	it.each([
		'JANE KAMAU DECEASED',
		'DECEASED - JANE KAMAU',
		'JANE KAMAU (BLOCKED)',
		'THE LATE JANE KAMAU',
		'NOT JANE KAMAU',
		'KAMAU ENTERPRISES SUSPENDED',
		'SUSPENDED KAMAU ENTERPRISES',
		'FRAUD ACCOUNT KAMAU TRADERS',
		'marehemu Jane Kamau',
	])('%s', (name) => {
		expect(isUsableHolderName(name)).toBe(true);
		expect(holdsWarning(name)).toBe(true);
	});

	it.each([
		'JANE KAMAU',
		'S.I. KAMAU',
		'INVALID TOKEN TRADERS',
		'JWT EXPIRED ENTERPRISES',
		'NEVER GIVE UP SHOP',
		'NON STOP BAR LTD',
		'TESTIMONY CHURCH',
		'WAITHERA HARDWARE',
	])('is not %s', (name) => {
		expect(holdsWarning(name)).toBe(false);
	});
});
