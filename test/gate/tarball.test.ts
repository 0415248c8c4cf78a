import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { extract, list } from 'tar';
import { cleanUp, throwAwayFolder } from '../realN8n/cleanup';
import { packPackage } from '../realN8n/packPackage';

describe('The package that would be published', () => {
	let tarball: string;
	const files: string[] = [];

	beforeAll(async () => {
		tarball = await packPackage();
		await list({ file: tarball, onReadEntry: ({ path }) => files.push(path) });
	}, 120_000);
	afterAll(cleanUp);

	test('holds the built code and its four papers, and nothing else', () => {
		const others = files.filter((file) => !/^package\/dist\/.*\.(js|json|svg)$/.test(file));
		const papers = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
		expect(others.sort()).toEqual(papers.map((paper) => `package/${paper}`));
		expect(files.filter((file) => /\.test\.|\/test\//.test(file))).toEqual([]);
	});

	test('is at most 200 kB, zod included', () => {
		// Whichever zod n8n has, the node runs with the one that it was tested with.
		expect(statSync(tarball).size).toBeLessThanOrEqual(200_000);
	});

	test('asks n8n for n8n-workflow and for no other package', async () => {
		const folder = await throwAwayFolder('package-imports-');
		await extract({ file: tarball, cwd: folder, strip: 1 });
		const scripts = files.filter((file) => file.endsWith('.js'));
		const imported = scripts.flatMap((file) => {
			const code = readFileSync(join(folder, file.replace('package/', '')), 'utf8');
			const calls = code.matchAll(/require\(['"](\.|[^'"/]+)[^'"]*['"]\)/g);
			return Array.from(calls, ([, name = '']) => name);
		});
		expect(new Set(imported.filter((name) => name !== '.'))).toEqual(new Set(['n8n-workflow']));
	});
});
