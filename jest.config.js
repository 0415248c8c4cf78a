// n8n's engine would log the errors that tests provoke, and hide the results.
process.env.N8N_LOG_LEVEL ??= 'silent';

/** Unit and engine tests; the other suites have configurations in their folders, which begin with this one. */
module.exports = {
	rootDir: __dirname,
	roots: ['<rootDir>/test'],
	testMatch: ['**/*.test.ts'],
	testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/(browser|e2e|gate)/'],
	testEnvironment: 'node',
	// Without checking types, because tsconfig.json has isolatedModules.
	transform: { '^.+\\.ts$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.json' }] },
	moduleNameMapper: require('./test/support/bundled'),
	maxWorkers: '100%',
	// Only for tests that hang: on a busy machine one may take ten times as long as on a quiet one.
	testTimeout: 120_000,
};
