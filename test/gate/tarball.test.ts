import { statSync } from 'node:fs';
import { list } from 'tar';
import { cleanUp } from '../realN8n/cleanup';
import { packPackage } from '../realN8n/packPackage';

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

	test('is at most 150 kB', () => {
		expect(statSync(tarball).size).toBeLessThanOrEqual(150_000);
	});
});
