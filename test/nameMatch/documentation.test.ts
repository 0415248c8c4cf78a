import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DIFFERENCES } from '../../nodes/MobileMoneyNameLookup/nameMatch/differences';
import { DIFFERENCE_LISTS, differenceExamples } from '../bench/names/differencesList';
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
});

test('what a user can expect is what is measured', () => {
	const measured = expectation(readDataFiles().payees.rows);
	expect(section(read('README.md'), 'expectation')).toBe(measured);
});
