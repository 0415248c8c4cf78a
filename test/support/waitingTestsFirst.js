const { default: Sequencer } = require('@jest/test-sequencer');

const waits = ({ path }) => /[\\/]test[\\/]engine[\\/]/.test(path);

/**
 * Jest's usual order, but the engine tests first: they wait for pauses and time limits, and the others
 * fill that time. Without durations from earlier runs Jest goes by the size of a file, which puts the
 * longest of them last.
 */
module.exports = class extends Sequencer {
	sort(tests) {
		return super.sort(tests).sort((one, other) => Number(waits(other)) - Number(waits(one)));
	}
};
