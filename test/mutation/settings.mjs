/**
 * What all mutation checks have in common.
 *
 * @param {string} part the part of the node that is mutated
 * @param {{ mutate: string[], least: number }} settings its files, and the score in percent below
 *   which the check fails
 */
export const mutationCheck = (part, { mutate, least }) => ({
	mutate,
	testRunner: 'mocha',
	mochaOptions: {
		spec: [`test/mutation/${part}.tests.js`],
		require: ['./test/mutation/jestInMocha.js'],
	},
	plugins: ['@stryker-mutator/mocha-runner'],
	coverageAnalysis: 'perTest',
	concurrency: 2,
	// Tables that are built while a module loads: each would need a run of all tests of its own.
	ignoreStatic: true,
	reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
	jsonReporter: { fileName: `output/mutation/${part}.json` },
	htmlReporter: { fileName: `output/mutation/${part}.html` },
	tempDirName: `output/stryker-${part}`,
	thresholds: { high: 90, low: 85, break: least },
});
