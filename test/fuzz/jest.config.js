/** Random cases in n8n's engine, over real sockets, and of the laws of comparing names. */
// n8n writes every error that stops a workflow into its log; here there are hundreds of them.
process.env.N8N_LOG_LEVEL ??= 'silent';
// Drawn here, so that all processes have the same; an empty one counts as none.
process.env.FUZZ_SEED ||= String(Math.floor(Math.random() * 2 ** 31));

module.exports = {
	rootDir: '../..',
	testMatch: ['<rootDir>/test/fuzz/*.fuzz.ts', '<rootDir>/test/nameMatch/properties.test.ts'],
	testEnvironment: 'node',
	transform: { '^.+\\.ts$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.json' }] },
	modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/test/realN8n/n8n'],
	maxWorkers: 2,
	testTimeout: 600_000,
};
