/** What is run in n8n 1 as well, because it may differ there: docs/compatibility.md says what each shows. */
const inN8n1 = [
	'loads',
	'credentialTest',
	'lookup',
	'examples/verifySheet',
	'examples/checkOnePayee',
	'examples/payConfirmed',
].map((name) => `<rootDir>/test/e2e/${name}.e2e.test.ts`);

// What n8n 1 shows of a sheet, n8n 2 shows with much more in verifySheetForm.
const inN8n2 = ['<rootDir>/test/e2e/**/*.e2e.test.ts', '!**/verifySheet.e2e.test.ts'];

/** The packed package in real n8n. One suite after another, for the most part in the same n8n. */
module.exports = {
	...require('../../jest.config'),
	testMatch: process.env.N8N_MAJOR === '1' ? inN8n1 : inN8n2,
	testPathIgnorePatterns: ['/node_modules/'],
	modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/test/realN8n/n8n'],
	moduleNameMapper: {},
	globalSetup: '<rootDir>/test/e2e/support/globalSetup.ts',
	globalTeardown: '<rootDir>/test/realN8n/cleanup.ts',
	maxWorkers: 1,
};
