const inEngine = ['retries', 'tokenRefused', 'requests', 'oversized', 'cancel', 'outcomes'];

/** The tests of each part, some of which stop the clock, and those of the whole in n8n's engine. */
module.exports = {
	...require('./base.jest.config.js'),
	testMatch: [
		'<rootDir>/test/transport/*.test.ts',
		`<rootDir>/test/engine/{${inEngine.join(',')}}.test.ts`,
	],
};
