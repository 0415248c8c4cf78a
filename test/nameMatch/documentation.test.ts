import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { DIFFERENCES, type Weight } from '../../nodes/MobileMoneyNameLookup/nameMatch/differences';
import { differenceRows, saidOf } from '../bench/names/differencesTable';
import { expectation } from '../bench/names/payees';
import { readDataFiles } from '../bench/names/rows';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const page = read('docs/name-matching.md');

/** The cells of each row of the first table in a text, without its head. */
function firstTable(text: string): string[][] {
	const lines = text.split('\n');
	const from = lines.findIndex((line) => line.startsWith('|'));
	const end = lines.findIndex((line, at) => at > from && !line.startsWith('|'));
	return lines.slice(from + 2, end < 0 ? undefined : end).map(cellsOf);
}

function cellsOf(line: string): string[] {
	const cells = line.split(/(?<!\\)\|/).slice(1, -1);
	return cells.map((cell) => cell.trim().replace(/\\(.)/g, '$1'));
}

/** What `npm run bench:names` wrote into a section of a text. */
function section(text: string, name: string): string {
	const [, rest = ''] = text.split(`<!-- begin figures: ${name} -->`);
	return rest.split(`<!-- end figures: ${name} -->`)[0]?.trim() ?? '';
}

describe.each([
	['Match', 'match'],
	['Close match', 'closeMatch'],
	['No match', 'noMatch'],
])('the examples of the page under "%s"', (heading, result) => {
	const examples = firstTable(page.split(`\n## ${heading}:`)[1] ?? '');

	test('are there', () => {
		expect(examples.length).toBeGreaterThanOrEqual(6);
	});

	test.each(examples)('%s, %s: %s', (expected = '', registered = '') => {
		expect(compareNames(expected, registered).result).toBe(result);
	});
});

describe('the table of differences', () => {
	test('is the one of the code', () => {
		const wanted = differenceRows().map((row) => Object.values(row));
		expect(firstTable(section(page, 'differences'))).toEqual(wanted);
	});

	const results: Record<Weight, string> = {
		harmless: 'match',
		close: 'closeMatch',
		other: 'noMatch',
	};

	test.each(Object.entries(DIFFERENCES))('has an example of %s', (kind, row) => {
		const [persons, bodies, , expected, registered] = row;
		const { result } = compareNames(expected, registered);
		expect([results[persons], results[bodies]]).toContain(result);
		expect(saidOf(kind, expected, registered)).toBeDefined();
	});
});

test('what a user can expect is what is measured, on the page and in the README', () => {
	const measured = expectation(readDataFiles().payees.rows);
	expect(section(page, 'expectation')).toBe(measured);
	expect(section(read('README.md'), 'expectation')).toBe(measured);
});
