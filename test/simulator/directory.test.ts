import { paybills, tills } from './directory';
import { magicNumbers } from './magicNumbers';

const all = [...tills, ...paybills];

it('no number of the directory stands there twice, or has a meaning of its own', () => {
	const numbers = [...all, ...magicNumbers].map(({ number }) => number);
	expect(new Set(numbers).size).toBe(numbers.length);
});

it('no paybill of the directory is one of a bank or of another known payee', () => {
	expect(paybills.filter(({ number }) => !/^(?:9000|0)/.test(number))).toEqual([]);
});

it('every entry of the directory has 5 to 7 digits and a name in capitals', () => {
	const isOdd = (number: string, name: string) =>
		!/^\d{5,7}$/.test(number) || name !== name.toUpperCase();
	expect(all.filter(({ number, name }) => isOdd(number, name))).toEqual([]);
});
