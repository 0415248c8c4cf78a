/** n8n’s editor in a browser, all suites in the same n8n. */
module.exports = {
	...require('../e2e/jest.config.js'),
	testMatch: ['<rootDir>/test/browser/**/*.browser.test.ts'],
	globalSetup: '<rootDir>/test/browser/support/globalSetup.ts',
};
