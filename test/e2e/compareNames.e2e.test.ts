import { z } from 'zod';
import { packageName } from '../realN8n/paths';
import { finishedExecution } from './support/executions';
import { startLiveN8n, type LiveN8n } from './support/liveN8n';
import { postJson } from './support/postJson';
import { publishAt } from './support/publishWorkflow';
import { lookupName, tillsWorkflow } from './support/tillsWorkflow';
import type { NewWorkflow } from './support/workflows';

/** A webhook takes pairs of names, which a node without a credential compares. */
function comparisonWorkflow(path: string): NewWorkflow {
	const workflow = tillsWorkflow(path, '', { onError: 'continueRegularOutput' });
	const nodes = workflow.nodes.map((node) => {
		if (node.name !== lookupName) return node;
		const { id, name, type, typeVersion, position, onError } = node;
		return {
			...{ id, name, type, typeVersion, position, ...(onError && { onError }) },
			parameters: {
				operation: 'compareNames',
				registeredName: '={{ $json.till.registered }}',
				expectedName: '={{ $json.till.expected }}',
				options: {},
			},
		};
	});
	return { ...workflow, nodes };
}

describe('Compare Names in n8n', () => {
	let live: LiveN8n;

	beforeAll(async () => {
		live = await startLiveN8n();
	});
	afterAll(async () => {
		await live.stop();
	});

	test('runs without a credential, asks nobody, and sorts by outcome', async () => {
		const tills = [
			{ registered: 'JANE WANJIKU KAMAU', expected: 'Jane Kamau' },
			{ registered: 'PETER OTIENO', expected: 'Jane Kamau' },
			{ registered: 'JANE KAMAU (DEMO)', expected: 'Jane Kamau' },
			{ registered: 'JANE WANJIKU KAMAU', expected: '' },
		];
		const workflow = comparisonWorkflow('compare');
		const { id, url } = await publishAt(live.server, workflow, '/webhook/compare');
		await postJson(url, { tills });
		const execution = await finishedExecution(live.server.rest, id);
		expect(execution.status).toBe('success');
		const outputs = execution.nodeRun(lookupName)?.data?.main ?? [];
		expect(outputs.map((items) => (items ?? []).map(({ json }) => json.outcome))).toEqual([
			['unchecked', 'needsReview'],
			['confirmed'],
			['notConfirmed'],
		]);
		for (const { json } of outputs.flatMap((items) => items ?? [])) {
			for (const field of ['accountNumber', 'status', 'environment'])
				expect(json).not.toHaveProperty(field);
		}
		expect(live.service.stats).toMatchObject({ connections: 0 });
	});

	test('asks for no credential in the editor, and for one where numbers are looked up', async () => {
		const nodes = z
			.array(z.object({ name: z.string(), credentials: z.unknown() }).passthrough())
			.parse(await live.server.rest.get('/types/nodes.json'));
		const node = nodes.find(({ name }) => name === `${packageName}.mobileMoneyNameLookup`);
		expect(node?.credentials).toEqual([
			expect.objectContaining({
				required: true,
				displayOptions: { hide: { operation: ['compareNames'] } },
			}),
		]);
	});
});
