import {
	ACCOUNT_TYPES,
	COUNTRY,
	isAccountType,
} from '../../nodes/MobileMoneyNameLookup/domain/accountType';

describe('an account type', () => {
	it.each(ACCOUNT_TYPES)('is %s', (type) => {
		expect(isAccountType(type)).toBe(true);
	});

	it.each([
		'Till',
		'PAYBILL',
		'merchants',
		' till',
		'',
		'constructor',
		undefined,
		null,
		0,
		['till'],
	])('is not %p', (value) => {
		expect(isAccountType(value)).toBe(false);
	});

	it('is till or paybill, in Kenya', () => {
		expect(ACCOUNT_TYPES).toEqual(['till', 'paybill']);
		expect(COUNTRY).toBe('KE');
	});
});
