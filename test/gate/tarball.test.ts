import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { x as extract, t as list } from 'tar';
import { z } from 'zod';
import { packPackage } from '../realN8n/packPackage';
import { importsOf } from './importedModules';

const packedLimitBytes = 150_000;

/** n8n supplies both; everything else would have to come along, which verified nodes may not. */
const supplied = ['n8n-workflow', 'zod'];

const manifest = z.object({
	n8n: z.object({ nodes: z.array(z.string()), credentials: z.array(z.string()) }),
});

describe('what would be published', () => {
	let folder: string;
	let tarball: string;
	let files: string[];

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'published-'));
		tarball = await packPackage(folder, () => undefined);
		files = [];
		await list({ file: tarball, onReadEntry: ({ path }) => files.push(path) });
		await extract({ file: tarball, cwd: folder });
	}, 120_000);
	afterAll(async () => {
		await rm(folder, { recursive: true, force: true });
	});

	const read = async (file: string): Promise<string> => await readFile(join(folder, file), 'utf8');

	test('is the built package and its four papers, and nothing else', () => {
		const papers = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
		const others = files.filter((file) => !file.startsWith('package/dist/'));
		expect(others.sort()).toEqual(papers.map((paper) => `package/${paper}`));
	});

	test('has code, what n8n reads beside it, and no leftovers of the build or of tests', () => {
		const built = files.filter((file) => file.startsWith('package/dist/'));
		expect(built.length).toBeGreaterThan(50);
		expect(built.filter((file) => !/\.(js|json|svg)$|\/$/.test(file))).toEqual([]);
		expect(built.filter((file) => /\.test\.|\/test\/|\.map$|tsbuildinfo/.test(file))).toEqual([]);
	});

	test('holds every file that n8n is told to load', async () => {
		const { n8n } = manifest.parse(JSON.parse(await read('package/package.json')));
		const loaded = [...n8n.nodes, ...n8n.credentials];
		expect(files).toEqual(expect.arrayContaining(loaded.map((file) => `package/${file}`)));
	});

	test(`is at most ${packedLimitBytes / 1_000} kB`, () => {
		expect(statSync(tarball).size).toBeLessThanOrEqual(packedLimitBytes);
	});

	test('imports only what n8n supplies and its own files', async () => {
		const code = files.filter((file) => file.endsWith('.js'));
		const used = new Set<string>();
		const refused: string[] = [];
		for (const file of code) {
			const { modules, unreadable } = importsOf(await read(file));
			refused.push(...unreadable.map((text) => `${file}: ${text}`));
			for (const module of modules) {
				used.add(module);
				if (!supplied.includes(module) && !isOwnFile(file, module)) {
					refused.push(`${file}: ${module}`);
				}
			}
		}
		expect(refused).toEqual([]);
		// Had the reading found nothing, nothing would have been refused either.
		expect([...used]).toEqual(expect.arrayContaining(supplied));
	});

	/** Whether the module is a file of the unpacked package, seen from the file that imports it. */
	function isOwnFile(file: string, module: string): boolean {
		if (!/^\.\.?\//.test(module)) return false;
		const target = join(folder, dirname(file), module);
		if (relative(join(folder, 'package', 'dist'), target).startsWith('..')) return false;
		return ['', '.js', '/index.js'].some(
			(ending) => existsSync(target + ending) && statSync(target + ending).isFile(),
		);
	}
});
