import { getEventListeners } from 'node:events';

import { RunEnd } from '../../nodes/MobileMoneyNameLookup/transport/runEnd';

const listenersOf = (signal: AbortSignal) => getEventListeners(signal, 'abort').length;

describe('the end of a run', () => {
	it('comes when its execution is cancelled', () => {
		const cancel = new AbortController();
		const run = new RunEnd(cancel.signal);
		expect([run.isOver, run.signal.aborted]).toEqual([false, false]);
		cancel.abort();
		expect([run.isOver, run.signal.aborted]).toEqual([true, true]);
		expect(listenersOf(cancel.signal)).toBe(0);
	});

	it('comes at once when the execution was cancelled before, and leaves no listener', () => {
		const signal = AbortSignal.abort();
		const run = new RunEnd(signal);
		expect([run.isOver, run.signal.aborted]).toEqual([true, true]);
		expect(listenersOf(signal)).toBe(0);
	});

	it('comes when it is told, where nothing can cancel it', () => {
		const run = new RunEnd(undefined);
		expect(run.isOver).toBe(false);
		run.end();
		expect([run.isOver, run.signal.aborted]).toEqual([true, true]);
	});

	it('lets go of the execution, which may have many runs', () => {
		const { signal } = new AbortController();
		for (let turn = 0; turn < 30; turn++) {
			const run = new RunEnd(signal);
			expect(listenersOf(signal)).toBe(1);
			run.end();
			expect(listenersOf(signal)).toBe(0);
			expect(signal.aborted).toBe(false);
		}
	});
});
