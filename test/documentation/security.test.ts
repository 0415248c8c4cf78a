import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { projectFolder } from '../realN8n/paths';

/** Line breaks are the formatter's, not the reader's. */
const read = (file: string): string =>
	readFileSync(join(projectFolder, file), 'utf8').replace(/\s+/g, ' ');

/** A link to a file of this project, and the names of tests in quotation marks behind it. */
interface Reference {
	readonly file: string;
	readonly names: readonly string[];
}

/** All links of a page into the project, each with the quotations up to the next one. */
function referencesOf(page: string): Reference[] {
	const [, ...parts] = read(page).split(/(?=\]\()/);
	return parts.flatMap((part) => {
		const [, target = '', rest = ''] = /^\]\(([^)]*)\)(.*)$/.exec(part) ?? [];
		if (/^https?:/.test(target)) return [];
		const file = relative(projectFolder, join(projectFolder, dirname(page), target));
		// Quotations behind a table's cell or a sentence belong to something else.
		const [near = ''] = rest.split(/ \| |\. (?=[A-Z])/);
		return [{ file, names: Array.from(near.matchAll(/“([^”]+)”/g), ([, name = '']) => name) }];
	});
}

const page = 'docs/security.md';
const references = referencesOf(page);

describe('the security page', () => {
	it.each([page, 'SECURITY.md'])('%s links only to files that exist', (each) => {
		const missing = referencesOf(each).filter(({ file }) => !existsSync(join(projectFolder, file)));
		expect(missing).toEqual([]);
	});

	const claims = references.flatMap(({ file, names }) => names.map((name) => ({ file, name })));

	it.each(claims)('shows “$name”, a test of $file', ({ file, name }) => {
		expect(file).toMatch(/^test\//);
		expect(read(file)).toContain(name);
	});

	it('names a test for every row of what is tried', () => {
		const rows = readFileSync(join(projectFolder, page), 'utf8')
			.split(/^## /m)
			.filter((section) => section.includes('| what is tried'))
			.flatMap((section) =>
				section.split('\n').filter((line) => /^\| (?!what is tried|-)/.test(line)),
			);
		expect(rows.length).toBeGreaterThan(30);
		expect(rows.filter((row) => !/\]\(\.\.\/test\//.test(row))).toEqual([]);
	});
});
