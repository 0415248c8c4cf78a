import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFolder } from '../realN8n/paths';

const pagesIn = (folder: string): string[] =>
	readdirSync(join(projectFolder, folder))
		.filter((file) => file.endsWith('.md'))
		.map((file) => join(folder, file));

const pages = [
	...['', 'docs', 'examples', '.github'].flatMap(pagesIn),
	'nodes/MobileMoneyNameLookup/nameMatch/README.md',
];
const read = (page: string): string => readFileSync(join(projectFolder, page), 'utf8');

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
	heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.replace(/\s/g, '-');

const anchorsOf = (page: string): string[] =>
	Array.from(read(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

/** Links and pictures of a page that lead into the project: path from its folder, and anchor. */
function linksOf(page: string): Array<[path: string, anchor: string]> {
	const links = Array.from(read(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
	return links
		.filter((link) => !/^[a-z]+:/.test(link))
		.map((link) => {
			const [path = '', anchor = ''] = link.split('#');
			return [path === '' ? page : join(dirname(page), path), anchor];
		});
}

test.each(pages)('every link of %s leads to what is there', (page) => {
	const dead = linksOf(page).filter(([path, anchor]) => {
		if (!existsSync(join(projectFolder, path))) return true;
		return anchor !== '' && !anchorsOf(path).includes(anchor);
	});
	expect(dead).toEqual([]);
});

const sources = [
	...[
		'MobileMoneyNameLookupApi',
		'MobileMoneyNameLookupClientApi',
		'MobileMoneyNameLookupDarajaApi',
	].map((name) => `credentials/${name}.credentials.ts`),
	'nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.json',
];

test.each(sources)('the documentation link of %s leads to a heading of the README', (source) => {
	const anchors = Array.from(
		read(source).matchAll(/npmjs\.com[^'"#]*#([\w-]+)/g),
		([, anchor]) => anchor,
	);
	expect(anchors).toHaveLength(1);
	expect(anchorsOf('README.md')).toContain(anchors[0]);
});

test('every picture is on a page', () => {
	const shown = new Set(pages.flatMap(linksOf).map(([path]) => path));
	const folder = join(projectFolder, 'docs/images');
	const pictures = readdirSync(folder).map((file) => relative(projectFolder, join(folder, file)));
	expect(pictures.filter((picture) => !shown.has(picture))).toEqual([]);
});

/** What stands in `code` and looks like a file of this project: a path with an ending, or of a folder. */
function pathsIn(page: string): string[] {
	const code = Array.from(read(page).matchAll(/`([^`\s]+)`/g), ([, path = '']) => path);
	const ours =
		/^(\.github|credentials|docs|domain|examples|nameMatch|names|nodes|operations|reading|redaction|run|sending|services|sheet|test|writing)\/[\w./-]*$/;
	return code.filter((path) => ours.test(path));
}

test.each(['CONTRIBUTING.md', ...pagesIn('docs')])('%s names only files that exist', (page) => {
	// Paths are written from the project's folder, or from that of the node.
	const bases = ['', 'nodes/MobileMoneyNameLookup'];
	const missing = pathsIn(page).filter(
		(path) => !bases.some((base) => existsSync(join(projectFolder, base, path))),
	);
	expect(missing).toEqual([]);
});
