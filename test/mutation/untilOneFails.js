const { TestEnvironment } = require('jest-environment-node');

/** Skips what comes after the first test that fails: one is enough to notice a mutant. */
module.exports = class extends TestEnvironment {
	hasFailed = false;

	handleTestEvent({ name, test }) {
		if (name === 'test_fn_failure') this.hasFailed = true;
		if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
	}
};
