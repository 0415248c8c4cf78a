import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPlan } from '../simulator';
import { newestExecution } from './support/executions';
import { startLiveN8n, type LiveN8n } from './support/liveN8n';
import { postJson } from './support/postJson';
import { publishWorkflow, type PublishedWorkflow } from './support/publishWorkflow';
import { tillsWorkflow } from './support/tillsWorkflow';

const stopLimitMs = 3_000;
const patienceMs = 20_000;
const tills = Array.from({ length: 60 }, (_, index) => String(5_600_000 + index));

describe('Stop in the editor', () => {
	let live: LiveN8n;
	let workflow: PublishedWorkflow;

	beforeAll(async () => {
		live = await startLiveN8n();
		const setting = { onError: 'continueRegularOutput', answersAtOnce: true } as const;
		const toStore = tillsWorkflow('stop', live.credentialId, setting);
		workflow = await publishWorkflow(live.server, toStore, 'stop');
	});
	afterAll(async () => {
		await live.stop();
	});

	const waits: Array<[string, FaultPlan, () => boolean]> = [
		[
			'lookups hang',
			({ kind }) => (kind === 'token' ? undefined : { kind: 'hang' }),
			() => live.service.stats.inFlight === 10,
		],
		[
			'the run pauses for a minute, as the service asked',
			({ kind }) =>
				kind === 'token' ? undefined : { kind: 'tooManyRequests', retryAfter: { seconds: 60 } },
			// The first 429 pauses the run: rows that had not begun by then are not sent.
			() => live.service.stats.lookups >= 1 && live.service.stats.inFlight === 0,
		],
		[
			'the token call hangs',
			({ kind }) => (kind === 'token' ? { kind: 'hang' } : undefined),
			() => live.service.stats.tokenRequests === 1,
		],
	];

	test.each(waits)('ends a run within a second while %s', async (_what, plan, isWaiting) => {
		live.service.expireAllTokens();
		live.service.resetStats();
		live.service.setFaultPlan(plan);
		await postJson(workflow.url, { tills });
		await until(isWaiting);
		const running = await newestExecution(live.server.rest, workflow.id);
		expect(running?.status).toBe('running');

		const stoppedAt = Date.now();
		await live.server.rest.post(`/rest/executions/${running?.id ?? ''}/stop`, {});
		await until(() => live.service.stats.inFlight === 0);
		await until(async () => (await statusOf(running?.id)) === 'canceled');
		expect(Date.now() - stoppedAt).toBeLessThan(stopLimitMs);

		live.service.setFaultPlan(undefined);
		const { lookups, tokenRequests } = live.service.stats;
		await sleep(2_000);
		expect(live.service.stats).toMatchObject({ lookups, tokenRequests, inFlight: 0 });
	});

	const many = Array.from({ length: 20_000 }, (_, row) => row);
	const sheets: Array<[string, string[]]> = [
		['are duplicates', many.map(() => '4738534')],
		['cannot be used', many.map((row) => (row === 0 ? '4738534' : `none ${row}`))],
	];

	test.each(sheets)(
		'ends within a second a run whose rows %s, and serves others',
		async (what, rows) => {
			const path = what.replaceAll(' ', '-');
			// No plain columns, so that n8n has to work out each.
			const parameters = {
				merchantTillNumber: '={{ $json.till.trim() }}',
				expectedName: '={{ "Jane " + $json.till }}',
			};
			const setting = {
				onError: 'continueRegularOutput',
				answersAtOnce: true,
				parameters,
			} as const;
			// Where n8n has saved 20,000 rows, it reads them back before it stops any node, even its own Wait.
			const settings = { executionOrder: 'v1' };
			const toStore = { ...tillsWorkflow(path, live.credentialId, setting), settings };
			const { id, url } = await publishWorkflow(live.server, toStore, path);
			live.service.resetStats();
			await postJson(url, { tills: rows });
			await until(() => live.service.stats.lookups === 1);
			await sleep(500);
			const running = await newestExecution(live.server.rest, id);
			expect(running?.status).toBe('running');

			const askedAt = Date.now();
			await live.server.rest.get('/healthz');
			expect(Date.now() - askedAt).toBeLessThan(500);

			const stoppedAt = Date.now();
			await live.server.rest.post(`/rest/executions/${running?.id ?? ''}/stop`, {});
			await until(async () => (await newestExecution(live.server.rest, id))?.status === 'canceled');
			expect(Date.now() - stoppedAt).toBeLessThan(stopLimitMs);
		},
	);

	async function statusOf(id: string | undefined): Promise<string | undefined> {
		const newest = await newestExecution(live.server.rest, workflow.id);
		return newest?.id === id ? newest?.status : undefined;
	}
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
	const deadline = Date.now() + patienceMs;
	while (!(await holds())) {
		if (Date.now() > deadline)
			throw new Error(`Not so after ${patienceMs / 1000} s: ${String(holds)}`);
		await sleep(20);
	}
}
