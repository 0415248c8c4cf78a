import { accountTypeOf } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import { eachOf } from './eachOf';

describe('an account type', () => {
	it.each(
		eachOf({
			till: [
				...['till', 'TILL', ' Till ', 'ｔｉｌｌ', '\u200btill', 'merchant', 'Merchant'],
				...['buy goods', 'Buy Goods', 'BUYGOODS', 'buy-goods', 'buy\u00a0goods'],
			],
			paybill: ['paybill', 'Pay Bill', 'PAY_BILL', 'business', 'BUSINESS'],
		}),
	)('%s is read from %p', (type, text) => {
		expect(accountTypeOf(text)).toBe(type);
	});

	it.each([
		...['', ' ', 'tills', 'merchants', 'bank', 'phone', 'pay', '1', 'till?', 'constructor'],
	])('%p is none', (text) => {
		expect(accountTypeOf(text)).toBeUndefined();
	});
});
