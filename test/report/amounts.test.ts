import { readCents, shillings } from '../../nodes/PayeeCheckReport/amounts';

describe('readCents', () => {
	it.each<[unknown, number | undefined]>([
		[1500, 150_000],
		[0.1 + 0.2, 30],
		['1500', 150_000],
		['Ksh 1,500/-', 150_000],
		['KES1,500.50', 150_050],
		['Kshs. 1,500/=', 150_000],
		['(1,500.00)', -150_000],
		['-250', -25_000],
		['1,234,567.89', 123_456_789],
		[' 12 350.5 ', 1_235_050],
		['1,50,000', undefined],
		['1.500,00', undefined],
		['12,5', undefined],
		['1.5E5', undefined],
		['about 500', undefined],
		['USD 500', undefined],
		['', undefined],
		[undefined, undefined],
		[null, undefined],
		[true, undefined],
		[NaN, undefined],
		[1e18, undefined],
		['9'.repeat(5_000), undefined],
	])('reads %j as %j cents', (cell, cents) => {
		expect(readCents(cell)).toBe(cents);
	});
});

it.each([
	[0, '0.00'],
	[450, '4.50'],
	[94_919_950, '949,199.50'],
	[-150_000, '-1,500.00'],
])('shillings(%d) is %s', (cents, text) => {
	expect(shillings(cents)).toBe(text);
});
