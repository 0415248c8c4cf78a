const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Loads tests, each file in a group of its own, so that its hooks hold for its tests only.
 *
 * @param {string} folder below test/
 * @param {RegExp} wanted which of its files
 */
module.exports.loadTests = (folder, wanted) => {
	globalThis.defineJestGlobals();
	const path = join(__dirname, '..', folder);
	for (const file of readdirSync(path).filter((name) => wanted.test(name))) {
		describe(`${folder}/${file}`, () => require(join(path, file)));
	}
};
