import { setTimeout as sleep } from 'node:timers/promises';
import { newestExecution } from './support/executions';
import { useLiveN8n } from './support/liveN8n';
import { publishLookup, type LookupSetting } from './support/publishedLookup';
import { until } from './support/until';

const stopLimitMs = 3_000;

describe('Stop in the editor ends at once', () => {
	const live = useLiveN8n();

	/** Starts a run and stops it once it has come so far; throws when that does not end it in time. */
	async function stopRun(
		rows: readonly string[],
		setting: LookupSetting,
		hasComeSoFar: () => boolean | Promise<boolean>,
	): Promise<void> {
		live().service.resetStats();
		const { post, workflowId } = await publishLookup(live(), { ...setting, answersAtOnce: true });
		await post(rows);
		await until('the run has come so far', hasComeSoFar);
		const running = await newestExecution(live().rest, workflowId);
		expect(running?.status).toBe('running');

		const stoppedAt = Date.now();
		await live().rest.post(`/rest/executions/${running?.id ?? ''}/stop`, {});
		await until('no lookup is under way', () => live().service.stats.inFlight === 0);
		await until('the run is cancelled', async () => {
			const newest = await newestExecution(live().rest, workflowId);
			return newest?.id === running?.id && newest?.status === 'canceled';
		});
		expect(Date.now() - stoppedAt).toBeLessThan(stopLimitMs);
	}

	test('a run whose lookups hang, and sends no more', async () => {
		live().service.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : { kind: 'hang' }));
		const tills = Array.from({ length: 60 }, (_, index) => String(5_600_000 + index));
		await stopRun(tills, {}, () => live().service.stats.inFlight === 10);
		live().service.setFaultPlan(undefined);
		const { lookups, tokenRequests } = live().service.stats;
		await sleep(1_000);
		expect(live().service.stats).toMatchObject({ lookups, tokenRequests, inFlight: 0 });
	});

	test('a run of 20,000 rows that need no request, and n8n serves others meanwhile', async () => {
		const rows = Array.from({ length: 20_000 }, (_, row) => (row % 2 ? `none ${row}` : '4738534'));
		// No plain columns, so that n8n has to work out each.
		const columns = {
			merchantTillNumber: '={{ $json.till.trim() }}',
			expectedName: '={{ "Jane " + $json.till }}',
		};
		await stopRun(rows, { parameters: columns }, async () => {
			if (live().service.stats.lookups === 0) return false;
			await sleep(500);
			const askedAt = Date.now();
			await live().rest.get('/healthz');
			expect(Date.now() - askedAt).toBeLessThan(500);
			return true;
		});
	});
});
