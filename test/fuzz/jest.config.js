// Drawn here, so that all processes have the same; an empty one counts as none.
process.env.FUZZ_SEED ||= String(Math.floor(Math.random() * 2 ** 31));

/** Random cases in n8n's engine, over real sockets, and of the laws of comparing names. */
module.exports = {
	...require('../../jest.config'),
	testMatch: ['<rootDir>/test/fuzz/*.fuzz.ts', '<rootDir>/test/nameMatch/properties.test.ts'],
	testTimeout: 600_000,
};
