import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

const page = readFileSync(join(__dirname, '../../docs/name-matching.md'), 'utf8');

/** The rows of the table under a heading of the page, without its head. */
function examplesUnder(heading: string): string[][] {
	const [, rest = ''] = page.split(`\n## ${heading}:`);
	const rows = rest.split('\n## ')[0]?.split('\n| ') ?? [];
	return rows.slice(3).map((row) => row.split('|').map((cell) => cell.trim()));
}

describe.each([
	['Match', 'match'],
	['Close match', 'closeMatch'],
	['No match', 'noMatch'],
])('the examples of the page under "%s"', (heading, result) => {
	const examples = examplesUnder(heading);

	test('are there', () => {
		expect(examples.length).toBeGreaterThanOrEqual(6);
	});

	test.each(examples)('%s, %s: %s', (expected = '', registered = '') => {
		expect(compareNames(expected, registered).result).toBe(result);
	});
});
