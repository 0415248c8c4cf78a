import { setTimeout as sleep } from 'node:timers/promises';
import { newestExecution } from './support/executions';
import { useLiveN8n } from './support/liveN8n';
import { publishLookup } from './support/publishedLookup';
import { until } from './support/until';

const stopLimitMs = 3_000;

describe('Stop in the editor', () => {
	const live = useLiveN8n();

	test('ends a run at once whose lookups hang, and sends no more', async () => {
		const { rest, service } = live();
		service.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : { kind: 'hang' }));
		const { post, workflowId } = await publishLookup(live(), { answersAtOnce: true });
		await post(Array.from({ length: 60 }, (_, index) => String(5_600_000 + index)));
		await until('the run has come so far', () => service.stats.inFlight === 10);
		const running = await newestExecution(rest, workflowId);
		expect(running?.status).toBe('running');

		const stoppedAt = Date.now();
		await rest.post(`/rest/executions/${running?.id ?? ''}/stop`, {});
		await until('no lookup is under way', () => service.stats.inFlight === 0);
		await until('the run is cancelled', async () => {
			const newest = await newestExecution(rest, workflowId);
			return newest?.id === running?.id && newest?.status === 'canceled';
		});
		expect(Date.now() - stoppedAt).toBeLessThan(stopLimitMs);
		service.setFaultPlan(undefined);
		const { lookups, tokenRequests } = service.stats;
		await sleep(1_000);
		expect(service.stats).toMatchObject({ lookups, tokenRequests, inFlight: 0 });
	});
});
