import {
	ACCOUNT_TYPES,
	accountTypeOf,
	COUNTRY,
	otherTypeThan,
} from '../../nodes/MobileMoneyNameLookup/domain/accountType';

describe('an account type', () => {
	it.each([
		['till', 'till'],
		['TILL', 'till'],
		[' Till ', 'till'],
		['buy goods', 'till'],
		['Buy Goods', 'till'],
		['BUYGOODS', 'till'],
		['buy-goods', 'till'],
		['buy\u00a0goods', 'till'],
		['merchant', 'till'],
		['Merchant', 'till'],
		['ｔｉｌｌ', 'till'],
		['\u200btill', 'till'],
		['paybill', 'paybill'],
		['Pay Bill', 'paybill'],
		['PAY_BILL', 'paybill'],
		['business', 'paybill'],
		['BUSINESS', 'paybill'],
	])('%p is a %s', (text, type) => {
		expect(accountTypeOf(text)).toBe(type);
	});

	it.each([
		'',
		' ',
		'tills',
		'merchants',
		'bank',
		'phone',
		'till paybill',
		'till/paybill',
		'pay',
		'1',
		'constructor',
		'till?',
	])('%p is none', (text) => {
		expect(accountTypeOf(text)).toBeUndefined();
	});

	it('is till or paybill, in Kenya', () => {
		expect(ACCOUNT_TYPES).toEqual(['till', 'paybill']);
		expect(ACCOUNT_TYPES.map(otherTypeThan)).toEqual(['paybill', 'till']);
		expect(COUNTRY).toBe('KE');
	});
});
