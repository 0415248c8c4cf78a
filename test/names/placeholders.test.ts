import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { isPlaceholder } from '../../nodes/MobileMoneyNameLookup/names/words/placeholders';
import { eachOf } from '../domain/eachOf';

describe('a text where a name should stand', () => {
	test.each(
		eachOf({
			'one word': ['MERCHANT', 'N/A N/A', 'n.a.', 'No-Name'],
			'several words': ['MERCHANT CUSTOMER', 'TEST 1', 'MPESA AGENT', 'HAKUNA JINA'],
			'what a program writes': ['[object Object]', '#REF!'],
			'a field that was never filled in': ['{name}', '{{ $json.name }}', '${registeredName}'],
			'the head of a column': ['First Name Last Name', 'ACCOUNT_NAME', 'OrganizationName'],
			'a type in a sample': ['string'],
			'a sentence about the lookup': ['No Data Found', 'Request timed out, please try again later'],
			'a sentence with signs': ['Error: customer does not exist', "Customer doesn't exist"],
			'a sentence about the account': ['ACCOUNT CLOSED'],
		}),
	)('is none, but %s: %s', (_what, text) => {
		expect(isPlaceholder(text)).toBe(true);
		expect(compareNames('Jane Kamau', text)).toMatchObject({ result: 'noMatch', score: 0 });
		expect(compareNames(text, text)).toMatchObject({ result: 'noMatch', score: 0 });
		expect(compareNames(text, `${text} LTD`)).toMatchObject({ result: 'noMatch', score: 0 });
	});

	test.each(
		eachOf({
			'a placeholder beside a word': ['SUCCESS STORE', 'OK STORES', 'JANE MERCHANT'],
			'words of a sentence among others': ['LOST AND FOUND BAR', 'CUSTOMER FIRST TRADERS'],
			'more than a placeholder': ['TESTIMONY CHURCH', 'KARIBU {MINI} MART', '#1 BARBER'],
			nothing: ['', '-'],
		}),
	)('is a name, or left to others: %s: %s', (_what, text) => {
		expect(isPlaceholder(text)).toBe(false);
	});
});
