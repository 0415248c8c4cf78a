import { soundKey } from '../../nodes/MobileMoneyNameLookup/nameMatch/soundKey';

describe('spellings that sound alike', () => {
	it.each([
		['philip', 'filip'],
		['jacquie', 'jackie'],
		['maxim', 'maksim'],
		['wacera', 'wachera'],
		['catherine', 'katerine'],
		['shisia', 'sisia'],
		['fathiya', 'fatia'],
		['ahmed', 'amed'],
		['lee', 'li'],
		['boot', 'but'],
		['moussa', 'musa'],
		['annette', 'anet'],
		['michelle', 'michel'],
		['khalid', 'kalid'],
		['tiwa', 'tia'],
		['duwa', 'dua'],
		['nyawira', 'niawira'],
	])('%s and %s', (one, other) => {
		expect(soundKey(one)).toBe(soundKey(other));
	});

	it.each([
		['doha', 'doa'],
		['mohamed', 'moamed'],
		['wacera', 'wakera'],
		['jane', 'janet'],
		['shem', 'them'],
		['kariuki', 'kariki'],
	])('are not %s and %s', (one, other) => {
		expect(soundKey(one)).not.toBe(soundKey(other));
	});

	it('stay the same when many other names have been sounded out', () => {
		const before = soundKey('wachera');
		for (let i = 0; i < 6_000; i++) soundKey(`name${i}`);
		expect(soundKey('wachera')).toBe(before);
	});
});
