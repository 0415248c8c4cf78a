module.exports = {
	...require('./base.jest.config.js'),
	testMatch: ['<rootDir>/test/mutation/transport.test.js'],
};
