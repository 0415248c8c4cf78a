import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { startProcess } from '../realN8n/childProcess';
import { runCommand, whenDone } from '../realN8n/cleanup';
import { majorVariable, pinnedVersions, type N8nMajor } from '../realN8n/n8nVersion';
import { packPackage } from '../realN8n/packPackage';
import { projectFolder } from '../realN8n/paths';
import { suites } from './checks';
import { compatibilityTable, jestReport, type CompatRun } from './report';

const majors: readonly N8nMajor[] = [2, 1];
const page = join(projectFolder, 'docs', 'compatibility.md');
const begin = '<!-- begin table -->';
const end = '<!-- end table -->';

/** Runs the suites of all checks in one n8n, which is installed if need be. */
async function runSuites(major: N8nMajor, folder: string): Promise<CompatRun> {
	const versions = await pinnedVersions(major);
	const outputFile = join(folder, `n8n-${major}.json`);
	const jest = [
		join(projectFolder, 'node_modules', 'jest', 'bin', 'jest.js'),
		...['--config', 'test/e2e/jest.config.js', '--json', `--outputFile=${outputFile}`],
		...['--runTestsByPath', ...suites],
	];
	const { ended } = startProcess(process.execPath, jest, {
		cwd: projectFolder,
		env: { ...process.env, [majorVariable]: String(major) },
		onOutput: linePrinter(`n8n ${versions.n8n.padEnd(8)} | `),
	});
	await ended;
	const report = jestReport.parse(JSON.parse(await readFile(outputFile, 'utf8')));
	return { ...versions, report };
}

/** Prints whole lines behind a mark, so that those of two processes can be told apart. */
function linePrinter(mark: string): (text: string) => void {
	let rest = '';
	return (text) => {
		const lines = (rest + text).split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) console.log(mark + line);
	};
}

/** Puts the table between its markers; the words around it stay. */
async function writeTable(table: string): Promise<void> {
	const text = await readFile(page, 'utf8');
	const [before, after] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
	if (before < begin.length || after < before) throw new Error(`${page} has lost its markers.`);
	const written = `${text.slice(0, before)}\n\n${table}\n\n${text.slice(after)}`;
	const options = { ...(await resolveConfig(page)), filepath: page };
	await writeFile(page, await format(written, options));
}

void runCommand(async () => {
	const folder = await mkdtemp(join(tmpdir(), 'mobile-money-compat-'));
	whenDone(async () => {
		await rm(folder, { recursive: true, force: true });
	});
	// Built before, because both runs would build at the same time.
	await packPackage(folder, console.log);
	// Together they take little longer than one: an n8n that starts keeps one core busy.
	const runs = await Promise.all(majors.map(async (major) => await runSuites(major, folder)));
	const table = compatibilityTable(runs);
	await writeTable(table);
	console.log(`\n${table}\n\nThe same table is in docs/compatibility.md.`);
	return runs.every(({ report }) => report.success) ? 0 : 1;
});
