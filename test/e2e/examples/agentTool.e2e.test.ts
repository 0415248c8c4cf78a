import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { z } from 'zod';
import { credentialType } from '../../realN8n/localCredential';
import { chosenMajor } from '../../realN8n/installN8n';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { readExample } from './example';

const token = 'a-long-random-token';
const callResult = z.object({
	isError: z.boolean().default(false),
	content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
});

/** Connects the protocol's official client; throws with the HTTP status when it is refused. */
async function connectMcp(url: string, authorization?: string): Promise<Client> {
	const client = new Client({ name: 'e2e', version: '1' });
	const requestInit = { headers: { ...(authorization && { authorization }) } };
	await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
	return client;
}

describe('the agent tool example', () => {
	const live = useLiveN8n();
	let url: string;
	let client: Client;

	beforeAll(async () => {
		url = await publish(await live().storeCredential({ token }, 'httpBearerAuth'));
		client = await connectMcp(url, `Bearer ${token}`);
	});
	afterAll(async () => {
		await client.close();
	});

	/** Imports the example, chooses both credentials as a user does, and publishes it. */
	async function publish(httpBearerAuth: string): Promise<string> {
		const credentials = { [credentialType]: live().credentialId, httpBearerAuth };
		const workflow = await readExample('agent-tool.json', { credentials });
		return (await publishAt(live(), workflow, '/mcp/mobile-money-name-lookup')).url;
	}

	/** Calls a tool, as an MCP client does for its model; what the model reads. */
	async function call(
		name: string,
		input: Record<string, unknown>,
	): Promise<{ isError: boolean; text: string }> {
		const answer = callResult.parse(await client.callTool({ name, arguments: input }));
		return { isError: answer.isError, text: answer.content[0].text };
	}

	test('is open to nobody without its token', async () => {
		for (const wrong of [undefined, 'Bearer a-long-random-tokem'])
			await expect(connectMcp(url, wrong)).rejects.toMatchObject({ code: 403 });
		await expect(publish('none')).rejects.toThrow(/MCP Server Trigger/);
	});

	test('tells a model what each tool takes and what its outcomes mean', async () => {
		const outcomes = /"Confirmed"[^]*"Needs Review"[^]*"Not Confirmed"[^]*only a test/;
		const { tools } = await client.listTools();
		const byName = [...tools].sort((a, b) => a.name.localeCompare(b.name));
		expect(byName).toMatchObject(
			['paybill', 'till'].map((type) => ({
				name: `look_up_${type}`,
				description: expect.stringMatching(outcomes),
				inputSchema: { required: [`${type}_number`, 'expected_name'] },
			})),
		);
		// n8n 1 sends none.
		const instructions = expect.stringMatching(/it is never an outcome/);
		expect(client.getInstructions()).toEqual(chosenMajor() === 1 ? undefined : instructions);
	});

	test.each([
		['the expected holder', 'till', '4738534', 'Jane Kamau', 'Confirmed', 'Match'],
		['no expected name', 'till', '4738534', '', 'Needs Review', ''],
		['a paybill', 'paybill', '900011', 'Green Highlands Academy', 'Confirmed', 'Match'],
	])('answers %s', async (_what, type, number, expected_name, outcome, match) => {
		const input = { [`${type}_number`]: number, expected_name };
		const { isError, text } = await call(`look_up_${type}`, input);
		expect(isError).toBe(false);
		const verdict = { 'Lookup Outcome': outcome, 'Lookup Match': match };
		expect(JSON.parse(text)).toMatchObject([{ ...verdict, 'Lookup Environment': 'uat' }]);
	});

	test.each<[string, Record<string, unknown>, RegExp]>([
		['a number that lost its zeros', { till_number: 57318 }, /Expected string/],
		['a service that is unavailable', { till_number: '900503' }, /unavailable/],
		['a service that is down', {}, /refused the connection[\s\S]*try again later/],
	])(
		'a check that fails is an error to the model, and no outcome: %s',
		async (what, change, message) => {
			if (what === 'a service that is down') await live().service.close();
			const input = { till_number: '4738534', expected_name: 'Jane Kamau', ...change };
			const answer = await call('look_up_till', input);
			expect(answer).toEqual({ isError: true, text: expect.stringMatching(message) });
			expect(answer.text).not.toMatch(/outcome|confirmed|needs review/i);
		},
	);
});
