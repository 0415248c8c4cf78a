import { z } from 'zod';
import { credentialType } from '../realN8n/localCredential';
import { finishedExecution } from './support/executions';
import { startLiveN8n, storeCredential, type LiveN8n } from './support/liveN8n';
import { postJson } from './support/postJson';
import { lookupName, tillsWorkflow } from './support/tillsWorkflow';
import { httpRequestWorkflow, type NewWorkflow } from './support/workflows';

const SECOND = 'Look Up Again';
const verdict = z.object({ status: z.enum(['OK', 'Error']), message: z.string() });
const looked = z.object({
	outcome: z.string(),
	environment: z.string().optional(),
	simulated: z.boolean().optional(),
	name: z.string().optional(),
	error: z.object({ message: z.string() }).passthrough().optional(),
});

describe('the demo in n8n', () => {
	let live: LiveN8n;
	let demoId: string;

	beforeAll(async () => {
		live = await startLiveN8n();
		demoId = await storeCredential(live.server, { environment: 'demo' });
	});
	afterAll(async () => {
		await live.stop();
	});

	test('passes the credential’s test without asking anybody', async () => {
		const data = { environment: 'demo', baseUrl: live.service.baseUrl, login: 'left over' };
		const credentials = { id: demoId, name: 'Demo', type: credentialType, data };
		const answer = await live.server.rest.post('/rest/credentials/test', { credentials });
		expect(verdict.parse(answer).status).toBe('OK');
		expect(live.service.stats).toMatchObject({ connections: 0 });
	});

	test('looks numbers up without an account', async () => {
		const workflow = tillsWorkflow('demo', demoId, { onError: 'continueRegularOutput' });
		const url = await live.publish(workflow, '/webhook/demo');
		await postJson(url, { tills: ['900001', '900005', '900007'] });
		const results = await resultsOf('demo', lookupName);
		expect(results).toMatchObject([
			{ outcome: 'unchecked', simulated: true },
			{ outcome: 'confirmed', simulated: true, name: 'JANE WANJIKU KAMAU (DEMO)' },
			{ outcome: 'notConfirmed', simulated: true },
		]);
		expect(live.service.stats).toMatchObject({ connections: 0 });
	});

	test.each([
		['a real account after it', 'mix-1', (): [string, string] => [demoId, live.credentialId]],
		['it after a real account', 'mix-2', (): [string, string] => [live.credentialId, demoId]],
	])('does not share an execution: %s', async (_what, path, ids) => {
		const [first, second] = ids();
		const before = live.service.stats.lookups;
		const url = await live.publish(twoLookups(path, first, second), `/webhook/${path}`);
		await postJson(url, { tills: ['4738534', '5031264'] });
		const isFirstReal = first === live.credentialId;
		expect(await resultsOf(path, lookupName)).toMatchObject(
			Array(2).fill({ outcome: 'confirmed', environment: isFirstReal ? 'uat' : 'demo' }),
		);
		const refused = await resultsOf(path, SECOND);
		expect(refused.map(({ outcome }) => outcome)).toEqual(['unchecked', 'unchecked']);
		for (const { error } of refused) {
			expect(error?.message).toMatch(isFirstReal ? /the demo does not run/ : /no real lookup runs/);
		}
		expect(live.service.stats.lookups - before).toBe(isFirstReal ? 2 : 0);
	});

	test('sends nothing for n8n’s HTTP Request node', async () => {
		const before = live.service.stats.connections;
		const workflow = httpRequestWorkflow(demoId, live.service.baseUrl);
		const url = await live.publish(workflow, '/webhook/http-request');
		const { status } = await postJson(url, { till: '4738534' });
		expect(status).toBe(500);
		expect(live.service.stats.connections).toBe(before);
	});

	async function resultsOf(name: string, node: string): Promise<Array<z.infer<typeof looked>>> {
		const found = z
			.array(z.object({ id: z.string(), name: z.string() }))
			.parse(await live.server.rest.get('/rest/workflows'));
		const id = found.find((workflow) => workflow.name === name)?.id ?? '';
		const execution = await finishedExecution(live.server.rest, id);
		const outputs = execution.nodeRun(node)?.data?.main ?? [];
		return outputs.flatMap((items) => (items ?? []).map(({ json }) => looked.parse(json)));
	}
});

/** The same tills looked up by two nodes one after the other, each with a credential of its own. */
function twoLookups(path: string, firstId: string, secondId: string): NewWorkflow {
	const workflow = tillsWorkflow(path, firstId, { onError: 'continueRegularOutput' });
	const [lookup] = workflow.nodes.filter(({ name }) => name === lookupName);
	if (!lookup) throw new Error('The workflow has no lookup');
	const second = {
		...lookup,
		id: 'second',
		name: SECOND,
		parameters: { ...lookup.parameters, merchantTillNumber: '={{ $json.accountNumber }}' },
		credentials: { [credentialType]: { id: secondId, name: 'Second' } },
	};
	return {
		...workflow,
		nodes: [...workflow.nodes, second],
		connections: {
			...workflow.connections,
			// What the first has confirmed goes on to the second.
			[lookupName]: { main: [[], [{ node: SECOND, type: 'main', index: 0 }]] },
		},
	};
}
