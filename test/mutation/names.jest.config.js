/** All tests of the comparison of names, in one file. */
module.exports = {
	...require('./base.jest.config.js'),
	testMatch: ['<rootDir>/test/mutation/names.test.js'],
};
