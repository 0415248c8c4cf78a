const { availableParallelism } = require('node:os');

// n8n's engine would log the errors that tests provoke, and hide the results.
process.env.N8N_LOG_LEVEL ??= 'silent';

/**
 * Unit and engine tests. The end-to-end, browser and gate tests have a configuration of their own in their
 * folders; test/coverage.config.js runs these tests again to count what they cover.
 */
module.exports = {
	testEnvironment: 'node',
	roots: ['<rootDir>/test'],
	testMatch: ['**/*.test.ts'],
	testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/(browser|e2e|gate)/'],
	maxWorkers: availableParallelism(),
	// Of the concurrent tests of a file, which wait for the most part.
	maxConcurrency: 20,
	// For what hangs: on a busy machine a test may well take ten times as long as on a quiet one.
	testTimeout: 120_000,
	// Not by ts-jest: it would take a fifth of the time when nothing is translated yet.
	transform: { '^.+\\.ts$': '<rootDir>/test/support/translate.js' },
	testSequencer: '<rootDir>/test/support/waitingTestsFirst.js',
	reporters: ['default', '<rootDir>/test/support/slowestTests.js'],
};
