import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { isPlaceholder } from '../../nodes/MobileMoneyNameLookup/names/words/placeholders';

describe('a text where a name should stand', () => {
	test.each([
		['one word', 'MERCHANT'],
		['one word twice', 'N/A N/A'],
		['one word in letters', 'n.a.'],
		['one word that is cut by a sign', 'No-Name'],
		['several words', 'MERCHANT CUSTOMER'],
		['a word and a number', 'TEST 1'],
		['a word that means it alone', 'MPESA AGENT'],
		['a word that means it in Swahili', 'HAKUNA JINA'],
		['what a program writes', '[object Object]'],
		['a field that was never filled in', '{name}'],
		['a field of n8n', '{{ $json.name }}'],
		['a field of a script', '${registeredName}'],
		['a field in angle brackets', '<first name>'],
		['a field in percent signs', '%NAME%'],
		['a field in square brackets', '[[holder]]'],
		['an error of a spreadsheet', '#REF!'],
		['the heads of columns', 'First Name Last Name'],
		['the head of a column', 'ACCOUNT_NAME'],
		['a sentence about the lookup', 'No Data Found'],
		['a sentence with signs', 'Error: customer does not exist'],
		['a sentence with a contraction', "Customer doesn't exist"],
		['a long sentence', 'Request timed out, please try again later'],
		['a sentence about the account', 'ACCOUNT CLOSED'],
	])('is none, but %s: %s', (_what, text) => {
		expect(isPlaceholder(text)).toBe(true);
		expect(compareNames('Jane Kamau', text)).toMatchObject({ result: 'noMatch', score: 0 });
		expect(compareNames(text, text)).toMatchObject({ result: 'noMatch', score: 0 });
		expect(compareNames(text, `${text} LTD`)).toMatchObject({ result: 'noMatch', score: 0 });
	});

	test.each([
		['a word that means it alone, beside another', 'SUCCESS STORE'],
		['a placeholder beside a word', 'OK STORES'],
		['a name that ends in one', 'JANE MERCHANT'],
		['the words of a sentence among others', 'LOST AND FOUND BAR'],
		['words of sentences that say nothing', 'CUSTOMER FIRST TRADERS'],
		['the beginning of one', 'TESTIMONY CHURCH'],
		['a name with brackets', 'KARIBU {MINI} MART'],
		['a number sign', '#1 BARBER'],
		['nothing', ''],
		['a sign', '-'],
	])('is a name, or left to others: %s: %s', (_what, text) => {
		expect(isPlaceholder(text)).toBe(false);
	});
});
