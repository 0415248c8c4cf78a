import { soundAlike } from '../../nodes/MobileMoneyNameLookup/names/soundKey';

describe('how two words sound', () => {
	it.each([
		['philip', 'filip', 'same'],
		['jacquie', 'jackie', 'same'],
		['maxim', 'maksim', 'same'],
		['wacuka', 'wachuka', 'same'],
		['annette', 'anet', 'same'],
		['abdirahman', 'abdulrahman', 'same'],
		['catherine', 'katerine', 'roughly'],
		['shisia', 'sisia', 'roughly'],
		['fathiya', 'fatia', 'roughly'],
		['ahmed', 'amed', 'roughly'],
		['boot', 'but', 'roughly'],
		['moussa', 'musa', 'roughly'],
		['duwa', 'dua', 'roughly'],
		['nyawira', 'niawira', 'roughly'],
		['muthua', 'mutua', 'roughly'],
		['doha', 'doa', undefined],
		['mohamed', 'moamed', undefined],
		['wacera', 'wakera', undefined],
		['jane', 'janet', undefined],
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
