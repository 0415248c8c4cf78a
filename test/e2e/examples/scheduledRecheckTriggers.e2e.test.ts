import { finishedExecution, newestExecution, type StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { storeWorkflow } from '../support/publishWorkflow';
import { runByHand } from '../support/runByHand';
import { until } from '../support/until';
import { byRef, payees, RecheckExample } from './recheckExample';

const schedule = 'Every Monday at 6:00';
const unchanged = 'not production: unchanged';
const nowhere = 'not checked';

describe('the scheduled re-check, by what starts it', () => {
	const live = useLiveN8n();
	let example: RecheckExample;

	beforeAll(async () => {
		example = await RecheckExample.open(live());
	});

	/** The first run by the schedule, which is due every five seconds here. */
	async function runBySchedule(): Promise<StoredExecution> {
		const { rest } = live();
		const rule = { interval: [{ field: 'seconds', secondsInterval: 5 }] };
		const workflow = await example.read('production', { parameters: { [schedule]: { rule } } });
		const { id, versionId } = await storeWorkflow(rest, workflow);
		await rest.post(`/rest/workflows/${id}/activate`, { versionId });
		try {
			await until('the schedule starts it', async () => await newestExecution(rest, id));
		} finally {
			await rest.post(`/rest/workflows/${id}/deactivate`, {});
		}
		return await finishedExecution(rest, id);
	}

	test.each([
		['without a table', false],
		['with an empty table', true],
	])('shows every result in the demo, and confirms nobody, %s', async (_what, isThere) => {
		if (isThere) await example.fill([]);
		else await example.table.drop();
		const results = {
			...{ Milk: unchanged, Bread: 'not production: needs review', Power: nowhere },
			...{ Rent: 'not production: changed holder', Water: 'not production: no holder found' },
			Savings: unchanged,
		};
		const { rows, told } = await example.run('demo');
		expect(byRef('result', rows)).toEqual(results);
		expect(byRef('status', rows)).toEqual(results);
		expect(byRef('status', told)).toEqual(results);
		// Nothing is added or told again.
		const second = await example.run('demo');
		expect(byRef('status', second.rows)).toEqual(results);
		expect(second.told).toEqual([]);
	});

	test('confirms no demo payee on the word of a real account, whoever starts it', async () => {
		await example.fill([]);
		for (const { rows } of [await example.run('production'), await example.run('production')]) {
			expect(rows).toHaveLength(6);
			for (const { status } of rows) expect(status).toMatch(/^not (?:checked|production: )/);
		}
		expect((await runBySchedule()).status).toBe('success');
		for (const { status } of await example.table.rows()) expect(status).not.toBe('confirmed');
	});

	test.each([
		['the schedule', runBySchedule],
		[
			'the schedule’s trigger, executed by hand',
			async () => {
				const { id } = await storeWorkflow(live().rest, await example.read('production'));
				await runByHand(live().rest, id, schedule);
				return await finishedExecution(live().rest, id);
			},
		],
	])('adds no demo payees to an empty table: %s', async (_what, start) => {
		await example.fill([]);
		const { lookups } = live().service.stats;
		const { status, outputs } = await start();
		expect([status, outputs('Payees')]).toEqual(['success', [[{}]]]);
		expect(await example.table.rows()).toEqual([]);
		expect(live().service.stats.lookups).toBe(lookups);
	});

	test('runs by its schedule, in Kenya’s time', async () => {
		await example.fill(payees);
		const { status, outputs } = await runBySchedule();
		expect(status).toBe('success');
		expect(outputs(schedule)[0]).toMatchObject([{ Timezone: expect.stringMatching(/Nairobi/) }]);
		expect(outputs('Note the Result')[0]).toHaveLength(5);
	});
});
