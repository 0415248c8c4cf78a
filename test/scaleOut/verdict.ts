import type { RunFigures } from './clusterRun';

/** What must hold of a run and does not, in words. */
export function problemsOf({ plan, shares, lost, doubled, tokens, lookups }: RunFigures): string[] {
	const workers = shares.filter(({ name }) => name !== 'main');
	const idle = workers.filter(({ rows }) => rows === 0);
	const problems = [
		...(lost > 0 ? [`${lost} rows have not their own answer`] : []),
		...(doubled > 0 ? [`${doubled} rows stand in the results more than once`] : []),
		...idle.map(({ name }) => `${name} has answered no row`),
		// A worker that finds no good token asks for one; nobody else has a reason to.
		...(tokens > workers.length ? [`${tokens} token requests by ${workers.length} workers`] : []),
		...(plan.kill === undefined && lookups !== plan.rows
			? [`${lookups} lookups for ${plan.rows} numbers`]
			: []),
	];
	return problems.map((problem) => `${plan.title}: ${problem}.`);
}
