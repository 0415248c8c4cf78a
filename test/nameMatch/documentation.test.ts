import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DIFFERENCES } from '../../nodes/MobileMoneyNameLookup/nameMatch/differences';
import { DIFFERENCE_LISTS, differencesList } from '../bench/names/differencesList';
import { expectation } from '../bench/names/payees';
import { readDataFiles } from '../bench/names/rows';

/** What `npm run bench:names` wrote into a section of a page. */
function written(file: string, name: string): string {
	const page = readFileSync(join(__dirname, '../..', file), 'utf8');
	const [, rest = ''] = page.split(`<!-- begin figures: ${name} -->`);
	return rest.split(`<!-- end figures: ${name} -->`)[0]?.trim() ?? '';
}

test('the lists of differences are made from the code, and show every kind once', () => {
	const lists = DIFFERENCE_LISTS.map(([name]) => differencesList(name));
	expect(DIFFERENCE_LISTS.map(([name]) => written('docs/name-matching.md', name))).toEqual(lists);
	const lines = lists.flatMap((list) => list.split('\n').slice(1, -1));
	expect(lines).toHaveLength(Object.keys(DIFFERENCES).length);
});

test('what a user can expect is what is measured', () => {
	const measured = expectation(readDataFiles());
	expect(written('README.md', 'expectation')).toBe(measured);
});
