import { getEventListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { IExecuteFunctions, INodeExecutionData, INodeType } from 'n8n-workflow';

import { tokenSession } from '../../../nodes/MobileMoneyNameLookup/account/tokenSession';
import { MobileMoneyNameLookup } from '../../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node';
import type { Fault, Simulator } from '../../simulator';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { rowsOf, withOwnService } from '../../support/ownService';
import { startNode } from '../../support/runNode';

const TURNS = 30;

/** The node in a loop: one execution, whose cancel signal is the same in each turn. */
function loopedNode(listeners: number[]): INodeType {
	const node = new MobileMoneyNameLookup();
	return {
		description: node.description,
		async execute(this: IExecuteFunctions) {
			const signal = this.getExecutionCancelSignal();
			if (!signal) throw new Error('n8n gave no signal');
			let outputs: INodeExecutionData[][] = [];
			for (let turn = 0; turn < TURNS; turn++) {
				outputs = await node.execute.call(this);
				// What a listener belonged to may end in the turn after.
				await pause(0);
				listeners.push(getEventListeners(signal, 'abort').length);
			}
			return outputs;
		},
	};
}

async function listenersOfLoop(simulator: Simulator, options: object): Promise<number[]> {
	const listeners: number[] = [];
	const { error } = await startNode({
		items: rowsOf(5).map((number) => ({ json: { number } })),
		parameters: {
			operation: 'till',
			merchantTillNumber: '={{ $json.number }}',
			options: { ...options },
		},
		credentials: credentialOf(simulator),
		onError: 'continueRegularOutput',
		otherNode: loopedNode(listeners),
	}).result;
	if (error) throw error;
	return listeners;
}

describe('listeners for Stop', () => {
	it.concurrent.each<[string, Fault | undefined]>([
		['all is well', undefined],
		['rows are tried again', { kind: 'serverError', httpStatus: 503, body: 'json' }],
		['replies go silent', { kind: 'silentDuringBody' }],
		['every token is refused', { kind: 'tokenExpired', httpStatus: 401 }],
	])('are as many after thirty turns of a loop as after one, where %s', async (_what, fault) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : fault));
			const options = { timeout: 100, maxRetries: fault?.kind === 'serverError' ? 1 : 0 };
			const listeners = await listenersOfLoop(simulator, options);
			expect(listeners).toHaveLength(TURNS);
			expect(Math.max(...listeners.slice(-5))).toBeLessThanOrEqual(listeners[0] ?? 0);
		});
	});
});

describe('timers', () => {
	const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

	it('of a run are gone when it has ended, long before their time', async () => {
		await withOwnService(async (simulator) => {
			// The first run opens what the engine keeps for all others.
			await lookUpWith(credentialOf(simulator), rowsOf(20));
			const before = timers();
			simulator.setFaultPlan(({ sequence, kind }) =>
				kind !== 'token' && sequence % 5 === 0
					? { kind: 'serverError', httpStatus: 503, body: 'json' }
					: undefined,
			);
			const options = { timeout: 300_000, maxRetries: 2, maxOutage: 600 };
			for (let run = 0; run < 5; run++) {
				await lookUpWith(credentialOf(simulator), rowsOf(20), { options });
			}
			for (let wait = 0; wait < 100 && timers() > before; wait++) await pause(20);
			expect(timers()).toBeLessThanOrEqual(before);
		});
	});
});

describe('accounts in memory', () => {
	it('are capped: after ten thousand others one that nobody uses is forgotten', () => {
		const first = tokenSession('first');
		expect(tokenSession('first')).toBe(first);
		for (let other = 0; other < 10_000; other++) tokenSession(`other ${other}`);
		expect(tokenSession('first')).not.toBe(first);
	});
});
