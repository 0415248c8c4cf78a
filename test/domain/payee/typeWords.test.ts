import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readType } from '../../../nodes/MobileMoneyNameLookup/domain/payee/typeWords';
import { eachOf } from '../eachOf';

function typeOf(cell: unknown): string {
	const type = readType(cell, 'Mode');
	return type instanceof CheckFailure ? type.message : (type ?? 'open');
}

const cases = {
	till: [
		...[
			'till',
			'Till',
			'TILL ',
			'Till No.',
			'Till Number',
			'TILL#',
			'Buy Goods',
			'buy-goods',
			'buygoods',
		],
		...[
			'Buy Goods and Services',
			'Buy Goods & Services',
			'Lipa na M-Pesa Buy Goods',
			'Lipa na M-Pesa Till',
		],
		...[
			'Buy Goods Till',
			'Merchant Till',
			'merchant',
			'BG',
			'CustomerBuyGoodsOnline',
			'Business Till',
			'M-PESA Till',
		],
	],
	paybill: [
		...['Paybill', 'Pay Bill', 'PAYBILL NUMBER', 'Paybill No', 'PB', 'PayBills', 'pay_bill'],
		...[
			'Business',
			'Business Number',
			'Bank Paybill',
			'Paybill (Bank)',
			'CustomerPayBillOnline',
			'M-Pesa PayBill',
		],
	],
	open: [
		'',
		' ',
		null,
		undefined,
		'-',
		'N/A',
		'M-Pesa',
		'Lipa na MPESA',
		'Till/Paybill',
		'Till or Paybill',
		'Mobile Money',
	],
};

it.each(eachOf<unknown>(cases))('a type is read as %s: %p', (type, cell) => {
	expect(typeOf(cell)).toBe(type);
});

it.each([
	...[
		'Send Money',
		'Pochi',
		'Pochi la Biashara',
		'Bank',
		'Bank transfer',
		'Bank - KCB',
		'EFT',
		'RTGS',
		'Cash',
	],
	...['Petty cash', 'Cheque', 'Phone', 'Phone Number', '0712345678', '+254 712 345 678', 712345678],
])('a type is not a till or Paybill payment: %p', (cell) => {
	expect(typeOf(cell)).toMatch(
		/^'Mode' is ".+", which is not a till or Paybill payment, so it cannot be checked here$/,
	);
});

it.each(['Supplies', 'not a till', 'Till or cash', 'till 2', 'x'.repeat(100_000)])(
	'a type that is none is refused: %.20s',
	(cell) => {
		expect(typeOf(cell)).toMatch(/neither a till nor a Paybill$/);
	},
);

it('a type with a question mark is refused', () => {
	expect(typeOf('till?')).toBe('\'Mode\' is "till?", a question');
});

it('a type that is neither text nor number is refused', () => {
	expect(typeOf(true)).toBe("'Mode' is not text");
	const unread = new CheckFailure('The column could not be read', 'Check the expression.');
	expect(readType(unread, 'Mode')).toBe(unread);
});
