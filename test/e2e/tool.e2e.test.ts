import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { startLiveN8n, type LiveN8n } from './support/liveN8n';
import { callTool, connectMcp } from './support/mcpClient';
import { toolWorkflow } from './support/workflows';

describe('the node as a tool of n8n’s MCP Server Trigger', () => {
	let live: LiveN8n;
	let client: Client;

	beforeAll(async () => {
		live = await startLiveN8n();
		const url = await live.publish(toolWorkflow(live.credentialId), '/mcp/lookup-tool');
		client = await connectMcp(url);
	});
	afterAll(async () => {
		await client.close();
		await live.stop();
	});

	test('is offered to the client', async () => {
		const { tools } = await client.listTools();
		expect(tools.map(({ name }) => name)).toEqual(['look_up_till']);
	});

	test.each([
		['a confirmed holder', '4738534', 'Jane Wanjiku Kamau', 'confirmed'],
		['a name that needs review', '900103', '', 'needsReview'],
		['a holder for whom the agent expects no name', '4738534', '', 'needsReview'],
		['another holder, which a workflow gets on output 2', '5031264', 'Jane Kamau', 'notConfirmed'],
		['an unknown till, which a workflow gets on output 2', '5999991', '', 'notConfirmed'],
	])('returns %s', async (_what, till, payee, outcome) => {
		const { isError, text } = await callTool(client, 'look_up_till', { till, payee });
		expect(isError).toBe(false);
		expect(JSON.parse(text)).toEqual([expect.objectContaining({ outcome, accountNumber: till })]);
	});
});
