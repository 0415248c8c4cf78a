import { setTimeout as pause } from 'node:timers/promises';

import type { Fault, Simulator } from '../../simulator';
import { tokenOutageFrom } from '../../simulator';
import { credentialOf, startLookUp } from '../../support/lookUpWith';
import { rowsOf, timed, until, withOwnService } from '../../support/ownService';
import { requestingNode } from '../../support/requestingNode';
import type { StartedRun } from '../../support/runNode';
import { startNode } from '../../support/runNode';

const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };

/** A second is the aim; a busy machine may take longer, but not as long as the waits that are cut. */
const AT_ONCE_MS = 2500;

async function expectEndsAtOnce({ cancel, result }: StartedRun): Promise<void> {
	const stillRuns = Symbol('still runs');
	expect(await Promise.race([result, pause(0, stillRuns)])).toBe(stillRuns);
	cancel();
	expect((await timed(result)).ms).toBeLessThan(AT_ONCE_MS);
}

/** n8n's own HTTP Request node with the credential, for a number of the register. */
function startHttpRequest(simulator: Simulator): StartedRun {
	const uri = `${simulator.baseUrl}/v3/countries/KE/mmos/Mpesa/merchants/4738534`;
	return startNode({
		items: [{ json: {} }],
		parameters: {},
		credentials: credentialOf(simulator),
		otherNode: requestingNode({ uri }),
	});
}

describe('a cancelled execution ends at once', () => {
	it.concurrent('while it waits out an outage, and asks no more', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : DOWN));
			const started = startLookUp(credentialOf(simulator), rowsOf(200), {
				options: { maxOutage: 600 },
			});
			// After 1 s and 2 s the next question comes 4 s later.
			await until(() => simulator.stats.lookups > 0);
			await pause(3400);
			await expectEndsAtOnce(started);
			const { lookups } = simulator.stats;
			await pause(4500);
			expect(simulator.stats.lookups).toBe(lookups);
		});
	});

	it.concurrent('while it waits out an outage of the token endpoint', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(tokenOutageFrom(1, 600_000, DOWN));
			const started = startLookUp(credentialOf(simulator), rowsOf(200), {
				options: { maxOutage: 600, maxRetries: 0 },
			});
			await until(() => simulator.stats.tokenRequests > 0);
			await pause(3400);
			await expectEndsAtOnce(started);
		});
	});

	it.concurrent.each<[string, Fault]>([
		['silent after its headers', { kind: 'silentAfterHead' }],
		['silent in its body', { kind: 'silentDuringBody' }],
		['dripping', { kind: 'drip' }],
	])('during a reply that is %s, to a lookup and to the token call', async (_what, fault) => {
		for (const place of ['till', 'token'] as const) {
			await withOwnService(async (simulator) => {
				simulator.setFaultPlan(({ kind }) => (kind === place ? fault : undefined));
				const started = startLookUp(credentialOf(simulator), rowsOf(20), {
					options: { timeout: 60_000 },
				});
				await until(() => simulator.stats[place === 'till' ? 'lookups' : 'tokenRequests'] > 0);
				await pause(200);
				await expectEndsAtOnce(started);
			});
		}
	});

	it.concurrent('while it waits for a token call that another node began', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) =>
				kind === 'token' ? { kind: 'slow', delayMs: 6000 } : undefined,
			);
			const other = startHttpRequest(simulator);
			await until(() => simulator.stats.tokenRequests === 1);
			const started = startLookUp(credentialOf(simulator), rowsOf(20));
			await pause(300);
			await expectEndsAtOnce(started);
			expect((await other.result).error).toBeUndefined();
			expect(simulator.stats.tokenRequests).toBe(1);
		});
	});

	it.concurrent('while the Test of the credential waits for a silent token endpoint', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind, attempt }) =>
				kind === 'token' && attempt === 1 ? { kind: 'silentAfterHead' } : undefined,
			);
			// The button does what the HTTP Request node does: n8n runs pre-authentication for it.
			startHttpRequest(simulator);
			await until(() => simulator.stats.tokenRequests === 1);
			const started = startLookUp(credentialOf(simulator), rowsOf(20));
			await pause(300);
			await expectEndsAtOnce(started);
		});
	});
});

describe('a token call that others wait for', () => {
	it.concurrent('goes on when the run that began it is cancelled', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) =>
				kind === 'token' ? { kind: 'slow', delayMs: 1500 } : undefined,
			);
			const leader = startLookUp(credentialOf(simulator), rowsOf(20));
			await until(() => simulator.stats.tokenRequests === 1);
			const other = startHttpRequest(simulator);
			await pause(300);
			await expectEndsAtOnce(leader);
			expect((await other.result).error).toBeUndefined();
			expect(simulator.stats.tokenRequests).toBe(1);
		});
	});
});
