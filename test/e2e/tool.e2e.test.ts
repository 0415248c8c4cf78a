import { McpClient } from './support/mcpClient';
import { startLiveN8n, type LiveN8n } from './support/liveN8n';
import { toolWorkflow } from './support/workflows';

describe('the node as a tool of n8n’s MCP Server Trigger', () => {
	let live: LiveN8n;
	let client: McpClient;

	beforeAll(async () => {
		live = await startLiveN8n();
		const url = await live.publish(toolWorkflow(live.credentialId), '/mcp/lookup-tool');
		client = await McpClient.connect(url);
	});
	afterAll(async () => {
		await live.stop();
	});

	test('is offered to the client', async () => {
		expect(await client.toolNames()).toEqual(['look_up_till']);
	});

	test.each([
		['a confirmed holder', '4738534', 'Jane Wanjiku Kamau', 'confirmed'],
		['a name that needs review, which a workflow gets on output 1', '900103', '', 'needsReview'],
		['another holder, which a workflow gets on output 2', '5031264', 'Jane Kamau', 'notConfirmed'],
		['an unknown till, which a workflow gets on output 2', '5999991', '', 'notConfirmed'],
	])('returns %s', async (_what, till, payee, outcome) => {
		const answer = await client.callTool('look_up_till', { till, payee });
		expect(answer).toEqual([expect.objectContaining({ outcome, accountNumber: till })]);
	});
});
