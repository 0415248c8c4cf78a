import {
	capName,
	cleanText,
	invisibleMark,
	markHiddenLetters,
} from '../../nodes/MobileMoneyNameLookup/names/cleanText';

const plain = { cut: false, wildcard: false, styled: false };

describe('a name made ready for reading', () => {
	it.each([
		['is trimmed', '  Jane Kamau ', 'Jane Kamau'],
		['has half-width letters', 'Ｊａｎｅ', 'Jane'],
		['has one kind of apostrophe, for a grave accent', 'Ng`ang`a', "Ng'ang'a"],
		['has composed letters', 'Mwange\u0300', 'Mwang\u00e8'],
		['keeps where a line or a column ends', 'Jane \u0000\t\r\nOtieno', 'Jane \nOtieno'],
		['has a space for control characters', 'Jane\u0000\u0007é', 'Jane é'],
		['has a mark for invisible characters', 'Ja\u200b\u200d\u2060né', `Ja${invisibleMark}né`],
		['is trimmed of what was a control character', '\u0001Ané\u0002', 'Ané'],
	])('%s', (_what, name, text) => {
		expect(cleanText(name)).toEqual({ text, ...plain });
	});

	it.each([
		[256, 256, false],
		[257, 256, true],
	])('of %i plain letters keeps %i, cut: %s', (length, kept, cut) => {
		const { text, cut: wasCut } = cleanText('n'.repeat(length));
		expect([text, wasCut]).toEqual(['n'.repeat(kept), cut]);
	});

	it('is cut before anything is read of it, and again where composing makes it longer', () => {
		expect(cleanText(`${' '.repeat(256)}Jane`)).toEqual({ ...plain, text: '', cut: true });
		expect(cleanText('ﷺ'.repeat(256))).toMatchObject({ cut: true });
		expect(cleanText('ﷺ'.repeat(256)).text).toHaveLength(256);
		expect(capName('n'.repeat(300))).toHaveLength(256);
	});

	it.each([
		['Jane*', true],
		['%Kamau', true],
		['Best 100% Juice', false],
	])('asks for anything, as a search does: %p, %s', (name, wildcard) => {
		expect(cleanText(name).wildcard).toBe(wildcard);
	});

	it.each([
		['𝐉ane', true],
		['ᴶane', true],
		['Jané', false],
	])('is written in symbols that look like letters: %p, %s', (name, styled) => {
		expect(cleanText(name).styled).toBe(styled);
	});
});

describe('letters that a service hides', () => {
	test.each([
		['JANE W****** K****', 'JANE W# K#'],
		['M***Y', 'M#Y'],
		['J\u2022\u2022\u2022 KAMAU', 'J# KAMAU'],
		['JXXXX kxxx', 'J# k#'],
		['J... K\u2026', 'J# K#'],
		['J---- K____', 'J# K#'],
		['M.. K??', 'M# K#'],
		['W..N..N.', 'W#N#N.'],
	])('%s', (name, marked) => {
		expect(markHiddenLetters(name)?.replaceAll('\ue000', '#')).toBe(marked);
	});

	test.each([
		['one star is a wildcard', 'JANE*'],
		['a hyphen in a name', 'OUMA--OTIENO'],
		['a full stop too many', 'LTD..'],
		['initials with dots', 'J. K. OTIENO'],
		['three of a Roman numeral', 'FUND XXX'],
		['letters go on behind them', 'FOXXXY'],
		['a search and no name', '**=[JANE]'],
	])('are not hidden: %s', (_because, name) => {
		expect(markHiddenLetters(name)).toBeUndefined();
	});
});
