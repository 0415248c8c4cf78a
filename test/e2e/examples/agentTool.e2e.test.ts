import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { credentialType } from '../../realN8n/localCredential';
import { chosenMajor } from '../../realN8n/n8nVersion';
import { ACCOUNT_KINDS, type AccountKind } from '../../simulator';
import { executeTool } from '../support/executeTool';
import { finishedExecution, type StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { callTool, connectMcp } from '../support/mcpClient';
import { storeWorkflow } from '../support/publishWorkflow';
import { readExample } from './example';

const token = 'a-long-random-token';
const path = 'mobile-money-name-lookup';

describe('the agent tool example', () => {
	const live = useLiveN8n();
	let bearerId: string;
	let url: string;
	let client: Client;

	beforeAll(async () => {
		bearerId = await live().storeCredential({ token }, 'httpBearerAuth');
		url = await publish(bearerId);
		client = await connectMcp(url, token);
	});
	afterAll(async () => {
		await client.close();
	});

	/** Imports the example, chooses both credentials as a user does, and publishes it. */
	async function publish(httpBearerAuth: string, kind?: AccountKind): Promise<string> {
		const lookup = kind ? await live().storeAccount(kind) : live().credentialId;
		const credentials = { [credentialType]: lookup, httpBearerAuth };
		const parameters = kind && { 'MCP Server Trigger': { path: kind } };
		const changes = { credentials, ...(parameters && { parameters }) };
		const workflow = await readExample('agent-tool.json', changes);
		return await live().publish(workflow, `/mcp/${kind ?? path}`);
	}

	/** Executes a tool of the freshly imported example in the demo, where nothing but that is chosen. */
	async function tryTool(type: string, number: string): Promise<StoredExecution> {
		const demo = await live().storeCredential({ environment: 'demo' });
		const credentials = { [credentialType]: demo, httpBearerAuth: 'none' };
		const workflow = await readExample('agent-tool.json', { credentials });
		const { id } = await storeWorkflow(live().rest, workflow);
		const input = { [`${type}_number`]: number, expected_name: 'Jane Kamau' };
		await executeTool(live().rest, id, `look_up_${type}`, input);
		return await finishedExecution(live().rest, id);
	}

	test.each([
		['till', '900001', 'Confirmed'],
		['till', '900002', 'Needs Review'],
		['paybill', '900003', 'Not Confirmed'],
	])('shows in the demo, before it has a token: %s %s', async (type, number, outcome) => {
		const { outputs, text } = await tryTool(type, number);
		const [[answer = {}] = []] = outputs('PartialExecutionToolExecutor');
		expect(JSON.parse(String(answer['text']))).toMatchObject([{ 'Lookup Outcome': outcome }]);
		// So begins what a run says to people above its output.
		expect(text).not.toContain('all holders are invented');
	});

	test('shows in the demo a check that did not work', async () => {
		const { status, outputs } = await tryTool('till', '900007');
		const answers = outputs('PartialExecutionToolExecutor').flat();
		expect({ status, answers }).toEqual({ status: 'error', answers: [] });
	});

	test('cannot be published before somebody has given it a token', async () => {
		await expect(publish('none')).rejects.toThrow(/MCP Server Trigger/);
	});

	test.each([
		['no token', undefined],
		['another token', 'a-long-random-tokem'],
	])('refuses a client with %s', async (_what, wrong) => {
		await expect(connectMcp(url, wrong)).rejects.toMatchObject({ code: 403 });
	});

	test('tells a model what each tool takes and what its outcomes mean', async () => {
		const { tools } = await client.listTools();
		const text = (description: RegExp): unknown => ({
			type: 'string',
			description: expect.stringMatching(description),
		});
		const tool = (type: string): unknown => ({
			name: `look_up_${type}`,
			description: expect.stringMatching(
				/is registered to[^]*"Confirmed"[^]*"Needs Review"[^]*"Not Confirmed"[^]*only a test/,
			),
			inputSchema: expect.objectContaining({
				required: [`${type}_number`, 'expected_name'],
				properties: {
					[`${type}_number`]: text(new RegExp(`^The ${type} number.* with all leading zeros`)),
					expected_name: text(/^The name of the person or business/),
				},
			}),
		});
		const byName = [...tools].sort((a, b) => a.name.localeCompare(b.name));
		expect(byName).toEqual([
			expect.objectContaining(tool('paybill')),
			expect.objectContaining(tool('till')),
		]);
		// n8n 1 sends none.
		const instructions = expect.stringMatching(/it is never an outcome/);
		expect(client.getInstructions()).toEqual(chosenMajor() === 1 ? undefined : instructions);
	});

	test.each([
		['the expected holder', 'till', '4738534', 'Jane Kamau', 'Confirmed', 'Match'],
		['a leading zero', 'till', '057318', 'Mercy Wekesa', 'Confirmed', 'Match'],
		['no expected name', 'till', '4738534', '', 'Needs Review', ''],
		['another holder', 'till', '5031264', 'Jane Kamau', 'Not Confirmed', 'No Match'],
		['a paybill', 'paybill', '900011', 'Green Highlands Academy', 'Confirmed', 'Match'],
		['a till as a paybill', 'paybill', '4738534', 'Jane', 'Not Confirmed', ''],
	])('answers %s', async (_what, type, number, expected_name, outcome, match) => {
		const input = { [`${type}_number`]: number, expected_name };
		const { isError, text } = await callTool(client, `look_up_${type}`, input);
		expect(isError).toBe(false);
		const verdict = { 'Lookup Outcome': outcome, 'Lookup Match': match };
		expect(JSON.parse(text)).toMatchObject([{ ...verdict, 'Lookup Environment': 'uat' }]);
	});

	test.each(ACCOUNT_KINDS)('answers with the account %s', async (kind) => {
		const other = await connectMcp(await publish(bearerId, kind), token);
		for (const [till_number, outcome] of [
			['4738534', 'Confirmed'],
			['5031264', 'Not Confirmed'],
		]) {
			const input = { till_number, expected_name: 'Jane Kamau' };
			const { text } = await callTool(other, 'look_up_till', input);
			expect(JSON.parse(text)).toMatchObject([{ 'Lookup Outcome': outcome }]);
		}
		await other.close();
	});

	test.each<[string, Record<string, unknown>, RegExp]>([
		['a phone number', { till_number: '0712345678' }, /is a phone number/],
		['no expected name', { expected_name: undefined }, /Required\s+→ at expected_name/],
		['a number that lost its zeros', { till_number: 57318 }, /Expected string/],
		['a service that is unavailable', { till_number: '900503' }, /unavailable/],
		['a page of a proxy', { till_number: '900701' }, /not a lookup result/],
		['a service that is down', {}, /refused the connection[\s\S]*try again later/],
	])(
		'a check that fails is an error to the model, and no outcome: %s',
		async (what, change, message) => {
			if (what === 'a service that is down') await live().service.close();
			const input = { till_number: '4738534', expected_name: 'Jane Kamau', ...change };
			const answer = await callTool(client, 'look_up_till', input);
			expect(answer).toEqual({ isError: true, text: expect.stringMatching(message) });
			expect(answer.text).not.toMatch(/outcome|confirmed|needs review/i);
		},
	);
});
