/** n8n’s editor in a browser. One suite after another: each starts an n8n of its own. */
module.exports = {
	...require('../e2e/jest.config.js'),
	testMatch: ['<rootDir>/test/browser/**/*.browser.test.ts'],
	globalSetup: '<rootDir>/test/browser/support/globalSetup.ts',
};
