import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { newCredential, startNode } from '../support/runNode';
import { withService } from '../support/withService';

const { simulator } = withService();

const ROWS = 20_000;
const NS_PER_MS = 1e6;

/** Long enough that the run is in the middle of its rows, also on a fast machine. */
const CANCEL_AFTER_MS = 400;

describe('a run of many rows that need no request', () => {
	it.each([
		['duplicates', (row: number) => ({ number: '4738534', payee: `Jane ${row} Kamau` })],
		['numbers that cannot be used', (row: number) => ({ number: `none ${row}`, payee: '' })],
	])('lets others run meanwhile, and ends soon after it is cancelled: %s', async (_what, rowOf) => {
		const delay = monitorEventLoopDelay({ resolution: 10 });
		const run = startNode({
			items: Array.from({ length: ROWS }, (_, row) => ({ json: rowOf(row) })),
			parameters: {
				operation: 'till',
				merchantTillNumber: '={{ $json.number.trim() }}',
				expectedName: '={{ $json.payee.trim() }}',
				options: { maxParallel: 10 },
			},
			credentials: newCredential({ ...simulator().account, baseUrl: simulator().baseUrl }),
			onError: 'continueRegularOutput',
		});
		// What the engine does before the node runs is not the node's.
		await pause(50);
		delay.enable();
		await pause(CANCEL_AFTER_MS);
		delay.disable();
		const cancelledAt = Date.now();
		run.cancel();
		await run.result;
		expect(Date.now() - cancelledAt).toBeLessThan(1_000);
		expect(delay.max / NS_PER_MS).toBeLessThan(500);
	});
});
