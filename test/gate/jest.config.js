const base = require('../../jest.config');

/** What would be published, the check of a release, and the paths that the pages name. */
module.exports = {
	...base,
	rootDir: '../..',
	roots: ['<rootDir>/test/gate'],
	testPathIgnorePatterns: ['/node_modules/'],
};
