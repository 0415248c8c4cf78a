import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { DIFFERENCES, type Weight } from '../../nodes/MobileMoneyNameLookup/nameMatch/differences';
import { DIFFERENCE_LISTS, differenceExamples, saidOf } from '../bench/names/differencesList';
import { expectation } from '../bench/names/payees';
import { readDataFiles } from '../bench/names/rows';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const page = read('docs/name-matching.md');

/** The examples of a list: what is expected, what is registered, and perhaps what it means for others. */
const examplesIn = (text: string) =>
	Array.from(
		text.matchAll(/^- (.+?) → (.+?)((?: \((?:persons|organizations): .+\))?)$/gm),
		(line) => {
			const [expected = '', registered = '', remark = ''] = line
				.slice(1)
				.map((cell) => cell.replace(/\\(.)/g, '$1'));
			return { expected, registered, remark };
		},
	);

/** What `npm run bench:names` wrote into a section of a text. */
function section(text: string, name: string): string {
	const [, rest = ''] = text.split(`<!-- begin figures: ${name} -->`);
	return rest.split(`<!-- end figures: ${name} -->`)[0]?.trim() ?? '';
}

describe('the lists of differences', () => {
	test.each(DIFFERENCE_LISTS)('“%s” is made from the code', (name) => {
		const wanted = differenceExamples(name);
		expect(wanted.length).toBeGreaterThanOrEqual(6);
		expect(examplesIn(section(page, name))).toEqual(wanted);
	});

	test('show every kind once', () => {
		const examples = DIFFERENCE_LISTS.flatMap(([name]) => differenceExamples(name));
		expect(examples).toHaveLength(Object.keys(DIFFERENCES).length);
	});

	test.each(DIFFERENCE_LISTS)('“%s” has examples that come to it', (name, result) => {
		for (const { expected, registered } of examplesIn(section(page, name))) {
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
