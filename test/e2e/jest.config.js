/** The packed tarball in real n8n. One suite after another, for the most part in the same n8n. */
module.exports = {
	...require('../../jest.config'),
	testMatch: ['<rootDir>/test/e2e/**/*.e2e.test.ts'],
	testPathIgnorePatterns: ['/node_modules/'],
	modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/test/realN8n/n8n'],
	moduleNameMapper: {},
	globalSetup: '<rootDir>/test/e2e/support/globalSetup.ts',
	globalTeardown: '<rootDir>/test/e2e/support/globalTeardown.ts',
	maxWorkers: 1,
};
