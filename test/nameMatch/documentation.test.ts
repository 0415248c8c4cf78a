import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { DIFFERENCES, type Weight } from '../../nodes/MobileMoneyNameLookup/nameMatch/differences';
import { DIFFERENCE_TABLES, differenceRows, saidOf } from '../bench/names/differencesTable';
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

describe('the tables of differences', () => {
	test.each(DIFFERENCE_TABLES)('“%s” is made from the code', (name) => {
		const wanted = differenceRows(name).map((row) => Object.values(row));
		expect(wanted.length).toBeGreaterThanOrEqual(6);
		expect(firstTable(section(page, name))).toEqual(wanted);
	});

	test('show every kind once', () => {
		const rows = DIFFERENCE_TABLES.flatMap(([name]) => differenceRows(name));
		expect(rows).toHaveLength(Object.keys(DIFFERENCES).length);
	});

	test.each(DIFFERENCE_TABLES)('“%s” has examples that come to it', (name, result) => {
		for (const [, expected = '', registered = ''] of firstTable(section(page, name))) {
			// Of names that are too long, or have something that nobody sees, the page shows less.
			if (/…|U\+/.test(registered)) continue;
			expect([registered, compareNames(expected, registered).result]).toEqual([registered, result]);
		}
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
