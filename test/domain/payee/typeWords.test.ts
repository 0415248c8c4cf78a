import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readType } from '../../../nodes/MobileMoneyNameLookup/domain/payee/typeWords';
import { eachText } from '../eachOf';

function typeOf(cell: unknown): string {
	const type = readType(cell, 'Mode');
	return type instanceof CheckFailure ? type.message : (type ?? 'open');
}

describe('readType', () => {
	it.each(
		eachText({
			till: 'till | Till | TILL  | Till No. | Till Number | TILL# | Buy Goods | buy-goods | buygoods | Buy Goods and Services | Lipa na M-Pesa Buy Goods | Lipa na M-Pesa Till | Buy Goods Till | Merchant Till | merchant | BG | CustomerBuyGoodsOnline | Business Till | M-PESA Till',
			paybill:
				'Paybill | Pay Bill | PAYBILL NUMBER | Paybill No | PB | PayBills | pay_bill | Business | Business Number | Bank Paybill | Paybill (Bank) | CustomerPayBillOnline | M-Pesa PayBill',
			open: ' | - | N/A | M-Pesa | Lipa na MPESA | Till/Paybill | Till or Paybill | Mobile Money',
		}),
	)('reads as %s: %j', (type, cell) => {
		expect(typeOf(cell)).toBe(type);
	});

	it.each([null, undefined, ' '])('leaves the type open for an empty cell: %p', (cell) => {
		expect(typeOf(cell)).toBe('open');
	});

	it.each(
		eachText({
			'no till or Paybill payment, so it cannot be checked here':
				'Send Money | Pochi | Pochi la Biashara | Bank | Bank transfer | Bank - KCB | EFT | RTGS | Cash | Petty cash | Cheque | Phone | Phone Number | 0712345678 | +254 712 345 678',
		}),
	)('refuses another payment as %s: %j', (_what, cell) => {
		const message =
			/^'Mode' is ".+", which is not a till or Paybill payment, so it cannot be checked here$/;
		expect(typeOf(cell)).toMatch(message);
	});

	it.each(['Supplies', 'not a till', 'Till or cash', 'till 2', 'x'.repeat(100_000)])(
		'refuses what is no type: %.20s',
		(cell) => {
			expect(typeOf(cell)).toMatch(/neither a till nor a Paybill$/);
		},
	);

	it('refuses a question', () => {
		expect(typeOf('till?')).toBe('\'Mode\' is "till?", a question');
	});

	it('refuses what is no text, and returns a failure unchanged', () => {
		expect(typeOf(true)).toBe("'Mode' is not text");
		const unread = new CheckFailure('The column could not be read', 'Check the expression.');
		expect(readType(unread, 'Mode')).toBe(unread);
	});
});
