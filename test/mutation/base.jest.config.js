const unitTests = require('../../jest.config.js');

/** The tests that judge mutants; nothing is type-checked a second time. */
module.exports = {
	...unitTests,
	rootDir: '../..',
	transform: {
		'^.+\\.ts$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.json', diagnostics: false }],
	},
};
