import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './checks';
import { compatibilityTable, hasPassed, type JestReport } from './report';

const check = { title: 'Error output', suite: 'webhook', tests: /error output/ };

/** The report of a run of one suite with these tests. */
function reportOf(tests: ReadonlyArray<[fullName: string, status: string]>): JestReport {
	const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }));
	const name = '/anywhere/test/e2e/webhook.e2e.test.ts';
	return { success: true, testResults: [{ name, assertionResults }] };
}

describe('a check', () => {
	test.each<[string, boolean, Array<[string, string]>]>([
		['has passed when all its tests have', true, [['takes the error output', 'passed']]],
		[
			'does not mind other tests',
			true,
			[
				['error output', 'passed'],
				['pays', 'failed'],
			],
		],
		[
			'has failed with one of its tests',
			false,
			[
				['error output', 'passed'],
				['error output 2', 'failed'],
			],
		],
		['has failed when a test was left out', false, [['takes the error output', 'pending']]],
		['has failed when it has no test', false, [['pays', 'passed']]],
	])('%s', (_what, expected, tests) => {
		expect(hasPassed(check, reportOf(tests))).toBe(expected);
	});

	test('has failed when its suite did not run', () => {
		expect(hasPassed(check, { success: true, testResults: [] })).toBe(false);
	});

	test('is about a suite that exists', () => {
		const suites = readdirSync(join(__dirname, '../e2e'));
		for (const { suite } of checks) expect(suites).toContain(`${suite}.e2e.test.ts`);
	});
});

test('the table has a column for each n8n and a row for each check', () => {
	const report = reportOf([['error output', 'passed']]);
	const lines = compatibilityTable([
		{ n8n: '2.0.0', node: '24.0.0', report },
		{ n8n: '1.0.0', node: '22.0.0', report: { success: false, testResults: [] } },
	]).split('\n');
	expect(lines).toHaveLength(3 + checks.length);
	expect(lines[0]).toBe('|  | n8n 2.0.0 | n8n 1.0.0 |');
	expect(lines[2]).toBe('| Node | 24.0.0 | 22.0.0 |');
	expect(lines).toContain('| Error output | yes | **no** |');
	expect(lines).toContain('| Tool of an agent | **no** | **no** |');
});
