import { ESLint } from 'eslint';
import { extract } from 'tar';
import { runCommand, throwAwayFolder } from '../realN8n/cleanup';
import { packPackage } from '../realN8n/packPackage';
import { buildOneService, SERVICES } from '../realN8n/oneService';
import { projectFolder } from '../realN8n/paths';

/** The scans of the verification gate: the sources, what would be published, and the packages of one service each. */
const sourcePatterns = ['package.json', '{nodes,credentials}/**/*.{js,ts,json}'];
const tarballPatterns = ['**/*.js', 'package.json'];

void runCommand(async () => {
	const unpacked = await throwAwayFolder('package-scan-');
	const tarball = await packPackage(unpacked, console.log);
	await extract({ file: tarball, cwd: unpacked, strip: 1 });
	const sources = await scan('Sources', projectFolder, sourcePatterns);
	const published = await scan('Tarball', unpacked, tarballPatterns);
	const scans = [sources, published];
	for (const service of SERVICES) {
		const folder = await buildOneService(service);
		scans.push(await scan(`Package of ${service}`, folder, ['dist/**/*.js', 'package.json']));
	}
	return scans.every(Boolean) ? 0 : 1;
});

async function scan(name: string, folder: string, patterns: string[]): Promise<boolean> {
	// An ES module, which a CommonJS file can only import dynamically.
	const scanner = await import('@n8n/scan-community-package/scanner/scanner.mjs');
	const { passed, message, details } = await scanner.analyzePackage(folder, patterns);
	if (!passed) console.error(message, details);
	// Warnings leave `analyzePackage` silent, so they are counted with the scanner's own rules.
	const eslint = new ESLint({
		cwd: folder,
		allowInlineConfig: false,
		overrideConfigFile: true,
		overrideConfig: await scanner.buildScanConfig(),
		errorOnUnmatchedPattern: false,
	});
	const results = await eslint.lintFiles(patterns);
	const warnings = results.flatMap(({ filePath, messages }) =>
		messages.map((each) => `${filePath}: ${each.message}`),
	);
	for (const warning of warnings) console.error(warning);
	console.log(`${name}: ${passed ? 'no errors' : 'ERRORS'}, ${warnings.length} warnings in all`);
	return passed && warnings.length === 0;
}
