import { ESLint } from 'eslint';
import { extract } from 'tar';
import { runCommand, throwAwayFolder } from '../realN8n/cleanup';
import { buildPackage, packPackage, SERVICES } from '../realN8n/packPackage';
import { projectFolder } from '../realN8n/paths';

const builtPatterns = ['dist/**/*.js', 'package.json'];

void runCommand(async () => {
	const unpacked = await throwAwayFolder('package-scan-');
	await extract({ file: await packPackage(), cwd: unpacked, strip: 1 });
	const sourcePatterns = ['package.json', '{nodes,credentials}/**/*.{js,ts,json}'];
	const scans = [
		await scan('Sources', projectFolder, sourcePatterns),
		await scan('Tarball', unpacked, ['**/*.js', 'package.json']),
	];
	for (const service of SERVICES)
		scans.push(await scan(`Package of ${service}`, await buildPackage(service), builtPatterns));
	return scans.every(Boolean) ? 0 : 1;
});

async function scan(name: string, folder: string, patterns: string[]): Promise<boolean> {
	// An ES module, which a CommonJS file can only import dynamically.
	const scanner = await import('@n8n/scan-community-package/scanner/scanner.mjs');
	const eslint = new ESLint({
		cwd: folder,
		allowInlineConfig: false,
		overrideConfigFile: true,
		overrideConfig: await scanner.buildScanConfig(),
		errorOnUnmatchedPattern: false,
	});
	const results = await eslint.lintFiles(patterns);
	const found = results.flatMap(({ filePath, messages }) =>
		messages.map((each) => `${filePath}: ${each.message}`),
	);
	for (const each of found) console.error(each);
	console.log(`${name}: ${results.length} files, ${found.length} errors and warnings`);
	return results.length > 0 && found.length === 0;
}
