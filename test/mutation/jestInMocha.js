/**
 * Lets tests that are written for Jest run in Mocha, with Jest's own parts. Stryker's runner for Mocha
 * keeps the modules loaded from mutant to mutant, which takes a tenth of the time.
 */
const { readFileSync } = require('node:fs');

const { expect } = require('expect');
const { bind } = require('jest-each');
const { ModuleMocker } = require('jest-mock');
const { ModernFakeTimers } = require('@jest/fake-timers');

const { process: translate } = require('../support/translate');

// Types are left to `npm run check`: a mutant need only run.
require.extensions['.ts'] = (module, file) => {
	const { code } = translate(readFileSync(file, 'utf8'), file);
	module._compile(code, file);
};

// Node tries endings in the order in which they were added, and beside the node's source is a .json.
for (const ending of ['.json', '.node']) {
	const load = require.extensions[ending];
	delete require.extensions[ending];
	require.extensions[ending] = load;
}

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
	global: globalThis,
	config: { rootDir: process.cwd(), fakeTimers: { enableGlobally: false } },
});

globalThis.expect = expect;
globalThis.jest = {
	fn: mocker.fn.bind(mocker),
	spyOn: mocker.spyOn.bind(mocker),
	restoreAllMocks: () => mocker.restoreAllMocks(),
	// Each test has the limit of Mocha's settings.
	setTimeout: () => undefined,
	useFakeTimers: (settings) => timers.useFakeTimers(settings),
	useRealTimers: () => timers.useRealTimers(),
	getTimerCount: () => timers.getTimerCount(),
	advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
	advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
};

/** Mocha's functions as Jest has them: with `each`, and with names for its hooks. */
globalThis.defineJestGlobals = () => {
	const { it, describe, before, after } = globalThis;
	it.each = bind((title, run) => it(title, run));
	describe.each = bind((title, run) => describe(title, run), false);
	globalThis.test = it;
	// One after another, because Stryker has to know which test reaches which mutant.
	it.concurrent = (title, run) => it(title, run);
	it.concurrent.each = it.each;
	globalThis.beforeAll = before;
	globalThis.afterAll = after;
};
