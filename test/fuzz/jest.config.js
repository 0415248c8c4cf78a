/** The random cases. One file and one process, so that the cases of all suites are counted together. */
// n8n writes every error that stops a workflow into its log; here there are hundreds of them.
process.env.N8N_LOG_LEVEL ??= 'silent';

module.exports = {
	rootDir: '../..',
	testMatch: ['<rootDir>/test/fuzz/all.fuzz.ts'],
	testEnvironment: 'node',
	transform: { '^.+\\.ts$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.json' }] },
	modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/test/realN8n/n8n'],
	testTimeout: 180_000,
};
