const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Too slow to judge mutants: whole corpora, and random names by the thousand. */
const SLOW = /nameMatch[\\/](figures|properties)\.test\.ts$/;

/**
 * Loads all tests of some folders into one file of tests: each file would load all modules anew, for
 * each mutant.
 *
 * @param {string[]} folders below test/
 * @param {RegExp} wanted which of their files
 */
module.exports.loadTests = (folders, wanted = /\.test\.ts$/) => {
	for (const folder of folders.map((name) => join(__dirname, '..', name))) {
		for (const file of readdirSync(folder, { recursive: true }).sort()) {
			if (wanted.test(file) && !SLOW.test(file)) require(join(folder, file));
		}
	}
};
