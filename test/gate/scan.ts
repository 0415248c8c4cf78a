import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ESLint } from 'eslint';
import { extract } from 'tar';

import { packPackage } from '../realN8n/packPackage';
import { projectFolder } from '../realN8n/paths';

// An ES module, which a CommonJS file can only import dynamically.
const loadScanner = async () => await import('@n8n/scan-community-package/scanner/scanner.mjs');

/** The two scans of the verification gate: the sources as they stand, and what would be published. */
const SOURCE_PATTERNS = ['package.json', '{nodes,credentials}/**/*.{js,ts,json}'];
const TARBALL_PATTERNS = ['**/*.js', 'package.json'];

/** Warnings leave `analyzePackage` silent, so they are counted with the scanner's own rules. */
async function countWarnings(folder: string, patterns: string[]): Promise<number> {
	const { buildScanConfig } = await loadScanner();
	const eslint = new ESLint({
		cwd: folder,
		allowInlineConfig: false,
		overrideConfigFile: true,
		overrideConfig: await buildScanConfig(),
		globInputPaths: true,
		errorOnUnmatchedPattern: false,
	});
	const results = await eslint.lintFiles(patterns);
	const warnings = results.flatMap((result) =>
		result.messages.map((message) => `${result.filePath}: ${message.message}`),
	);
	for (const warning of warnings) console.error(warning);
	return warnings.length;
}

async function scan(name: string, folder: string, patterns: string[]): Promise<boolean> {
	const { analyzePackage } = await loadScanner();
	const { passed, message, details } = await analyzePackage(folder, patterns);
	const warnings = await countWarnings(folder, patterns);
	if (!passed) console.error(message, details);
	console.log(`${name}: ${passed ? 'no errors' : 'ERRORS'}, ${warnings} errors or warnings in all`);
	return passed && warnings === 0;
}

async function main(): Promise<void> {
	const unpacked = mkdtempSync(path.join(tmpdir(), 'package-scan-'));
	try {
		const tarball = await packPackage(unpacked, console.log);
		await extract({ file: tarball, cwd: unpacked, strip: 1 });
		const sources = await scan('Sources', projectFolder, SOURCE_PATTERNS);
		const published = await scan('Tarball', unpacked, TARBALL_PATTERNS);
		process.exitCode = sources && published ? 0 : 1;
	} finally {
		rmSync(unpacked, { recursive: true, force: true });
	}
}

void main();
