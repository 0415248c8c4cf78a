import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { eachOf } from '../domain/eachOf';

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

test.each(
	eachOf({
		'a long list of common names': [commonNames, `${commonNames} `.repeat(20)],
		initials: ['A B C D E F G H I J K L M N O P Q R S T U V W X Y Z', 'J K'],
		'generic words': ['Shop Stores Hardware Chemist Agencies Traders Mini Mart Bar Hotel Salon'],
		'what every business may have': ['Ltd', 'Shop 12', '254', 'x t/a y'],
		'a pattern': ['*', '%', '[A-Z]+', 'Jane* Kamau*'],
		'nothing to be seen': ['', ' \t\u00a0\u3000 ', '\u200b\u200c\u200d\u2060\ufeff\u3164\u2800'],
		'no letters': ['-- / . , " \'', '🙂🙂'],
		'a placeholder': ['N/A'],
	}),
)('what is made to fit anything matches no registered name: %s, %j', (_what, expected) => {
	for (const registered of registeredNames) {
		expect([registered, compareNames(expected, registered).result]).not.toContain('match');
	}
});

test('names that differ only beyond the cap are not a match', () => {
	const long = 'Jane Kamau '.repeat(40);
	expect(compareNames(`${long}Otieno`, `${long}Wafula`).result).not.toBe('match');
});

test('numbers that are one number elsewhere are not a match', () => {
	expect(compareNames('Tembo 12 34 Stores', 'TEMBO 1234 STORES').result).not.toBe('match');
});
