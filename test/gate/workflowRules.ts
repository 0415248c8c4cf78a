import { jobsBefore, type Workflow } from './workflow';

const pinned = /^[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40}$/;
const version = /^v\d+\.\d+\.\d+$/;

/**
 * What makes a workflow unsafe: an action that its owner could exchange, a right that it does not need,
 * or text from outside in a script. Empty when there is nothing.
 */
export function problemsOf({ on, permissions, jobs, usedActions }: Workflow): string[] {
	const problems: string[] = [];
	for (const { name, comment } of usedActions) {
		// A file of this repository has the version of the workflow itself.
		if (name.startsWith('./')) continue;
		if (!pinned.test(name)) problems.push(`${name} is not pinned by a commit`);
		if (!version.test(comment)) problems.push(`${name} does not tell its version in a comment`);
	}
	if (JSON.stringify(permissions) !== '{"contents":"read"}') {
		problems.push('the permissions for all jobs are not {contents: read}');
	}
	if ('pull_request_target' in on) problems.push('code of strangers would run with our rights');
	for (const [name, job] of Object.entries(jobs)) {
		const writes = Object.entries(job.permissions ?? {}).filter(([, right]) => right !== 'read');
		const publishes = job.steps.some(({ run }) => run?.includes('npm publish'));
		const allowed = publishes ? '[["id-token","write"]]' : '[]';
		if (JSON.stringify(writes) !== allowed) problems.push(`${name} has other rights than it needs`);
		if (job.uses === undefined && job['timeout-minutes'] === undefined) {
			problems.push(`${name} may run for six hours`);
		}
		for (const { run, uses, with: inputs } of job.steps) {
			if (run?.includes('${{') === true) {
				problems.push(`${name} puts an expression into a script, which could be text from outside`);
			}
			if (uses?.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false) {
				problems.push(`${name} leaves the repository's token on disk`);
			}
		}
	}
	return problems;
}

/** What keeps a workflow from publishing only what was checked, with provenance. Empty when nothing does. */
export function publishProblemsOf({ jobs }: Workflow): string[] {
	const problems: string[] = [];
	const publishing = Object.entries(jobs).filter(([, { steps }]) =>
		steps.some(({ run }) => run?.includes('npm publish')),
	);
	if (publishing.length !== 1) problems.push(`${publishing.length} jobs publish instead of one`);
	for (const [name, { steps, environment }] of publishing) {
		const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
		if (!commands.some((run) => /^npm publish .*--provenance --access public$/.test(run))) {
			problems.push(`${name} publishes without provenance, or not for everybody`);
		}
		if (commands.length > 1) problems.push(`${name} runs more than the publishing with its rights`);
		if (environment === undefined) problems.push(`${name} has no environment to be approved in`);
		const before = jobsBefore(jobs, name).map((each) => jobs[each]);
		if (!before.some((job) => job?.uses === './.github/workflows/ci.yml')) {
			problems.push(`${name} does not wait for the checks`);
		}
		const comparesTag = /^node \.github\/release\/check\.mjs "\$GITHUB_REF_NAME"/;
		if (!before.some((job) => job?.steps.some(({ run }) => comparesTag.test(run ?? '')))) {
			problems.push(`${name} does not compare the tag with the version`);
		}
	}
	return problems;
}
