module.exports = {
	...require('./base.jest.config.js'),
	testMatch: ['<rootDir>/test/mutation/domain.test.js'],
};
