import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readPayeeNumber } from '../../../nodes/MobileMoneyNameLookup/domain/payee/payeeNumber';
import { WARNINGS } from '../../../nodes/MobileMoneyNameLookup/domain/warnings';

type Row = Parameters<typeof readPayeeNumber>[2];
const read = (cell: unknown, row?: Row) => readPayeeNumber(cell, 'Number', row);

function messageOf(cell: unknown, row?: Row): string {
	const number = read(cell, row);
	return number instanceof CheckFailure ? number.message : `read as ${JSON.stringify(number)}`;
}

describe('A number with words before it', () => {
	it('has the type of its row where the words leave the type open', () => {
		const number = { number: '522522', type: 'till', warnings: [] };
		expect(read('Till/Paybill No. 522522', { type: 'till' })).toEqual(number);
	});

	it('keeps its leading zero and its warnings', () => {
		expect(read('Till 057318')).toEqual({ number: '057318', type: 'till', warnings: [] });
		expect(read('Till 52')).toMatchObject({ warnings: [WARNINGS.unusualLength(2)] });
		expect(read('\u202ETill 522522')).toMatchObject({ warnings: [WARNINGS.hiddenCharacter()] });
	});

	it('is refused where the words contradict the type of the row', () => {
		const message = 'says till, but the row is for a Paybill ("Till 522522")';
		expect(messageOf('Till 522522', { type: 'paybill' })).toBe(`'Number' ${message}`);
		expect(messageOf('PB 522522', { type: 'till' })).toContain('says Paybill');
	});
});

describe('A Paybill with its account in one cell', () => {
	const paybill = { number: '247247', account: '0110567890100', type: 'paybill', warnings: [] };

	it('may have the same account in another cell of its row', () => {
		const cell = '247247 a/c 0110567890100';
		expect(read(cell, { account: '0110 567 890 100' })).toMatchObject({ number: '247247' });
	});

	it('is read with words before both numbers', () => {
		const account = { ...paybill, account: 'JK-12/b' };
		expect(read('Paybill No. 247247 Account No. JK-12/b')).toEqual(account);
	});

	it('has the account of the row where its cell has none', () => {
		const row = { type: 'paybill', account: 'INV 7' } as const;
		expect(read('247247', row)).toEqual({ ...paybill, account: 'INV 7' });
	});

	it('has a warning that blocks the payment where its account has no digit', () => {
		const warnings = [WARNINGS.accountWithoutDigit('Jane Kamau')];
		expect(read('247247 a/c Jane Kamau')).toMatchObject({ account: 'Jane Kamau', warnings });
	});

	it('has a warning where the row says that it is a till', () => {
		const warnings = [WARNINGS.tillWithAccount()];
		const till = { number: '247247', type: 'till', warnings };
		expect(read('247247 a/c 0110567890100', { type: 'till' })).toEqual(till);
	});

	it('is refused where the row has another account', () => {
		const message = /another account number than the row, "0111"/;
		expect(messageOf('247247 a/c 0110', { account: '0111' })).toMatch(message);
	});
});
