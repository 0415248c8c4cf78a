import {
	hasDemoMark,
	withDemoMark,
	withoutDemoMark,
} from '../../nodes/MobileMoneyNameLookup/services/source';

describe('the mark of the demo', () => {
	it.each([
		['where it was put', withDemoMark('JANE KAMAU'), 'JANE KAMAU'],
		['within a name', 'Jane (DEMO) Kamau', 'Jane Kamau'],
		['at the beginning', '(demo) Jane Kamau', 'Jane Kamau'],
		['twice', 'JANE (DEMO) KAMAU (DEMO)', 'JANE KAMAU'],
		['in full-width letters', 'Jane Kamau（ＤＥＭＯ）', 'Jane Kamau'],
		['with invisible characters', 'Jane Kamau (DE\u200BMO\u202E)', 'Jane Kamau'],
	])('is seen %s and taken out', (_what, name, plain) => {
		expect(hasDemoMark(name)).toBe(true);
		expect(withoutDemoMark(name)).toBe(plain);
	});

	it.each(['Jane Demo Kamau', 'JANE (DEMOCRACY)', ''])('is not seen in %p', (name) => {
		expect(hasDemoMark(name)).toBe(false);
	});
});
