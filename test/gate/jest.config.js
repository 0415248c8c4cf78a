const base = require('../../jest.config');

/** What would be published, and the check of a release. */
module.exports = {
	...base,
	rootDir: '../..',
	roots: ['<rootDir>/test/gate'],
	testPathIgnorePatterns: ['/node_modules/'],
};
