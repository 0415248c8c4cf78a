import { basename } from 'node:path';
import { z } from 'zod';
import { checks, type Check } from './checks';

/** What jest writes with `--json`, as far as it is used. */
export const jestReport = z.object({
	success: z.boolean(),
	testResults: z.array(
		z.object({
			name: z.string(),
			assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
		}),
	),
});

export type JestReport = z.infer<typeof jestReport>;

/** The run of all suites in one n8n. */
export interface CompatRun {
	readonly n8n: string;
	readonly node: string;
	readonly report: JestReport;
}

/** Whether a check passed: it has tests, and each of them ran and passed. */
export function hasPassed({ suite, tests }: Check, { testResults }: JestReport): boolean {
	const found = testResults
		.filter(({ name }) => basename(name) === `${suite}.e2e.test.ts`)
		.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ fullName }) => tests === undefined || tests.test(fullName));
	return found.length > 0 && found.every(({ status }) => status === 'passed');
}

/** The table of docs/compatibility.md in Markdown: a row for each check, a column for each n8n. */
export function compatibilityTable(runs: readonly CompatRun[]): string {
	const rows = [
		['', ...runs.map(({ n8n }) => `n8n ${n8n}`)],
		['---', ...runs.map(() => '---')],
		['Node', ...runs.map(({ node }) => node)],
		...checks.map((check) => [
			check.title,
			...runs.map(({ report }) => (hasPassed(check, report) ? 'yes' : '**no**')),
		]),
	];
	return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
