import { markHiddenLetters } from '../../nodes/MobileMoneyNameLookup/names/hiddenLetters';

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
