import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readPayeeNumber } from '../../../nodes/MobileMoneyNameLookup/domain/payee/payeeNumber';
import { WARNINGS } from '../../../nodes/MobileMoneyNameLookup/domain/warnings';
import { eachOf } from '../eachOf';

const read = (cell: unknown, known?: Parameters<typeof readPayeeNumber>[2]) =>
	readPayeeNumber(cell, 'Number', known);

function messageOf(cell: unknown, known?: Parameters<typeof readPayeeNumber>[2]): string {
	const number = read(cell, known);
	return number instanceof CheckFailure ? number.message : `read as ${JSON.stringify(number)}`;
}

describe('a number with words before it', () => {
	it.each(
		eachOf({
			till: [
				'Till 522522',
				'TILL NO. 522522',
				'till no: 522522',
				'Till No #522522',
				'Till-522522',
				'TILL522522',
			],
			'Buy Goods': [
				'Buy Goods 522522',
				'Buy Goods & Services: 522522',
				'BuyGoods Till 522522',
				'BG 522522',
			],
			'Lipa na M-Pesa till': ['Lipa na M-Pesa Till 522522', 'LIPA NA MPESA TILL NO. 522 522'],
			'others for till': [
				'Merchant Till 522522',
				'Nambari ya till 522522',
				'Till (522522)',
				'Ｔｉｌｌ ５２２５２２',
			],
		}),
	)('is read as a till after %s: %p', (_what, cell) => {
		expect(read(cell)).toEqual({ number: '522522', type: 'till', warnings: [] });
	});

	it.each(
		eachOf({
			Paybill: [
				'Paybill 522522',
				'PAYBILL NO: 522522',
				'Paybill Number. 522522',
				'M-Pesa Paybill 522522',
			],
			'Pay Bill': ['Pay Bill 522522', 'PayBill#522522', 'PB 522522', 'PB: 522522'],
			'business number': ['Business No. 522522', 'business number 522522', 'Biz No 522522'],
		}),
	)('is read as a Paybill after %s: %p', (_what, cell) => {
		expect(read(cell)).toEqual({ number: '522522', type: 'paybill', warnings: [] });
	});

	it.each([
		'No. 522522',
		'#522522',
		'Lipa na M-Pesa 522522',
		'M-PESA: 522522',
		'Till/Paybill No. 522522',
	])('names no type where the words leave it open: %p', (cell) => {
		expect(read(cell)).toEqual({ number: '522522', warnings: [] });
	});

	it('keeps its leading zero', () => {
		expect(read('Till 057318')).toEqual({ number: '057318', type: 'till', warnings: [] });
	});

	it('keeps its warnings', () => {
		expect(read('Till 52')).toMatchObject({ warnings: [WARNINGS.unusualLength(2)] });
		expect(read('\u202ETill 522522')).toMatchObject({
			warnings: [WARNINGS.hiddenCharacter()],
		});
	});

	it.each([
		['Till 522522', 'paybill', 'says till ("Till 522522"), but the row is for a Paybill'],
		['PB 522522', 'till', 'says Paybill'],
	] as const)(
		'is refused where they contradict the row: %p in a row for a %s',
		(cell, type, problem) => {
			expect(messageOf(cell, { type })).toContain(problem.split(' (')[0]);
			expect(read(cell, { type: type === 'till' ? 'paybill' : 'till' })).toMatchObject({
				number: '522522',
			});
		},
	);

	it.each(
		eachOf({
			'of another meaning': [
				'Jane 522522',
				'Room 522522',
				'Not till 522522',
				'Till 522522 Jane',
				'522522 till',
				'522522 KES',
				'522522 (new)',
			],
			'and nothing after them': ['Till', 'Paybill No.', '#'],
		}),
	)('is refused with words %s: %p', (_what, cell) => {
		expect(messageOf(cell)).toMatch(/^'Number' has characters other than digits/);
	});

	it.each([
		['Till 0712345678', /is a phone number \("Till 0712345678"\)/],
		['Phone: 0712345678', /is not a till or Paybill payment, so it cannot be checked here/],
		['Pochi 0712345678', /is not a till or Paybill payment, so it cannot be checked here/],
		['Till 25/11/2026', /is a date/],
		['Till 123456 123457', /has more than one number/],
		['Till 123456 Paybill 247247', /has more than one number/],
	])('is refused for what it is: %p', (cell, message) => {
		expect(messageOf(cell)).toMatch(message);
	});
});

describe('a Paybill with its account number', () => {
	it.each(
		eachOf({
			'a/c': [
				'247247 a/c 0110567890100',
				'247247 A/C No. 0110567890100',
				'247247, Acc: 0110567890100',
			],
			'a hash': ['247247#0110567890100', '247247 # 0110567890100'],
			account: [
				'247247 - account 0110567890100',
				'247247 Account Number: 0110567890100',
				'247247 ACCT NO 0110567890100',
			],
			brackets: ['247247 (a/c 0110567890100)', '247247/AC 0110567890100'],
		}),
	)('is read with %s between them: %p', (_what, cell) => {
		const paybill = { number: '247247', account: '0110567890100', type: 'paybill', warnings: [] };
		expect(read(cell)).toEqual(paybill);
		expect(read(cell, { account: '0110 567 890 100' })).toMatchObject({ number: '247247' });
	});

	it('is read with words before it', () => {
		expect(read('Paybill No. 247247 Account No. JK-12/b')).toEqual({
			number: '247247',
			account: 'JK-12/b',
			type: 'paybill',
			warnings: [],
		});
	});

	it('takes the account of the row where the cell has none', () => {
		expect(read('247247', { type: 'paybill', account: 'INV 7' })).toEqual({
			number: '247247',
			account: 'INV 7',
			type: 'paybill',
			warnings: [],
		});
	});

	it('warns where the row says till', () => {
		expect(read('247247 a/c 0110', { type: 'till' })).toEqual({
			number: '247247',
			account: '0110',
			type: 'till',
			warnings: [WARNINGS.tillWithAccount()],
		});
	});

	it.each([
		['247247 a/c 0110', { account: '0111' }, /another account number than the row, "0111"/],
		['247247 a/c 1.10123E+11', {}, /was shortened/],
		['247247 a/c', {}, /ends where the account number should be/],
		['247247#', {}, /ends where the account number should be/],
		['247247 a/c 0110 till 123456', {}, /more than one number/],
		['247247 123456 a/c 0110', {}, /more than one number/],
		['a/c 0110567890100', {}, /characters other than digits/],
		['A/C No. 123456', {}, /characters other than digits/],
		['Paybill account 123456', {}, /characters other than digits/],
	])('is refused: %p with %p', (cell, known, message) => {
		expect(messageOf(cell, known)).toMatch(message);
	});
});

describe('a number without words', () => {
	it.each([[522522], ['522 522'], ['="522522"'], ['5.22522E5'], ["'522522"]])(
		'%p is read',
		(cell) => {
			expect(read(cell)).toEqual({ number: '522522', warnings: [] });
		},
	);

	it('has the type of its row', () => {
		expect(read('522522', { type: 'till' })).toEqual({
			number: '522522',
			type: 'till',
			warnings: [],
		});
	});

	it('returns a cell that could not be read unchanged', () => {
		const unread = new CheckFailure('The column could not be read', 'Check the expression.');
		expect(read(unread)).toBe(unread);
	});

	it.each([['x'.repeat(100_000)], [`Till ${'5 '.repeat(50_000)}`], [`${'#'.repeat(100_000)}5`]])(
		'is refused where the cell is far too long',
		(cell) => {
			expect(messageOf(cell)).toMatch(/characters other than digits/);
		},
	);
});
