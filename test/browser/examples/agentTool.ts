import { callTool, connectMcp } from '../../e2e/support/mcpClient';
import type { ExampleRun } from './exampleRun';
import { agentToken } from './exampleCredentials';

/** An agent's call of a tool, made by an MCP client while the editor listens. */
export const agentTool: ExampleRun = {
	prepare: () => Promise.resolve({}),
	run: async (canvas, { server }) => {
		await canvas.listen('MCP Server Trigger');
		const url = `${server.baseUrl}/mcp-test/mobile-money-name-lookup`;
		const client = await connectMcp(url, agentToken);
		const question = { till_number: '4738534', expected_name: 'Jane Kamau' };
		const { isError, text } = await callTool(client, 'look_up_till', question);
		await client.close();
		expect(isError).toBe(false);
		expect(text).toContain('"outcome":"confirmed"');
		await canvas.hasEnded();
	},
	lookups: {},
	window: [1_300, 900],
};
