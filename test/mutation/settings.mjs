/**
 * What all mutation checks have in common.
 *
 * @param {string} part the part of the node that is mutated
 * @param {{ mutate: string[], testMatch: string[], least: number, ignoreStatic?: boolean }} settings its files,
 *   their tests, the score in percent below which the check fails, and whether tables that are built while a module
 *   loads are left as they are: each of their mutants needs a run of all tests
 */
export const mutationCheck = (part, { mutate, testMatch, least, ignoreStatic = true }) => ({
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
	ignoreStatic,
	reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
	jsonReporter: { fileName: `output/mutation/${part}.json` },
	htmlReporter: { fileName: `output/mutation/${part}.html` },
	tempDirName: `output/stryker-${part}`,
	thresholds: { high: 90, low: 85, break: least },
});
