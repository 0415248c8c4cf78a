import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { isUsable, readName } from '../../nodes/MobileMoneyNameLookup/names/readName';

const registeredNames = [
	'GRACE WANJIKU MWANGI',
	'JANE KAMAU',
	'MOHAMED ALI HASSAN',
	'KARURI HARDWARE STORES',
	'TOM OGADA T/A OGADA GARAGE',
	'NAIROBI ENTERPRISES LTD',
	'JOHN',
];

const commonNames =
	'John Jane Mary Peter Grace James Joseph Kamau Otieno Mwangi Wanjiku Achieng Hassan Ali Mohamed Njeri Omondi';

describe('an expected text made to fit anything', () => {
	test.each([
		['a long list of common names', commonNames],
		['a list longer than is compared', `${commonNames} `.repeat(20)],
		['a list with commas', commonNames.replaceAll(' ', ', ')],
		['a list of "or"', commonNames.replaceAll(' ', ' or ')],
		['every initial', 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'],
		['two initials', 'J K'],
		['initials with dots', 'J.K.'],
		['generic words', 'Shop Stores Hardware Chemist Agencies Traders Mini Mart Bar Hotel Salon'],
		['one generic word', 'Enterprises'],
		['a legal form', 'Ltd'],
		['generic words and a legal form', 'Company Limited'],
		['a generic word and a number', 'Shop 12'],
		['an asterisk', '*'],
		['a percent sign', '%'],
		['a regular expression', '.*'],
		['a regular expression of letters', '[A-Z]+'],
		['wildcards after letters', 'J* K*'],
		['wildcards after whole parts', 'Jane* Kamau*'],
		['wildcards around parts', '%Jane% %Kamau%'],
		['nothing', ''],
		['blanks', ' \t\u00a0\u3000 '],
		['invisible characters', '\u200b\u200c\u200d\u2060\ufeff\u3164\u2800'],
		['punctuation', '-- / . , " \''],
		['a placeholder', 'N/A'],
		['another placeholder', 'null'],
		['"trading as" alone', 'x t/a y'],
		['emoji', '🙂🙂'],
		['a number', '254'],
	])('%s matches no registered name', (_what, expected) => {
		for (const registered of registeredNames) {
			expect([registered, compareNames(expected, registered).result]).not.toContain('match');
		}
	});

	test.each([
		'',
		'  ',
		'N/A',
		'null',
		'-',
		'Ltd',
		'Enterprises Ltd',
		'Merchant Customer',
		'R K S',
		'J.K.',
		'*',
		'.*',
		'🙂',
		'254',
	])('%j is not usable and never matches, not even itself', (text) => {
		expect(isUsable(readName(text))).toBe(false);
		expect(compareNames(text, text)).toMatchObject({ result: 'noMatch', score: 0 });
	});
});

describe('a registered name that is not what it looks like', () => {
	test.each([
		['the expected name is the beginning of a word', 'Kamau', 'KAMAUNGU TRADERS'],
		['the expected name is the end of a word', 'Ann', 'JOANNA'],
		['the expected parts are inside words', 'Ali Omar', 'ALIYA OMARI'],
		['the expected parts are inside one word', 'Jane Kamau', 'XJANEKAMAUX'],
		['one Cyrillic letter', 'Jane Kamau', 'JАNE KAMAU'],
		['Cyrillic words', 'Moses Keter', 'МОЅЕЅ КЕТЕR'],
		['Greek letters', 'Tom Kibet', 'ΤΟΜ ΚΙΒΕΤ'],
		['Latin small capitals', 'Jane Kamau', 'ᴊᴀɴᴇ ᴋᴀᴍᴀᴜ'],
		['mathematical letters', 'Jane Kamau', '𝐉𝐚𝐧𝐞 𝐊𝐚𝐦𝐚𝐮'],
		['circled letters', 'Jane Kamau', 'Ⓙⓐⓝⓔ Ⓚⓐⓜⓐⓤ'],
		['digits for letters', 'Jane Otieno', 'JANE 0TIEN0'],
		['a zero-width space inside a word', 'Jane Kamau', 'JANE KA\u200bMAU'],
		['a zero-width joiner inside a word', 'Jane Kamau', 'JA\u200dNE KAMAU'],
		['a soft hyphen inside a word', 'Jane Kamau', 'JANE KA\u00admau'],
		['a right-to-left override', 'Jane Kamau', 'JANE \u202eUAMAK\u202c'],
		['combining letters', 'Jane Kamau', 'JANE K\u0363M\u0363U'],
		[
			'a name lost in a long list',
			'Simon Kimondo',
			'MARY JOHN SIMON JANE HASSAN OTIENO KIMONDO CHEBET MUTUA WAFULA',
		],
	])('%s', (_what, expected, registered) => {
		expect(compareNames(expected, registered).result).not.toBe('match');
		expect(compareNames(registered, expected).result).not.toBe('match');
	});

	test('names that differ only beyond the cap are not a match', () => {
		const long = 'Jane Kamau '.repeat(40);
		expect(compareNames(`${long}Otieno`, `${long}Wafula`).result).not.toBe('match');
	});
});
