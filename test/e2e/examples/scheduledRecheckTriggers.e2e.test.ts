import { finishedExecution, newestExecution, type StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { storeWorkflow } from '../support/publishWorkflow';
import { until } from '../support/until';
import { byPayee, payees, RecheckExample } from './recheckExample';

const schedule = 'Every Monday at 6:00';
const unchanged = 'not production: unchanged';

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

	const results = {
		...{ Milk: unchanged, Bread: 'not production: needs review', Power: 'not checked' },
		...{ Rent: 'not production: changed holder', Water: 'not production: no holder found' },
		Savings: unchanged,
	};

	test('shows every result in the demo, and stores no payee, without tables', async () => {
		await Promise.all([example.table.drop(), example.trail.drop()]);
		const { rows, told, checks } = await example.run('demo');
		expect(byPayee('new_outcome', told)).toEqual(results);
		expect(rows).toEqual([]);
		expect(checks).toHaveLength(6);
		for (const { outcome, details } of checks)
			expect({ outcome, details }).toEqual({
				outcome: 'Unchecked',
				details: expect.stringContaining('A demo payee.'),
			});
	});

	test('confirms no demo payee on the word of a real account, and looks none up beside others', async () => {
		await example.fill([]);
		const { told, checks } = await example.run('production');
		expect(told).toHaveLength(6);
		for (const { new_outcome } of told)
			expect(new_outcome).toMatch(/^not (?:checked|production: )/);
		for (const { outcome } of checks) expect(outcome).toBe('Unchecked');
		await example.fill(payees);
		expect((await example.run('production')).checks).toHaveLength(payees.length);
	});

	test('looks up no demo payees for an empty table, where nobody watches', async () => {
		await example.fill([]);
		const { lookups } = live().service.stats;
		const { status, outputs } = await runBySchedule();
		expect([status, outputs('Accepted Payees')]).toEqual(['success', [[{}]]]);
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
