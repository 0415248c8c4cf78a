const base = require('../jest.config');

const threshold = { lines: 95, branches: 90 };

/** The unit and engine tests again, counting which shipped lines and branches they run. */
module.exports = {
	...base,
	rootDir: '..',
	testPathIgnorePatterns: [
		...base.testPathIgnorePatterns,
		// It compares processor times, and counting would slow one side down; `npm test` runs it.
		'<rootDir>/test/nameMatch/figures.test.ts',
		// It runs the built package, where nothing is counted; `npm test` runs it.
		'<rootDir>/test/gate/',
	],
	collectCoverage: true,
	collectCoverageFrom: ['{nodes,credentials}/**/*.ts'],
	// V8's own counters are converted once per test file, which takes three times as long as the tests.
	coverageProvider: 'babel',
	coverageReporters: [['text', { skipFull: true }], 'lcov'],
	coverageThreshold: { './nodes/': threshold, './credentials/': threshold },
};
