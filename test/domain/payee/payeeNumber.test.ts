import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readPayeeNumber } from '../../../nodes/MobileMoneyNameLookup/domain/payee/payeeNumber';
import { WARNINGS } from '../../../nodes/MobileMoneyNameLookup/domain/warnings';
import { eachText } from '../eachOf';

type Row = Parameters<typeof readPayeeNumber>[2];
const read = (cell: unknown, row?: Row) => readPayeeNumber(cell, 'Number', row);

function messageOf(cell: unknown, row?: Row): string {
	const number = read(cell, row);
	return number instanceof CheckFailure ? number.message : `read as ${JSON.stringify(number)}`;
}

describe('a number with words before it', () => {
	it.each(
		eachText({
			till: 'Till 522522 | TILL NO. 522522 | till no: 522522 | Till No #522522 | Till-522522 | TILL522522 | Buy Goods 522522 | Buy Goods & Services: 522522 | BuyGoods Till 522522 | BG 522522 | B/G 522522 | LNM Till 522522 | Lipa na M-Pesa Till 522522 | LIPA NA MPESA TILL NO. 522 522 | Merchant Till 522522 | Nambari ya till 522522 | Ｔｉｌｌ ５２２５２２',
			paybill:
				'Paybill 522522 | PAYBILL NO: 522522 | Paybill Number. 522522 | M-Pesa Paybill 522522 | Pay Bill 522522 | PayBill#522522 | PB 522522 | PB: 522522 | P/B 522522 | Pay Bil 522522 | KCB Paybill 522522 | Equity Paybill: 522522 | Business No. 522522 | business number 522522 | Biz No 522522',
		}),
	)('is read as a %s: %j', (type, cell) => {
		expect(read(cell)).toEqual({ number: '522522', type, warnings: [] });
	});

	it.each(
		eachText({
			'the words leave it open':
				'No. 522522 | #522522 | Lipa na M-Pesa 522522 | M-PESA: 522522 | Till/Paybill No. 522522',
			'there are none': '522522 | 522 522 | ="522522" | 5.22522E5',
		}),
	)('has no type where %s: %j', (_why, cell) => {
		expect(read(cell)).toEqual({ number: '522522', warnings: [] });
		expect(read(cell, { type: 'till' })).toEqual({ number: '522522', type: 'till', warnings: [] });
	});

	it('keeps its leading zero and its warnings', () => {
		expect(read('Till 057318')).toEqual({ number: '057318', type: 'till', warnings: [] });
		expect(read('Till 52')).toMatchObject({ warnings: [WARNINGS.unusualLength(2)] });
		expect(read('\u202ETill 522522')).toMatchObject({ warnings: [WARNINGS.hiddenCharacter()] });
	});

	it('is refused where they contradict the row', () => {
		const message = 'says till, but the row is for a Paybill ("Till 522522")';
		expect(messageOf('Till 522522', { type: 'paybill' })).toBe(`'Number' ${message}`);
		expect(messageOf('PB 522522', { type: 'till' })).toContain('says Paybill');
	});

	it.each(
		eachText({
			'has characters other than digits':
				'Till **38534 | Paybill ...90001 | Till XX8534 | Till (522522) | 900014/INV4 | Jane 522522 | Room 522522 | Not till 522522 | Till 522522 Jane | 522522 till | 522522 KES | 522522 (new) | Till | Paybill No. | # | a/c 0110567890100 | A/C No. 123456 | Paybill account 123456',
			'is a phone number': 'Till 0712345678',
			'is not a till or Paybill payment, so it cannot be checked here':
				'Phone: 0712345678 | Pochi 0712345678',
			'is a date': 'Till 25/11/2026',
			'has more than one number':
				'Till 123456 123457 | Till 123456 Paybill 247247 | 247247 123456 a/c 0110',
			'was shortened': '247247 a/c 1.10123E+11',
			'cannot be an account number':
				'247247 a/c 0110567 CANCELLED | 247247 a/c 0110567 KES 500 | 247247 a/c 0110 till 123456 | 247247 (a/c 0110)',
			'ends where the account number should be': '247247 a/c | 247247#',
		}),
	)('is refused because it %s: %j', (problem, cell) => {
		expect(messageOf(cell)).toContain(`'Number' ${problem}`);
	});

	it.each(['x'.repeat(100_000), `Till ${'5 '.repeat(50_000)}`, `${'#'.repeat(100_000)}5`])(
		'is refused where the cell is far too long: %.9s',
		(cell) => {
			expect(messageOf(cell)).toMatch(/characters other than digits/);
		},
	);
});

describe('a Paybill with its account number', () => {
	const paybill = { number: '247247', account: '0110567890100', type: 'paybill', warnings: [] };

	it.each(
		eachText({
			'a/c': '247247 a/c 0110567890100 | 247247 A/C No. 0110567890100 | 247247, Acc: 0110567890100',
			'a hash': '247247#0110567890100 | 247247 # 0110567890100',
			account:
				'247247 - account 0110567890100 | 247247 Account Number: 0110567890100 | 247247 ACCT NO 0110567890100',
			'a slash': '247247/AC 0110567890100',
			'a meter or a reference':
				'247247/ Meter 0110567890100 | 247247 Meter No. 0110567890100 | 247247 ref 0110567890100',
		}),
	)('is read with %s between them: %j', (_what, cell) => {
		expect(read(cell)).toEqual(paybill);
		expect(read(cell, { account: '0110 567 890 100' })).toMatchObject({ number: '247247' });
	});

	it('is read with words before it', () => {
		const account = { ...paybill, account: 'JK-12/b' };
		expect(read('Paybill No. 247247 Account No. JK-12/b')).toEqual(account);
	});

	it('has the account of the row where the cell has none', () => {
		const row = { type: 'paybill', account: 'INV 7' } as const;
		expect(read('247247', row)).toEqual({ ...paybill, account: 'INV 7' });
	});

	it('has a warning that blocks the payment where its account number has no digit', () => {
		const warnings = [WARNINGS.accountWithoutDigit('Jane Kamau')];
		expect(read('247247 a/c Jane Kamau')).toMatchObject({ account: 'Jane Kamau', warnings });
	});

	it('has a warning where the row says till', () => {
		const warnings = [WARNINGS.tillWithAccount()];
		const till = { number: '247247', type: 'till', warnings };
		expect(read('247247 a/c 0110567890100', { type: 'till' })).toEqual(till);
	});

	it('is refused where the row has another account', () => {
		const message = /another account number than the row, "0111"/;
		expect(messageOf('247247 a/c 0110', { account: '0111' })).toMatch(message);
	});
});
