const { relative } = require('node:path');

const shown = 10;

/** @param {number | null | undefined} ms */
const seconds = (ms) => `${((ms ?? 0) / 1_000).toFixed(1).padStart(6)} s`;

/**
 * A Jest reporter that lists the slowest files and tests when more than one file was run, so that a test
 * that has become slow is seen before the run is. It is JavaScript because Jest loads it untranslated.
 */
module.exports = class SlowestTests {
	/** @param {{ rootDir: string }} config */
	constructor({ rootDir }) {
		this.rootDir = rootDir;
	}

	/**
	 * @param {unknown} _contexts
	 * @param {import('@jest/test-result').AggregatedResult} results
	 */
	onRunComplete(_contexts, { testResults }) {
		if (testResults.length < 2) return;
		const files = testResults.map(({ testFilePath, perfStats }) => ({
			ms: perfStats.runtime,
			name: relative(this.rootDir, testFilePath),
		}));
		const tests = testResults.flatMap((file) =>
			file.testResults.map(({ duration, fullName }) => ({
				ms: duration,
				name: `${relative(this.rootDir, file.testFilePath)} › ${fullName}`,
			})),
		);
		print('Slowest files, with their loading:', files);
		print('Slowest tests:', tests);
	}
};

/**
 * @param {string} title
 * @param {Array<{ ms: number | null | undefined, name: string }>} entries
 */
function print(title, entries) {
	const slowest = entries.sort((a, b) => (b.ms ?? 0) - (a.ms ?? 0)).slice(0, shown);
	const lines = slowest.map(({ ms, name }) => `${seconds(ms)}  ${name}`);
	process.stderr.write(`\n${[title, ...lines].join('\n')}\n`);
}
