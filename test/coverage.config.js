const threshold = { lines: 99, branches: 96 };

/** The unit and engine tests again, counting which shipped lines and branches they run. */
module.exports = {
	...require('../jest.config'),
	collectCoverage: true,
	collectCoverageFrom: ['{nodes,credentials}/**/*.ts'],
	// V8's own counters are converted once per test file, which takes three times as long as the tests.
	coverageProvider: 'babel',
	coverageReporters: [['text', { skipFull: true }], 'lcov'],
	coverageThreshold: { './nodes/': threshold, './credentials/': threshold },
};
