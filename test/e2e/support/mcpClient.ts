import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { z } from 'zod';

const callResult = z.object({
	isError: z.boolean().default(false),
	content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
});

/** What a model reads after it has called a tool. */
export interface ToolAnswer {
	readonly isError: boolean;
	readonly text: string;
}

/**
 * Connects the protocol's official client to an MCP server, over Streamable HTTP.
 * @param token sent as the bearer token; nothing is sent without one
 * @throws with the HTTP status when the server refuses the connection
 */
export async function connectMcp(url: string, token?: string): Promise<Client> {
	const client = new Client({ name: 'e2e', version: '1' });
	const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
	await client.connect(
		new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
	);
	return client;
}

/** Calls a tool, as an MCP client does for its model. */
export async function callTool(
	client: Client,
	name: string,
	input: Record<string, unknown>,
): Promise<ToolAnswer> {
	const { isError, content } = callResult.parse(await client.callTool({ name, arguments: input }));
	return { isError, text: content[0].text };
}
