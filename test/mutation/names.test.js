const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, '../domain/nameMatch');
/** Too slow to judge mutants: whole corpora, and random names by the thousand. */
const SLOW = /^(figures|properties)\./;

// One file of tests, because each file would load the lists of names anew, for each mutant.
for (const file of readdirSync(folder)) {
	if (file.endsWith('.test.ts') && !SLOW.test(file)) require(join(folder, file));
}
