const unitTests = require('../../jest.config.js');

/** The tests that judge mutants: those of the pure parts, without the slow measurements of whole corpora. */
module.exports = {
	...unitTests,
	rootDir: '../..',
	testMatch: ['<rootDir>/test/{domain,transport,demo}/**/*.test.ts'],
	testPathIgnorePatterns: [
		...unitTests.testPathIgnorePatterns,
		'nameMatch/(figures|properties)\\.test\\.ts$',
	],
	transform: {
		'^.+\\.ts$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.json', diagnostics: false }],
	},
};
