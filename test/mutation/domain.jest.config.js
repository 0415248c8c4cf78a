/** The tests of the pure parts but the comparison of names. */
module.exports = {
	...require('./base.jest.config.js'),
	testMatch: ['<rootDir>/test/domain/*.test.ts', '<rootDir>/test/demo/*.test.ts'],
};
