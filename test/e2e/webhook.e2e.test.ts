import { finishedExecution } from './support/executions';
import { postJson } from './support/postJson';
import { publishWorkflow } from './support/publishWorkflow';
import { lookupName, tillsWorkflow } from './support/tillsWorkflow';
import { startLiveN8n, type LiveN8n } from './support/liveN8n';
import { httpRequestWorkflow, payoutWorkflow } from './support/workflows';

describe('workflows that a webhook starts', () => {
	let live: LiveN8n;
	let payout: string;
	let httpRequest: string;

	beforeAll(async () => {
		live = await startLiveN8n();
		payout = await live.publish(payoutWorkflow(live.credentialId), '/webhook/payout');
		const { credentialId, service } = live;
		httpRequest = await live.publish(
			httpRequestWorkflow(credentialId, service.baseUrl),
			'/webhook/http-request',
		);
	});
	afterAll(async () => {
		await live.stop();
	});

	describe('a payout', () => {
		test.each([
			['pays a confirmed holder', '4738534', 'Jane Wanjiku Kamau', 200, 'pay', 'confirmed'],
			['asks a person about a missing name', '900103', '', 202, 'askPerson', 'needsReview'],
			['stops for another holder', '5031264', 'Jane Kamau', 409, 'stop', 'notConfirmed'],
			['stops for an unknown till', '5999991', '', 409, 'stop', 'notConfirmed'],
		])('%s', async (_what, till, payee, status, decision, outcome) => {
			const request = { till, payee, operator: 'MPESA' };
			expect(await postJson(payout, request)).toMatchObject({
				status,
				body: { decision, item: { outcome, environment: 'uat' } },
			});
		});

		test.each([
			['the service is out of order', '900503'],
			['the number is a phone number', '0712345678'],
		])('takes n8n’s error output when %s', async (_what, till) => {
			const request = { till, payee: '', operator: 'Mpesa' };
			const answer = await postJson(payout, request);
			expect(answer).toMatchObject({ status: 503, body: { decision: 'tryAgain' } });
			expect(answer).toHaveProperty('body.item.error');
			expect(JSON.stringify(answer)).not.toMatch(/"outcome":"(confirmed|notConfirmed)"/);
		});
	});

	test.each([true, false])(
		'on n8n’s error output no column passes for the result (with its other fields: %p)',
		async (includeInput) => {
			const path = `columns-${includeInput}`;
			const workflow = tillsWorkflow(path, live.credentialId, {
				onError: 'continueErrorOutput',
				options: { includeInput },
			});
			const rows = workflow.nodes.map((node) =>
				node.name === 'Rows'
					? { ...node, parameters: { fieldToSplitOut: 'body.tills', options: {} } }
					: node,
			);
			const { id, url } = await publishWorkflow(live.server, { ...workflow, nodes: rows }, path);
			const claim = { outcome: 'confirmed', summary: 'mine' };
			const row = { till: '0712345678', note: 'rent', lookup: claim, ...claim };
			await postJson(url, { tills: [row] });
			const { nodeRun } = await finishedExecution(live.server.rest, id);
			const outputs = nodeRun(lookupName)?.data?.main ?? [];
			expect(outputs.map((items) => items?.length ?? 0)).toEqual([0, 0, 0, 1]);
			const [failed] = outputs[3] ?? [];
			expect(failed?.json).toMatchObject({ till: row.till, note: 'rent' });
			expect(failed?.json).toHaveProperty('error.retryable', false);
			const result = includeInput ? failed?.json.lookup : failed?.json;
			expect(result).toMatchObject({ outcome: 'unchecked', entered: { number: row.till } });
			expect(result).toHaveProperty('summary', expect.stringMatching(/was not checked/));
			if (!includeInput) expect(failed?.json.lookup).toBeUndefined();
		},
	);

	test('the credential works in n8n’s own HTTP Request node', async () => {
		const answer = await postJson(httpRequest, {
			till: '4738534',
		});
		expect(answer).toEqual({
			status: 200,
			body: { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' },
		});
	});
});
