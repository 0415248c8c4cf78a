import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { finishedExecution, type RunItem } from './support/executions';
import { startLiveN8n, type LiveN8n } from './support/liveN8n';
import { runByHand } from './support/runByHand';
import { afterEachOutput, trigger } from './support/afterEachOutput';

const LOOKUP = 'Look Up';
const THROWING = 'Throws';
const created = z.object({ id: z.string() });

/** Put in front of n8n: a lookup node of this name breaks in a way that it cannot catch itself. */
const breaker = `
const Module = require('node:module');
const load = Module._load;
Module._load = function (request, ...rest) {
	const loaded = load.call(this, request, ...rest);
	const prototype = loaded?.MobileMoneyNameLookup?.prototype;
	if (prototype && !prototype.isBreakable) {
		const { execute } = prototype;
		prototype.isBreakable = true;
		prototype.execute = function () {
			if (this.getNode().name === '${THROWING}') throw new Error('broken');
			return execute.call(this);
		};
	}
	return loaded;
};
`;

describe('what n8n sends on without a check leaves', () => {
	let live: LiveN8n;
	const tills = ['4738534', '5031264', '0712345678', ''];

	beforeAll(async () => {
		const script = join(await mkdtemp(join(tmpdir(), 'breaker-')), 'breaker.cjs');
		await writeFile(script, breaker);
		live = await startLiveN8n([], ['--require', script]);
	});
	afterAll(async () => {
		await live.stop();
	});

	test('never by Confirmed when the node is deactivated', async () => {
		const { reached } = await run({ name: LOOKUP, disabled: true });
		expect(reached('Needs Review')).toHaveLength(tills.length);
		expect([reached('Confirmed'), reached('Not Confirmed')]).toEqual([[], []]);
	});

	test('never by Confirmed when its data are pinned', async () => {
		const pinned = [{ json: { outcome: 'notConfirmed', accountNumber: '5031264' } }];
		const { reached } = await run({ name: LOOKUP }, { pinData: { [LOOKUP]: pinned } });
		expect(reached('Needs Review')).toHaveLength(1);
		expect([reached('Confirmed'), reached('Not Confirmed')]).toEqual([[], []]);
	});

	test('never by Confirmed when n8n adds the empty item of Always Output Data', async () => {
		const node = { name: LOOKUP, alwaysOutputData: true };
		const { reached } = await run(node, { tills: ['5999991'] });
		expect(reached('Needs Review').map(({ json }) => json)).toEqual([{}]);
		expect(reached('Confirmed')).toEqual([]);
		expect(reached('Not Confirmed')).toMatchObject([{ json: { reason: 'accountNotFound' } }]);
	});

	test('never by Confirmed when the node throws while errors continue', async () => {
		const { reached, status } = await run({ name: THROWING, onError: 'continueRegularOutput' });
		expect(status).toBe('success');
		expect(reached('Needs Review').length).toBeGreaterThan(0);
		expect([reached('Confirmed'), reached('Not Confirmed')]).toEqual([[], []]);
	});

	type Setting = Parameters<typeof afterEachOutput>[1];

	/** Runs the workflow by hand; what reached the node behind each output. */
	async function run(
		node: Setting,
		changes: {
			tills?: string[];
			pinData?: Record<string, Array<{ json: Record<string, unknown> }>>;
		} = {},
	): Promise<{ status: string; reached: (output: string) => RunItem[] }> {
		const { rest } = live.server;
		const { tills: rows = tills, pinData = {} } = changes;
		const workflow = { ...afterEachOutput(live.credentialId, node, rows), pinData };
		const { id } = created.parse(
			await rest.post('/rest/workflows', { ...workflow, active: false }),
		);
		await runByHand(rest, id, trigger);
		const { status, nodeRun } = await finishedExecution(rest, id);
		return { status, reached: (output) => nodeRun(output)?.data?.main?.[0] ?? [] };
	}
});
