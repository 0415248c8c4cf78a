import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { z } from 'zod';
import { credentialType } from '../../realN8n/localCredential';
import { chosenMajor } from '../../realN8n/n8nVersion';
import { startLiveN8n, type LiveN8n } from '../support/liveN8n';
import { callTool, connectMcp } from '../support/mcpClient';
import { readExample } from './example';

const token = 'a-long-random-token';
const file = 'agent-tool.json';
const path = '/mcp/mobile-money-name-lookup';
const created = z.object({ id: z.string() });

/** Imports the example, chooses both credentials as a user does, and publishes it; returns its address. */
async function publishExample({ server, credentialId, publish }: LiveN8n): Promise<string> {
	const bearer = { name: 'Agent token', type: 'httpBearerAuth', data: { token } };
	const { id } = created.parse(await server.rest.post('/rest/credentials', bearer));
	const credentials = { [credentialType]: credentialId, httpBearerAuth: id };
	return await publish(await readExample(file, { credentials }), path);
}

describe('the agent tool example', () => {
	let live: LiveN8n;
	let url: string;
	let client: Client;

	beforeAll(async () => {
		live = await startLiveN8n();
		url = await publishExample(live);
		client = await connectMcp(url, token);
	});
	afterAll(async () => {
		await client.close();
		await live.stop();
	});

	test('cannot be published before somebody has given it a token', async () => {
		const credentials = { [credentialType]: live.credentialId, httpBearerAuth: 'none' };
		const unlocked = await readExample(file, { credentials });
		await expect(live.publish(unlocked, path)).rejects.toThrow(/MCP Server Trigger/);
	});

	test.each([
		['no token', undefined],
		['another token', 'a-long-random-tokem'],
	])('refuses a client with %s', async (_what, wrong) => {
		await expect(connectMcp(url, wrong)).rejects.toMatchObject({ code: 403 });
	});

	test('tells a model what it reads before it calls anything', async () => {
		const { tools } = await client.listTools();
		expect(tools.map(({ name }) => name).sort()).toEqual(['look_up_paybill', 'look_up_till']);
		for (const { description } of tools) {
			expect(description).toMatch(/registered as the holder/);
			for (const outcome of ['confirmed', 'needsReview', 'notConfirmed']) {
				expect(description).toContain(`"${outcome}"`);
			}
		}
	});

	test('sends its instructions to the client, except in n8n 1, which has none', () => {
		const instructions = expect.stringMatching(/never take it for an outcome/);
		expect(client.getInstructions()).toEqual(chosenMajor() === 1 ? undefined : instructions);
	});

	test.each([
		['look_up_till', 'till_number', /^The till number, .* as text, with all leading zeros/],
		[
			'look_up_paybill',
			'paybill_number',
			/^The paybill number, .* as text, with all leading zeros/,
		],
	])('%s takes a number and an expected name, both as text', async (tool, number, description) => {
		const { tools } = await client.listTools();
		const { inputSchema } = tools.find(({ name }) => name === tool) ?? {};
		expect(inputSchema).toMatchObject({ type: 'object', required: [number, 'expected_name'] });
		expect(inputSchema?.properties).toEqual({
			[number]: { type: 'string', description: expect.stringMatching(description) },
			expected_name: {
				type: 'string',
				description: expect.stringMatching(/^The name of the person or business/),
			},
		});
	});

	const till = (till_number: string, expected_name: string): [string, Record<string, unknown>] => [
		'look_up_till',
		{ till_number, expected_name },
	];
	const paybill = (
		paybill_number: string,
		expected_name: string,
	): [string, Record<string, unknown>] => ['look_up_paybill', { paybill_number, expected_name }];

	test.each([
		['the expected holder of a till', till('4738534', 'Jane Kamau'), 'confirmed', 'nameMatched'],
		['a leading zero', till('057318', 'Mercy Wekesa'), 'confirmed', 'nameMatched'],
		['no expected name', till('4738534', ''), 'needsReview', 'nameNotCompared'],
		['a name with a slip', till('4738534', 'Jane Kamua'), 'needsReview', 'nameClose'],
		['another holder', till('5031264', 'Jane Kamau'), 'notConfirmed', 'nameDiffers'],
		['an unknown till', till('5999991', 'Jane Kamau'), 'notConfirmed', 'accountNotFound'],
		['a paybill', paybill('900011', 'Green Highlands Academy'), 'confirmed', 'nameMatched'],
		['a till asked as a paybill', paybill('4738534', 'Jane'), 'notConfirmed', 'accountNotFound'],
	])('answers %s', async (_what, [tool, input], outcome, reason) => {
		const { isError, text } = await callTool(client, tool, input);
		expect(isError).toBe(false);
		expect(JSON.parse(text)).toEqual([
			expect.objectContaining({ outcome, reason, environment: 'uat' }),
		]);
	});

	describe('a check that fails is an error to the model, and no outcome', () => {
		async function expectError(input: Record<string, unknown>, text: RegExp): Promise<void> {
			const answer = await callTool(client, 'look_up_till', input);
			expect(answer).toEqual({ isError: true, text: expect.stringMatching(text) });
			expect(answer.text).not.toMatch(/outcome|confirmed|needsReview/i);
		}

		test.each([
			['a phone number', { till_number: '0712345678', expected_name: 'Jane' }, /is a phone number/],
			['letters', { till_number: 'ABC', expected_name: 'Jane' }, /characters other than digits/],
			['no number', { till_number: '', expected_name: 'Jane' }, /is empty/],
			['no expected name', { till_number: '4738534' }, /Required\s+→ at expected_name/],
			[
				'a number that lost its zeros',
				{ till_number: 57318, expected_name: 'Mercy' },
				/Expected string/,
			],
			[
				'a service that is out of order',
				{ till_number: '900503', expected_name: 'Jane' },
				/out of order/,
			],
			['a page of a proxy', { till_number: '900701', expected_name: 'Jane' }, /not an answer/],
		])('%s', async (_what, input, text) => {
			await expectError(input, text);
		});

		test('a service that is down', async () => {
			await live.service.close();
			await expectError(
				{ till_number: '4738534', expected_name: 'Jane Kamau' },
				/refused the connection[\s\S]*try again later/,
			);
		});
	});
});
