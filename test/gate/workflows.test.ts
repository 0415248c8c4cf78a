import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../realN8n/paths';
import { parseWorkflow, type Job } from './workflow';
import { problemsOf, publishProblemsOf } from './workflowRules';

const folder = join(projectFolder, '.github', 'workflows');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const ci = textOf('ci.yml');
const publish = textOf('publish.yml');

const runs = ({ steps }: Job): string[] => steps.flatMap(({ run }) => run ?? []);

test.each(readdirSync(folder))('%s is safe', (file) => {
	expect(problemsOf(parseWorkflow(textOf(file)))).toEqual([]);
});

describe('the checks', () => {
	const jobs = Object.values(parseWorkflow(ci).jobs);

	test('run tests and scan on Node 20, 22 and 24', () => {
		const onAll = jobs.filter((job) => job.strategy !== undefined);
		expect(onAll.map((job) => [job.strategy?.matrix, runs(job)])).toEqual([
			[{ node: [20, 22, 24] }, ['npm ci', 'npm test', 'npm run scan']],
		]);
		const versions = onAll.flatMap(({ steps }) => steps.map((step) => step.with?.['node-version']));
		expect(versions).toContain('${{ matrix.node }}');
	});

	test('run everything once, with n8n’s folder kept between runs', () => {
		const [everything, ...others] = jobs.filter((job) => runs(job).includes('bash .ci/run'));
		expect(others).toEqual([]);
		const kept = everything?.steps.find(({ uses }) => uses?.startsWith('actions/cache@'));
		expect(kept?.with?.['path']).toBe('~/.cache/n8n-nodes-mobile-money-name-lookup');
		expect(kept?.with?.['key']).toContain('package-lock.json');
	});
});

test('publishing takes only what was checked, and proves where it was built', () => {
	expect(publishProblemsOf(parseWorkflow(publish))).toEqual([]);
});

/** A change in a workflow, and what must be said about it. */
type Change = [what: string, from: string | RegExp, to: string, problem: RegExp];

function changed(
	text: string,
	from: string | RegExp,
	to: string,
): ReturnType<typeof parseWorkflow> {
	const result = text.replace(from, to);
	if (result === text) throw new Error(`There is no ${String(from)} to be changed.`);
	return parseWorkflow(result);
}

describe('a workflow is refused', () => {
	test.each<Change>([
		['whose action is a tag', /@[0-9a-f]{40}/, '@v7', /checkout@v7 is not pinned/],
		['whose action tells no version', / # v7\.0\.1/, '', /does not tell its version/],
		['that may write', 'contents: read', 'contents: write', /permissions for all jobs/],
		['that asks for no permissions at all', /^permissions:\n.*\n/m, '', /permissions for all jobs/],
		[
			'that may write in one job',
			'timeout-minutes: 25',
			'timeout-minutes: 25\n    permissions: {contents: write}',
			/test has other rights/,
		],
		['that runs for strangers', '  pull_request:', '  pull_request_target:', /strangers/],
		['without an end', /^ +timeout-minutes: 25\n/m, '', /six hours/],
		['that keeps a token', 'persist-credentials: false', 'fetch-depth: 1', /token on disk/],
		[
			'that runs text from outside',
			'run: npm test',
			'run: echo ${{ github.event.pull_request.title }}',
			/text from outside/,
		],
	])('%s', (_what, from, to, problem) => {
		expect(problemsOf(changed(ci, from, to))).toEqual([expect.stringMatching(problem)]);
	});
});

describe('publishing is refused', () => {
	test.each<Change>([
		['without provenance', ' --provenance', '', /without provenance/],
		['for some people only', ' --access public', '', /not for everybody/],
		['before the checks', 'needs: checks', 'needs: release', /wait for the checks/],
		['with any tag', '"$GITHUB_REF_NAME"', 'v1.0.0', /compare the tag/],
		['without approval', /^ +environment: npm\n/m, '', /approved/],
		[
			'beside other code',
			'- run: npm publish',
			'- run: npm ci\n      - run: npm publish',
			/more than/,
		],
	])('%s', (_what, from, to, problem) => {
		expect(publishProblemsOf(changed(publish, from, to))).toEqual([expect.stringMatching(problem)]);
	});

	test('without the right to prove who it is', () => {
		const text = changed(publish, /^ +permissions:\n +id-token: write\n/m, '');
		expect(problemsOf(text)).toEqual([expect.stringMatching(/publish has other rights/)]);
	});
});
