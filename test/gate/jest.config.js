/** What would be published, and the check of a release. */
module.exports = {
	...require('../../jest.config'),
	roots: ['<rootDir>/test/gate'],
	testPathIgnorePatterns: ['/node_modules/'],
};
