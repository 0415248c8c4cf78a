import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../realN8n/paths';

const docs = readdirSync(join(projectFolder, 'docs')).filter((file) => file.endsWith('.md'));
const pages = ['CONTRIBUTING.md', ...docs.map((file) => join('docs', file))];

/** Paths are written from the project's folder, or from that of the node. */
const bases = ['', 'nodes/MobileMoneyNameLookup'];

/** What stands in `code` and looks like a file of this project: a path with an ending, or of a folder. */
function pathsIn(page: string): string[] {
	const text = readFileSync(join(projectFolder, page), 'utf8');
	const code = Array.from(text.matchAll(/`([^`\s]+)`/g), ([, path = '']) => path);
	const ours =
		/^(\.github|account|actions|credentials|docs|domain|examples|http|nameMatch|names|nodes|redaction|services|test|transport)\/[\w./-]*$/;
	return [...new Set(code.filter((path) => ours.test(path)))];
}

test.each(pages)('%s names only files that exist', (page) => {
	const missing = pathsIn(page).filter(
		(path) => !bases.some((base) => existsSync(join(projectFolder, base, path))),
	);
	expect(missing).toEqual([]);
});

test('the pages about the code name many of its files', () => {
	expect(pathsIn('docs/architecture.md').length).toBeGreaterThan(30);
});
