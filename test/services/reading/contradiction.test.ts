import { contradictionIn as find } from '../../../nodes/MobileMoneyNameLookup/services/reading/contradiction';

interface Success {
	readonly accountType: 'till' | 'paybill';
	readonly number: string;
	readonly name: string;
	readonly messages: readonly string[];
}

const TILL: Success = {
	accountType: 'till',
	number: '4738534',
	name: 'JANE WANJIKU KAMAU',
	messages: ['Lookup Success'],
};
const PAYBILL = { ...TILL, accountType: 'paybill' } as const;

const contradictionIn = (response: Record<string, unknown>, success: Success) =>
	find({ ...success, response }, success, ['S000000']);

const denialOf = (response: Record<string, unknown>, success: Success = TILL) =>
	contradictionIn(response, success)?.denial;

describe('a success is not contradicted by', () => {
	it.each<[string, Record<string, unknown>]>([
		['an id of the merchant', { merchantId: 'M-123' }],
		['a phone number', { phoneNumber: '254712345678' }],
		['a part of the name', { firstName: 'JANE' }],
		['a trading name', { tradingName: 'MAMA JANE SHOP' }],
		['a code of a branch', { branchCode: '001' }],
		['a code of a category', { merchantCategoryCode: '5411' }],
		['a code of a country', { isoCode: '404' }],
		['a state of something else', { kycStatus: 'VERIFIED' }],
		['a count', { pendingTransactions: 2 }],
		['an address to cancel at', { cancelUrl: 'https://x.example/cancel' }],
		['a serial number', { serialNumber: '9' }],
		['the number of a head office or a store', { number: '9', shortCode: '9', accountNumber: '9' }],
		['a paybill beside a till', { paybill: '600100', OrganizationShortCode: '600100' }],
		['the number itself', { tillNumber: '4738534', data: { till: 4_738_534 } }],
		['the number as a cell may hold it', { till_number: '473 8534' }],
		['a number without digits', { till: 'N/A', tillNumber: '', merchantTillNumber: null }],
		[
			'the same name in other words',
			{ accountName: 'Jane W. Kamau', data: { name: 'JANE KAMAU' } },
		],
		['no second name', { accountName: 'N/A', holderName: '', registeredName: null }],
		['an error of nothing', { error: null, errors: [], fault: {}, errorCode: 0 }],
		[
			'an error that says so',
			{ error: 'No error', errors: 'none', errorCode: '00', fault: 'false' },
		],
		[
			'states that are good',
			{ blocked: false, closed: 'no', accountStatus: 'ACTIVE', success: true },
		],
		['codes of success', { responseCode: '0', data: { responseCode: 200, errorCode: 'S000000' } }],
		['what is deeper', { result: { success: false, error: 'no', name: 'PETER OTIENO' } }],
		[
			'an odd value',
			{ till: ['none'], name: { first: 'PETER' }, account: 'closed', success: 'maybe' },
		],
	])('%s', (_what, response) => {
		expect(denialOf(response)).toBeUndefined();
	});

	it.each([
		...['Merchant found', 'Account lookup successful', 'Done', 'Imefanikiwa'],
		'The service request is processed successfully.',
		'Organization information retrieved successfully',
	])('its message “%s”', (message) => {
		expect(denialOf({}, { ...TILL, messages: [message] })).toBeUndefined();
	});
});

describe('a success is contradicted by a field that', () => {
	it.each<[denial: string, ...responses: Array<Record<string, unknown>>]>([
		[
			'names another number',
			...[{ till: '999999' }, { tillNumber: 3 }, { merchantTillNumber: '04738534' }],
			...[{ 'TILL-number': '4738534 / 5031264' }, { data: { till: '4738534000000000123' } }],
			...[{ data: [{ TillNumber: '9' }] }, { till: ['9'] }, { tillNumber: { value: 3 } }],
		],
		[
			'names another holder',
			...[
				{ name: 'PETER OTIENO' },
				{ accountName: 'PETER OTIENO' },
				{ data: { name: 'PETER OTIENO' } },
			],
			...[
				{ accountHolder: 'ACME LTD' },
				{ holderName: 'PETER O' },
				{ registeredName: 'not found' },
			],
		],
		[
			'does not say success',
			{ success: false },
			{ success: ' False ' },
			{ data: { success: false } },
		],
		[
			'does not say success',
			{ responseCode: '17' },
			{ ResponseCode: 1 },
			{ data: { responseCode: 'X' } },
		],
		[
			'says that something is wrong',
			...[{ error: 'held' }, { errors: ['stale'] }, { errorCode: 'E404000' }, { errorCode: 7 }],
			...[{ fault: { faultstring: 'x' } }, { data: { error: true } }, { 'Error-Code': '9' }],
		],
		[
			'says that the account cannot be paid',
			...[
				{ blocked: true },
				{ accountBlocked: 'Yes' },
				{ data: { closed: 1 } },
				{ suspended: 'true' },
			],
			...[
				{ accountStatus: 'Blocked' },
				{ account: { status: 'CLOSED' } },
				{ account_status: 'dormant' },
			],
			{ data: { account: { status: 'Inactive' } } },
		],
	])('%s', (denial, ...responses) => {
		for (const response of responses)
			expect(denialOf(response)).toMatch(new RegExp(`^its field “[a-z]+” ${denial}$`));
	});

	it('names another number, of a paybill', () => {
		for (const key of ['paybill', 'paybillNumber', 'businessShortcode', 'OrganizationShortCode']) {
			expect(denialOf({ [key]: '600100' }, PAYBILL)).toMatch(/names another number$/);
			expect(denialOf({ [key]: '4738534' }, PAYBILL)).toBeUndefined();
		}
		expect(denialOf({ tillNumber: '9' }, PAYBILL)).toBeUndefined();
	});
});

describe('a success is contradicted by', () => {
	it('the second of its messages, whose words are kept', () => {
		const messages = ['Success', 'Account is dormant'];
		const denial = 'its message says something else';
		const found = { denial, denialSays: 'Account is dormant' };
		expect(contradictionIn({}, { ...TILL, messages })).toEqual(found);
	});

	it.each(['Not found', 'Pending', 'Please retry later', 'Limit reached', 'Hakuna', 'Unavailable'])(
		'its message “%s”',
		(message) => {
			expect(denialOf({}, { ...TILL, messages: [message] })).toBe(
				'its message says something else',
			);
		},
	);

	it('a name with damaged characters, or with more of them than can be compared', () => {
		const name = `JANE KAMAU${' '.repeat(300)}PETER OTIENO`;
		expect(denialOf({}, { ...TILL, name })).toBe('its name is too long to be compared in full');
		expect(denialOf({}, { ...TILL, name: 'JOS\uFFFD KAMAU' })).toMatch(/damaged characters$/);
	});

	it.each([
		[522522, false],
		['522522', true],
	])('a number without its first zero, but not as a number of JSON: %p', (till, isContradicted) => {
		const success = { ...TILL, number: '0522522' };
		expect(denialOf({ till }, success) !== undefined).toBe(isContradicted);
	});
});
