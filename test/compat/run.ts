import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFigures } from '../bench/figures';
import { startProcess } from '../realN8n/childProcess';
import { runCommand, throwAwayFolder } from '../realN8n/cleanup';
import { majorVariable, pinnedVersions, type N8nMajor } from '../realN8n/installN8n';
import { packPackage } from '../realN8n/packPackage';
import { projectFolder } from '../realN8n/paths';

/** What is run in every n8n, because it may differ there: suites of test/e2e, and what each of them shows. */
const checks = {
	loads: 'Loads, with icons and output fields',
	credentialTest: 'Credential test, with each kind of account',
	lookup: 'Nothing unchecked is Confirmed; Stop; HTTP Request node; login changed during a run',
	'examples/verifySheet': 'Sheet of payees in, workbook and reports out',
	'examples/checkOnePayee': 'Form page for one payee',
	'examples/payConfirmed': 'Smallest payout by webhook',
};

const beside = [
	...['secrets', 'examples/googleSheets', 'examples/largeSheet'],
	...['examples/webhookPayoutKilled', 'examples/payoutWiring'],
];

const assertions = z.array(z.object({ status: z.string() }));
const suites = z.array(z.object({ name: z.string(), assertionResults: assertions }));
const report = z.object({ testResults: suites });
type Suites = z.infer<typeof suites>;

const hasPassed = ({ assertionResults }: Suites[number]): boolean =>
	assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed');

void runCommand(async () => {
	// Built before, because both runs would build at the same time.
	await packPackage();
	// Two at a time take little longer than one: an n8n keeps one core busy.
	const newer = runSuites(2, '--testPathIgnorePatterns', beside);
	const [shared, one, own] = await Promise.all([
		newer,
		newer.then(() => runSuites(1, '--runTestsByPath', Object.keys(checks))),
		runSuites(2, '--runTestsByPath', beside),
	]);
	const inBoth = [
		{ ...pinnedVersions(2), ran: [...shared, ...own] },
		{ ...pinnedVersions(1), ran: one },
	];
	const versions = inBoth.map(({ n8n, node }) => `n8n ${n8n} on Node ${node}`);
	const lines = Object.entries(checks).map(([suite, title]) => {
		const failing = inBoth.filter(
			({ ran }) => !ran.some((each) => each.name.endsWith(fileOf(suite)) && hasPassed(each)),
		);
		const where = failing.map(({ n8n }) => `n8n ${n8n}`).join(' and ');
		return failing.length === 0 ? `- ${title}` : `- **Not in ${where}:** ${title}`;
	});
	const figures = [`Passed in ${versions.join(' and ')}:`, lines.join('\n')].join('\n\n');
	console.log(`\n${figures}\n`);
	await writeFigures('compatibility.md', 'versions', figures);
	const isComplete = !figures.includes('**Not in');
	return isComplete && inBoth.every(({ ran }) => ran.every(hasPassed)) ? 0 : 1;
});

const fileOf = (suite: string): string => join('test', 'e2e', `${suite}.e2e.test.ts`);

async function runSuites(
	major: N8nMajor,
	option: '--runTestsByPath' | '--testPathIgnorePatterns',
	names: readonly string[],
): Promise<Suites> {
	const outputFile = join(await throwAwayFolder('mobile-money-compat-'), 'report.json');
	const jest = join(projectFolder, 'node_modules', 'jest', 'bin', 'jest.js');
	const json = ['--json', `--outputFile=${outputFile}`];
	const args = [jest, '--config', 'test/e2e/jest.config.js', ...json, option, ...names.map(fileOf)];
	const { ended } = startProcess(process.execPath, args, {
		cwd: projectFolder,
		env: { ...process.env, [majorVariable]: String(major) },
		onOutput: (text) => {
			console.log(text.trimEnd().replace(/^/gm, `n8n ${major} | `));
		},
	});
	await ended;
	return report.parse(JSON.parse(await readFile(outputFile, 'utf8'))).testResults;
}
