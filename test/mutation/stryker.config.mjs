const node = 'nodes/MobileMoneyNameLookup';

/** Parts of the node, their tests, and the least score in percent. Lists of names and words are data, and left as they are. */
const parts = {
	domain: { mutate: [`${node}/domain/**/*.ts`], tests: ['domain/**/*.test.ts'], least: 90 },
	judging: {
		mutate: [`${node}/nameMatch/compareNames.ts`, `${node}/nameMatch/differences.ts`],
		...{ tests: ['mutation/comparing.ts'], least: 95 },
	},
	finding: {
		mutate: [`${node}/nameMatch/*.ts`, `!${node}/nameMatch/{compareNames,differences}.ts`],
		...{ tests: ['mutation/comparing.ts'], least: 88 },
	},
	reading: { mutate: [`${node}/names/*.ts`], tests: ['mutation/reading.ts'], least: 80 },
	transport: {
		mutate: [
			'sending/readResponse',
			'sending/token/token',
			'sending/http/clock',
			'redaction/*',
		].map((file) => `${node}/${file}.ts`),
		tests: ['sending/readResponse', 'sending/token/token', 'sending/http/clock', 'redaction/*'].map(
			(file) => `${file}.test.ts`,
		),
		least: 95,
	},
	sending: {
		mutate: [`${node}/sending/decide.ts`, `${node}/sending/nextActions.ts`],
		tests: ['sending/decide.test.ts'],
		least: 95,
	},
};

const part = process.env.PART;
const { mutate, tests, least } = parts[part];

export default {
	mutate,
	testRunner: 'jest',
	plugins: ['@stryker-mutator/jest-runner'],
	jest: {
		config: {
			testMatch: tests.map((files) => `<rootDir>/test/${files}`),
			testEnvironment: './test/mutation/untilOneFails.js',
		},
		// The tests of these files are known already.
		enableFindRelatedTests: false,
	},
	coverageAnalysis: 'perTest',
	concurrency: 2,
	// Each mutant's tests load the code anew, and end before optimizing it pays: half of the time.
	testRunnerNodeArgs: ['--no-opt'],
	// A loop without end is stopped by its steps; a busy machine may take ten times as long.
	timeoutMS: 60_000,
	// Tables that are built while a module loads: each would need a run of all tests of its own.
	ignoreStatic: true,
	reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
	jsonReporter: { fileName: `output/mutation/${part}.json` },
	htmlReporter: { fileName: `output/mutation/${part}.html` },
	// Reports and copies of other checks.
	ignorePatterns: ['/output'],
	tempDirName: `output/stryker-${part}`,
	thresholds: { high: 90, low: 85, break: least },
};
