import { paybills, tills } from '../../nodes/MobileMoneyNameLookup/demo/directory';
import { magicNumbers } from '../simulator/magicNumbers';

describe('the directory', () => {
	const all = [...tills, ...paybills];

	it('holds about sixty numbers, none of them twice or magic', () => {
		const numbers = [...all, ...magicNumbers].map(({ number }) => number);
		expect(all).toHaveLength(60);
		expect(new Set(numbers).size).toBe(numbers.length);
	});

	it('has numbers of 5 to 7 digits, some with a leading zero', () => {
		for (const { number } of [...all, ...magicNumbers]) expect(number).toMatch(/^\d{5,7}$/);
		expect(tills.some(({ number }) => number.startsWith('0'))).toBe(true);
		expect(paybills.some(({ number }) => number.startsWith('0'))).toBe(true);
	});

	it('has paybills that no bank and no other known payee has', () => {
		for (const { number } of paybills) expect(number).toMatch(/^(?:9000|0)/);
	});

	it('prints every holder in capitals', () => {
		for (const { name } of all) expect(name).toBe(name.toUpperCase());
	});
});
