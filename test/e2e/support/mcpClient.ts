import { fetch } from 'undici';
import { z } from 'zod';

const answer = z.object({ result: z.unknown(), error: z.unknown() }).partial();
const toolList = z.object({ tools: z.array(z.object({ name: z.string() })) });
const toolResult = z.object({
	content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
});

/** The little of the Model Context Protocol that calling a tool takes, over Streamable HTTP. */
export class McpClient {
	private nextId = 1;

	private constructor(
		private readonly url: string,
		private session: string | undefined,
	) {}

	/** Opens a session. */
	static async connect(url: string): Promise<McpClient> {
		const client = new McpClient(url, undefined);
		await client.call('initialize', {
			protocolVersion: '2025-03-26',
			capabilities: {},
			clientInfo: { name: 'e2e', version: '1' },
		});
		await client.send({ method: 'notifications/initialized' });
		return client;
	}

	/** The names of the tools that the server offers. */
	async toolNames(): Promise<string[]> {
		const { tools } = toolList.parse(await this.call('tools/list', {}));
		return tools.map(({ name }) => name);
	}

	/** Calls a tool and returns the text that a model would read, parsed as JSON. */
	async callTool(name: string, args: Record<string, string>): Promise<unknown> {
		const result = toolResult.parse(await this.call('tools/call', { name, arguments: args }));
		const content: unknown = JSON.parse(result.content[0].text);
		return content;
	}

	private async call(method: string, params: unknown): Promise<unknown> {
		const text = await this.send({ id: this.nextId++, method, params });
		// An answer comes as plain JSON or as the data line of a server-sent event.
		const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
		const { result, error } = answer.parse(JSON.parse(json));
		if (error !== undefined) throw new Error(`${method} failed: ${JSON.stringify(error)}`);
		return result;
	}

	private async send(message: Record<string, unknown>): Promise<string> {
		const response = await fetch(this.url, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				accept: 'application/json, text/event-stream',
				...(this.session !== undefined && { 'mcp-session-id': this.session }),
			},
			body: JSON.stringify({ jsonrpc: '2.0', ...message }),
		});
		this.session ??= response.headers.get('mcp-session-id') ?? undefined;
		const text = await response.text();
		if (!response.ok) throw new Error(`The MCP server answered ${response.status}: ${text}`);
		return text;
	}
}
