import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readPayeeNumber } from '../../../nodes/MobileMoneyNameLookup/domain/payee/payeeNumber';
import { WARNINGS } from '../../../nodes/MobileMoneyNameLookup/domain/warnings';

type Row = Parameters<typeof readPayeeNumber>[2];
const till = { type: 'till' } as const;
const paybill = { type: 'paybill' } as const;
const INVOICE = { ...paybill, account: 'INV 7' };

const TILL = { ...till, number: '522522', warnings: [] };
const PAYBILL = { ...paybill, number: '247247', account: '0110 567', warnings: [] };
const SHORT = [WARNINGS.unusualLength(2)];
const REVERSED = [WARNINGS.hiddenCharacter()];
const NO_DIGIT = [WARNINGS.accountWithoutDigit('TITHE')];
const OF_TILL = { ...till, account: undefined, warnings: [WARNINGS.tillWithAccount()] };

it.each<[what: string, cell: string, row: Row, read: object]>([
	['has the type of its row, if its words leave it open', 'Till/Paybill No. 522522', till, TILL],
	['keeps its leading zero', 'Till 057318', {}, { ...TILL, number: '057318' }],
	['keeps its warning', 'Till 52', {}, { ...TILL, number: '52', warnings: SHORT }],
	['warns of hidden characters', '\u202ETill 522522', {}, { ...TILL, warnings: REVERSED }],
	['may have words before both', 'Paybill No. 247247 Account No. 0110 567', {}, PAYBILL],
	['may repeat the account of its row', '247247 a/c 0110567', { account: '0110 567' }, PAYBILL],
	['has the account of its row', '247247', INVOICE, { ...PAYBILL, ...INVOICE }],
	['warns', '247247 a/c TITHE', {}, { ...PAYBILL, account: 'TITHE', warnings: NO_DIGIT }],
	['has no account as a till, but warns', '247247 a/c 0110', till, { ...PAYBILL, ...OF_TILL }],
])('a number with words or an account beside it %s: %j', (_what, cell, row, read) => {
	expect(readPayeeNumber(cell, 'Number', row)).toEqual(read);
});

it.each<[problem: string, cell: string, row: Row]>([
	['says till, but the row is for a Paybill', 'Till 522522', paybill],
	['says Paybill, but the row is for a till', 'PB 522522', till],
	['has another account number than the row, "INV 7"', '247247 a/c 0110', INVOICE],
])('a number that contradicts its row is refused, because it %s: %j', (problem, cell, row) => {
	const read = readPayeeNumber(cell, 'Number', row);
	expect(read instanceof CheckFailure && read.message).toBe(`'Number' ${problem} ("${cell}")`);
});
