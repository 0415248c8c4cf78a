/**
 * What all mutation checks have in common.
 *
 * @param {string} part the part of the node that is mutated
 * @param {{ mutate: string[], testMatch: string[], least: number }} settings its files, their tests, and the
 *   score in percent below which the check fails
 */
export const mutationCheck = (part, { mutate, testMatch, least }) => ({
	mutate,
	testRunner: 'jest',
	plugins: ['@stryker-mutator/jest-runner'],
	jest: {
		config: {
			testMatch: testMatch.map((files) => `<rootDir>/test/${files}`),
			testEnvironment: './test/mutation/untilOneFails.js',
		},
		// The tests of these files are known already.
		enableFindRelatedTests: false,
	},
	coverageAnalysis: 'perTest',
	concurrency: 2,
	// Each mutant's tests load the code anew, and end before optimizing it pays: half of the time.
	testRunnerNodeArgs: ['--no-opt'],
	// A loop without end is stopped by its steps; a busy machine may take ten times as long.
	timeoutMS: 60_000,
	// Tables that are built while a module loads: each would need a run of all tests of its own.
	ignoreStatic: true,
	reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
	jsonReporter: { fileName: `output/mutation/${part}.json` },
	htmlReporter: { fileName: `output/mutation/${part}.html` },
	// Reports and copies of other checks.
	ignorePatterns: ['/output'],
	tempDirName: `output/stryker-${part}`,
	thresholds: { high: 90, low: 85, break: least },
});
