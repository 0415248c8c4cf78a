import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFigures } from '../bench/figures';
import { startProcess } from '../realN8n/childProcess';
import { runCommand, throwAwayFolder } from '../realN8n/cleanup';
import { majorVariable, pinnedVersions, type N8nMajor } from '../realN8n/n8nVersion';
import { packForRun } from '../realN8n/packPackage';
import { projectFolder } from '../realN8n/paths';

/** What is run in every n8n, because it may differ there: suites of test/e2e, and what each of them shows. */
const checks = {
	loads: 'Loads, with icons and output fields',
	credentialTest: 'Credential test, with each kind of account',
	credentialChange: 'Token kept, and renewed in a run while the login is changed',
	webhook: 'Webhook and HTTP Request node, with each kind',
	firstOutput: 'What nobody has checked is never Confirmed',
	columns: 'Columns read as n8n reads them',
	stop: 'Stop ends a run within a second',
	'examples/verifySheet': 'Sheet of payees in, workbook and reports out',
	'examples/checkOnePayee': 'Form page for one payee',
	'examples/payConfirmed': 'Smallest payout by webhook',
	'examples/agentTool': 'Tool of an agent',
};

/** Suites that start an n8n of their own, and so can run beside those that share one. */
const ownN8n = [
	...['columns', 'secrets', 'examples/googleSheets', 'examples/largeSheet'],
	'examples/webhookPayoutKilled',
];

const jestReport = z.object({
	success: z.boolean(),
	testResults: z.array(
		z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
	),
});
type JestReport = z.infer<typeof jestReport>;

void runCommand(async () => {
	// Built before, because both runs would build at the same time.
	await packForRun(console.log);
	const oneAfterTheOther = async (): Promise<[JestReport, JestReport]> => [
		await runSuites(1, Object.keys(checks)),
		await runSuites(2, ownN8n),
	];
	// Two at a time take little longer than one: an n8n keeps one core busy.
	const [shared, [one, own]] = await Promise.all([runSuites(2, []), oneAfterTheOther()]);
	const two = {
		success: shared.success && own.success,
		testResults: [...shared.testResults, ...own.testResults],
	};
	const inBoth = [
		{ version: pinnedVersions(2), report: two },
		{ version: pinnedVersions(1), report: one },
	];
	const versions = inBoth.map(({ version: { n8n, node } }) => `n8n ${n8n} on Node ${node}`);
	const lines = Object.entries(checks).map(([suite, title]) => {
		const failing = inBoth.filter(({ report }) => !hasPassed(suite, report));
		const where = failing.map(({ version }) => `n8n ${version.n8n}`).join(' and ');
		return failing.length === 0 ? `- ${title}` : `- **Not in ${where}:** ${title}`;
	});
	const figures = [`Passed in ${versions.join(' and ')}:`, lines.join('\n')].join('\n\n');
	console.log(`\n${figures}\n`);
	await writeFigures('compatibility.md', 'versions', figures);
	return two.success && one.success ? 0 : 1;
});

/** Runs suites in one n8n, which is installed if need be; where none is named, all that share one. */
async function runSuites(major: N8nMajor, suites: readonly string[]): Promise<JestReport> {
	const outputFile = join(await throwAwayFolder('mobile-money-compat-'), 'report.json');
	const jest = join(projectFolder, 'node_modules', 'jest', 'bin', 'jest.js');
	const report = ['--json', `--outputFile=${outputFile}`];
	const paths = (names: readonly string[]): string[] =>
		names.map((name) => join('test', 'e2e', `${name}.e2e.test.ts`));
	const only =
		suites.length > 0
			? ['--runTestsByPath', ...paths(suites)]
			: ['--testPathIgnorePatterns', ...paths(ownN8n)];
	const args = [jest, '--config', 'test/e2e/jest.config.js', ...report, ...only];
	const { ended } = startProcess(process.execPath, args, {
		cwd: projectFolder,
		env: { ...process.env, [majorVariable]: String(major) },
		onOutput: (text) => {
			console.log(text.trimEnd().replace(/^/gm, `n8n ${major} | `));
		},
	});
	await ended;
	return jestReport.parse(JSON.parse(await readFile(outputFile, 'utf8')));
}

/** Whether a suite has tests, and each of them ran and passed. */
function hasPassed(suite: string, { testResults }: JestReport): boolean {
	const tests = testResults
		.filter(({ name }) => name.endsWith(`/${suite}.e2e.test.ts`))
		.flatMap(({ assertionResults }) => assertionResults);
	return tests.length > 0 && tests.every(({ status }) => status === 'passed');
}
