/** The packed tarball in real n8n. One suite after another, for the most part in the same n8n. */
module.exports = {
	rootDir: '../..',
	testMatch: ['<rootDir>/test/e2e/**/*.e2e.test.ts'],
	testEnvironment: 'node',
	transform: { '^.+\\.ts$': '<rootDir>/test/support/translate.js' },
	modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/test/realN8n/n8n'],
	globalSetup: '<rootDir>/test/e2e/support/globalSetup.ts',
	globalTeardown: '<rootDir>/test/e2e/support/globalTeardown.ts',
	testTimeout: 120_000,
	maxWorkers: 1,
};
