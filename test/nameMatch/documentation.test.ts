import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

const page = readFileSync(join(__dirname, '../../docs/name-matching.md'), 'utf8');
const sections = [
	['## Match', 'match'],
	['## Close match', 'closeMatch'],
	['## No match', 'noMatch'],
] as const;

/** The rows of the table under a heading of the page, without its head. */
function examplesUnder(heading: string): string[][] {
	const [, rest = ''] = page.split(`\n${heading}:`);
	const [section = ''] = rest.split('\n## ');
	const rows = section.split('\n').filter((line) => line.startsWith('|'));
	return rows.slice(2).map((row) =>
		row
			.split('|')
			.map((cell) => cell.trim())
			.slice(1, -1),
	);
}

describe.each(sections)('the examples of the page under "%s"', (heading, result) => {
	const examples = examplesUnder(heading);

	test('are there', () => {
		expect(examples.length).toBeGreaterThanOrEqual(6);
	});

	test.each(examples)('%s, %s: %s', (expected = '', registered = '') => {
		expect(compareNames(expected, registered).result).toBe(result);
	});
});
