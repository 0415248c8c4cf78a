import { getEventListeners } from 'node:events';

import { RunEnd } from '../../nodes/MobileMoneyNameLookup/transport/runEnd';

/** The run of an execution, and what is left of it there. */
function runOf(cancel = new AbortController()) {
	const run = new RunEnd(cancel.signal);
	const listeners = () => getEventListeners(cancel.signal, 'abort').length;
	return { run, cancel, listeners };
}

describe('the end of a run', () => {
	it.each<[string, 'abort' | 'end', boolean]>([
		['comes when its execution is cancelled', 'abort', true],
		['comes when it asks no further, and the execution goes on', 'end', false],
	])('%s, and leaves no listener', (_when, how, isCancelled) => {
		const { run, cancel, listeners } = runOf();
		expect([run.isOver, run.signal.aborted, listeners()]).toEqual([false, false, 1]);
		if (how === 'end') run.end();
		else cancel.abort();
		expect([run.isOver, run.signal.aborted, listeners()]).toEqual([true, true, 0]);
		expect(cancel.signal.aborted).toBe(isCancelled);
	});

	it('comes at once when the execution was cancelled before', () => {
		const cancel = new AbortController();
		cancel.abort();
		const { run, listeners } = runOf(cancel);
		expect([run.isOver, run.signal.aborted, listeners()]).toEqual([true, true, 0]);
	});

	it('comes when it is told, where nothing can cancel it', () => {
		const run = new RunEnd(undefined);
		expect(run.isOver).toBe(false);
		run.end();
		expect(run.isOver).toBe(true);
	});
});
