import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { isPlaceholder } from '../../nodes/MobileMoneyNameLookup/names/words/placeholders';

const placeholders = [
	'MERCHANT',
	'Customer',
	'TBC',
	'N/A',
	'n.a.',
	'N/A N/A',
	'No-Name',
	'MERCHANT CUSTOMER',
	'TEST MERCHANT',
	'TEST 1',
	'MPESA AGENT',
	'[object Object]',
	'{name}',
	'{{ $json.name }}',
	'${registeredName}',
	'<first name>',
	'%NAME%',
	'[[holder]]',
	'#N/A',
	'#REF!',
	'NAME UNKNOWN',
	'First Name Last Name',
	'ACCOUNT_NAME',
	'No Data Found',
	'Account not found',
	'INVALID ACCOUNT',
	'ACCOUNT CLOSED',
	'Lookup Failed',
	'Lookup Success',
	'Not Found.',
	'Error: customer does not exist',
	"Customer doesn't exist",
	'Request timed out, please try again later',
	'Service unavailable',
	'Internal server error',
	'HAKUNA JINA',
	'TO BE CONFIRMED',
	'Access denied',
	'Insufficient permissions',
	'Session expired',
	'Account Holder',
];

const names = [
	'OK STORES',
	'SUCCESS STORE',
	'NO LIMIT SHOP',
	'LOST AND FOUND BAR',
	'UNKNOWN SOLDIER HARDWARE',
	'ERROR FREE PRINTERS',
	'TESTIMONY CHURCH',
	'ACCOUNTS AND MORE LTD',
	'CUSTOMER FIRST TRADERS',
	'NAMELOK OLE',
	'JANE MERCHANT',
	'KARIBU {MINI} MART',
	'#1 BARBER',
	'',
	'-',
];

describe('a text where a name should stand', () => {
	test.each(placeholders)('%s is none', (text) => {
		expect(isPlaceholder(text)).toBe(true);
		expect(compareNames('Jane Kamau', text)).toMatchObject({ result: 'noMatch', score: 0 });
		expect(compareNames(text, text)).toMatchObject({ result: 'noMatch', score: 0 });
	});

	test.each(names)('“%s” is not taken for a placeholder', (text) => {
		expect(isPlaceholder(text)).toBe(false);
	});

	test('a placeholder with a legal form is one too', () => {
		expect(compareNames('Customer Ltd', 'CUSTOMER LTD').result).toBe('noMatch');
	});
});
