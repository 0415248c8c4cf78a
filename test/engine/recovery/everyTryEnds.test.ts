import { getEventListeners, once } from 'node:events';
import { createServer } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { IExecuteFunctions, INodeType } from 'n8n-workflow';
import { z } from 'zod';

import { MobileMoneyNameLookup } from '../../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
import type { Fault } from '../../simulator';
import { useOwnTime } from '../../support/ownTime';
import { goesOn, lookUp, lookUpWith, rowsOf, timed, until } from '../../support/lookUp';
import { credentialOf, lookupsGet, service, useService } from '../../support/service';

useOwnTime();
useService();

const HELD = '4738534';

const endless: ReadonlyArray<[string, Fault]> = [
	['goes silent after its headers', { kind: 'silentAfterHead' }],
	['goes silent in the middle of its body', { kind: 'silentDuringBody' }],
	['drips', { kind: 'drip', everyMs: 20 }],
	['never begins', { kind: 'hang' }],
];

describe('a reply to a lookup that', () => {
	it.each(endless)('%s ends its try, and others go on', async (_, fault) => {
		service.setFaultPlan(({ number }) => (number === HELD ? fault : undefined));
		const options = { timeout: 800, maxRetries: 1, maxParallel: 1 };
		const { ms, result } = await timed(lookUpWith(credentialOf(), [HELD, '5031264'], options));
		const message = expect.stringContaining('did not reply in time');
		expect(result).toMatchObject([
			{ outcome: 'unchecked', error: { message, retryable: true, tries: 2 } },
			{ outcome: 'confirmed' },
		]);
		expect(ms).toBeGreaterThanOrEqual(1_580);
		// It lets go of its connection, too.
		await until(() => service.stats.inFlight === 0);
	});
});

it('an answer without end that is small on the wire is dropped', async () => {
	function* endlessSuccess() {
		yield '{"name":"JANE","status":"S000000","message":"Lookup Success","padding":"';
		for (;;) yield Buffer.alloc(64 * 1024, 'x');
	}
	let open = 0;
	const server = createServer((_request, response) => {
		open++;
		response.on('close', () => open--);
		response.setHeader('content-encoding', 'gzip');
		pipeline(Readable.from(endlessSuccess()), createGzip(), response, () => undefined);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = z.object({ port: z.number() }).parse(server.address());
	const addresses = { authUrl: service.baseUrl, baseUrl: `http://127.0.0.1:${port}` };
	const options = { timeout: 10_000, maxRetries: 0 };
	const [end] = await lookUpWith(credentialOf(addresses), [HELD], options);
	// Read on until the time limit it would be worth another try.
	expect(end).toMatchObject({ outcome: 'unchecked', error: { retryable: false } });
	await until(() => open === 0);
	server.close();
});

it('listeners for Stop do not grow in number in a loop', async () => {
	lookupsGet({ kind: 'silentDuringBody' });
	const listeners: number[] = [];
	const node = new MobileMoneyNameLookup();
	const otherNode: INodeType = {
		description: node.description,
		async execute(this: IExecuteFunctions) {
			const signal = this.getExecutionCancelSignal();
			if (!signal) throw new Error('n8n gave no signal');
			for (let turn = 0; turn < 10; turn++) {
				await node.execute.call(this);
				// What a listener belonged to may end in the turn after.
				await pause(0);
				listeners.push(getEventListeners(signal, 'abort').length);
			}
			return [];
		},
	};
	const rows = rowsOf(3).map((number) => ({ number }));
	const options = { timeout: 100, maxRetries: 0 };
	const { error } = await lookUp(rows, { ...goesOn, options, otherNode });
	expect(error).toBeUndefined();
	expect(listeners).toHaveLength(10);
	expect(Math.max(...listeners.slice(-5))).toBeLessThanOrEqual(listeners[0] ?? 0);
});
