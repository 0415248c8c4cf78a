import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { list } from 'tar';
import { z } from 'zod';
import { cleanUp } from '../realN8n/cleanup';
import { packPackage } from '../realN8n/packPackage';
import { projectFolder } from '../realN8n/paths';

const packedLimitBytes = 150_000;

const manifest = z.object({
	n8n: z.object({ nodes: z.array(z.string()), credentials: z.array(z.string()) }),
});

describe('what would be published', () => {
	let tarball: string;
	const files: string[] = [];

	beforeAll(async () => {
		tarball = await packPackage();
		await list({ file: tarball, onReadEntry: ({ path }) => files.push(path) });
	}, 120_000);
	afterAll(cleanUp);

	test('is the built package and its four papers, and nothing else', () => {
		const others = files.filter((file) => !/^package\/dist\/.*\.(js|json|svg)$/.test(file));
		const papers = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
		expect(others.sort()).toEqual(papers.map((paper) => `package/${paper}`));
		expect(files.filter((file) => /\.test\.|\/test\//.test(file))).toEqual([]);
	});

	test('holds every file that n8n is told to load', () => {
		const text = readFileSync(join(projectFolder, 'package.json'), 'utf8');
		const { nodes, credentials } = manifest.parse(JSON.parse(text)).n8n;
		const loaded = [...nodes, ...credentials].map((file) => `package/${file}`);
		expect(files).toEqual(expect.arrayContaining(loaded));
	});

	test(`is at most ${packedLimitBytes / 1_000} kB`, () => {
		expect(statSync(tarball).size).toBeLessThanOrEqual(packedLimitBytes);
	});
});
