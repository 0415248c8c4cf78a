import { soundAlike } from '../../nodes/MobileMoneyNameLookup/nameMatch/soundKey';

describe('how two words sound', () => {
	it.each([
		['philip', 'filip', 'same'],
		['maxim', 'maksim', 'same'],
		['wacuka', 'wachuka', 'same'],
		['abdirahman', 'abdulrahman', 'same'],
		['catherine', 'katerine', 'roughly'],
		['shisia', 'sisia', 'roughly'],
		['ahmed', 'amed', 'roughly'],
		['boot', 'but', 'roughly'],
		['nyawira', 'niawira', 'roughly'],
		['doha', 'doa', undefined],
		['wacera', 'wakera', undefined],
		['shem', 'them', undefined],
		['kariuki', 'kariki', undefined],
	])('%s and %s: %s', (one, other, how) => {
		expect(soundAlike(one, other)).toBe(how);
		expect(soundAlike(other, one)).toBe(how);
	});

	it('stays the same when many other names have been sounded out', () => {
		expect(soundAlike('wachera', 'wacera')).toBe('same');
		for (let i = 0; i < 6_000; i++) soundAlike(`name${i}`, 'wacera');
		expect(soundAlike('wachera', 'wacera')).toBe('same');
	});
});
