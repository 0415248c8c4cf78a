import { readCents, shillings } from '../../nodes/PayeeCheckReport/amounts';

it.each<[unknown, number | undefined]>([
	[1500, 150_000],
	[0.1 + 0.2, 30],
	['Ksh 1,500.50/-', 150_050],
	['(1,500.00)', -150_000],
	['about 500', undefined],
	[undefined, undefined],
	[1e18, undefined],
])('readCents reads %j as %j cents', (cell, cents) => {
	expect(readCents(cell)).toBe(cents);
});

it.each([
	[0, '0.00'],
	[450, '4.50'],
	[94_919_950, '949,199.50'],
	[-150_000, '-1,500.00'],
])('shillings(%d) is %s', (cents, text) => {
	expect(shillings(cents)).toBe(text);
});
