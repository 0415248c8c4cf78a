import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	type CleanNumber,
	cleanNumber,
} from '../../../nodes/MobileMoneyNameLookup/domain/payee/cleanNumber';
import {
	DEFAULT_OPERATOR,
	exactOperator,
	OPERATOR_OPTIONS,
} from '../../../nodes/MobileMoneyNameLookup/domain/payee/operator';
import {
	accountKey,
	readPaybillAccount,
} from '../../../nodes/MobileMoneyNameLookup/domain/payee/paybillAccount';
import {
	type PayeeNumber,
	readPayeeNumber,
} from '../../../nodes/MobileMoneyNameLookup/domain/payee/payeeNumber';
import { readType } from '../../../nodes/MobileMoneyNameLookup/domain/payee/typeWords';
import { quoted } from '../../../nodes/MobileMoneyNameLookup/domain/visible';
import { eachOf, eachText } from '../eachOf';
import cells from './data/cells.json';

/** A number as it was read: `paybill 247247, account 0110`, then its warnings. */
function inWords(read: CheckFailure | (CleanNumber & Partial<PayeeNumber>)): string | CheckFailure {
	if (read instanceof CheckFailure) return read;
	const { type, number, account, warnings } = read;
	const words = [
		type === undefined ? number : `${type} ${number}`,
		...(account === undefined ? [] : [`account ${account}`]),
		...warnings.map(({ text }) => text),
	];
	return words.join(', ');
}

type What = keyof typeof cells;

const READERS: Readonly<Record<What, (cell: unknown) => string | undefined | CheckFailure>> = {
	'a type': (cell) => readType(cell, 'Cell'),
	'an operator': (cell) => exactOperator('other', cell),
	'an account number': (cell) => readPaybillAccount(cell, 'Cell'),
	'a number': (cell) => inWords(cleanNumber(cell, 'Cell')),
	'a number with words': (cell) => inWords(readPayeeNumber(cell, 'Cell')),
};

const LONG = 'x'.repeat(100_000);
const LIST = ['0110', '0111'];

/** Cells that no text file can hold, as those in `cells.json`. */
const OTHER_CELLS: Readonly<Record<What, Readonly<Record<string, readonly unknown[]>>>> = {
	'a type': {
		none: [undefined, null],
		'is not text': [true],
		'is {}, which is neither a till nor a Paybill': [LONG],
	},
	'an operator': { 'is not text': [undefined, null, 7, true, { id: 'Mpesa' }, ['Mpesa']] },
	'an account number': {
		none: [undefined, null],
		'110567890100': [110567890100],
		'cannot be an account number': [1.10123e18, 1e15, -5, 0.5, NaN, 'a'.repeat(61), LONG],
		'holds no account number': [0],
		'is neither text nor a number': [true, LIST, {}],
		'is a date': [new Date(0)],
	},
	'a number': {
		'522522': [522522],
		'has characters other than digits': [
			...[522522.5, 0.000001, NaN, Infinity, -Infinity, -522522, LONG],
			...['5'.repeat(201), `${'5 '.repeat(50_000)}x`],
		],
		'has 13 digits': [1234567890123],
		'was shortened to scientific notation': [1e21],
		'is a phone number': [254712345678, 712345678],
		'is neither text nor a number': [true, {}, [522522], 522522n, Symbol('522522')],
		'is empty': [undefined, null],
		'is a date': [new Date(0)],
	},
	'a number with words': {
		'has characters other than digits': [
			LONG,
			`Till ${'5 '.repeat(50_000)}`,
			`${'#'.repeat(9e4)}5`,
		],
	},
};

const isWhat = (what: string): what is What => what in READERS;

const CASES = Object.keys(READERS)
	.filter(isWhat)
	.flatMap((what) =>
		[...eachText(cells[what]), ...eachOf(OTHER_CELLS[what])].map(
			([comesTo, cell]) => [what, comesTo, cell] as const,
		),
	);

it.each(CASES)(
	'a cell for %s is read, or refused in these words: %s: %p',
	(what, comesTo, cell) => {
		const read = READERS[what](cell) ?? 'none';
		if (typeof read === 'string') expect(read).toBe(comesTo);
		else {
			const shown = quoted(typeof cell === 'string' ? cell : '');
			expect(read.problem.replace(shown, '{}').slice(0, comesTo.length)).toBe(comesTo);
		}
	},
);

it('a cell that could not be read is returned unchanged', () => {
	const unread = new CheckFailure('The cell could not be read', 'Check the expression.');
	for (const read of Object.values(READERS)) expect(read(unread)).toBe(unread);
});

it('the list of operators offers M-PESA under its exact id first, and Other last', () => {
	expect(OPERATOR_OPTIONS.map(({ value }) => value)).toEqual([DEFAULT_OPERATOR, 'other']);
});

it.each([
	['other', 'airtel', 'Airtel'],
	['other', 't-Kash', 't-Kash'],
	['other', 'MPESA2', 'Mpesa2'],
	[' OTHER ', 'airtel', 'Airtel'],
	['AIRTEL', '', 'Airtel'],
	['M-PESA', 'airtel', 'Mpesa'],
	['other', 'AirtelMoney', 'AirtelMoney'],
	['..', '', "'Operator' is not an operator ID"],
	['other', '..', "'Custom Operator' is not an operator ID"],
])(
	'an operator in capitals or small letters alone begins with a capital: Operator %j, Custom Operator %j: %s',
	(operator, custom, id) => {
		const read = exactOperator(operator, custom);
		expect(read instanceof CheckFailure ? read.message : read).toBe(id);
	},
);

it('two accounts of a Paybill are the same but for spaces, dashes and capitals', () => {
	expect(accountKey('0110567890100')).toBe(accountKey('0110 567-890 100'));
	expect(accountKey('jk-12')).toBe(accountKey('JK12'));
	expect(accountKey('0110')).not.toBe(accountKey('110'));
});
