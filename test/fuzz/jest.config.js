/**
 * The random cases: those of plain functions, and beside them, in a process of its own, those of runs in
 * n8n's engine.
 */
// n8n writes every error that stops a workflow into its log; here there are hundreds of them.
process.env.N8N_LOG_LEVEL ??= 'silent';
// Drawn here, so that both processes have the same; an empty one counts as none.
process.env.FUZZ_SEED ||= String(Math.floor(Math.random() * 2 ** 31));

module.exports = {
	rootDir: '../..',
	testMatch: ['<rootDir>/test/fuzz/*.fuzz.ts'],
	testEnvironment: 'node',
	transform: { '^.+\\.ts$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.json' }] },
	modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/test/realN8n/n8n'],
	maxWorkers: 2,
	testTimeout: 180_000,
};
