import { OUTPUTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { startSimulator, type Simulator } from '../simulator';
import { localCredentialData } from '../realN8n/localCredential';
import { startObservedN8n, type ObservedN8n } from './support/observedN8n';
import { postJson } from './support/postJson';
import { publishWorkflow } from './support/publishWorkflow';
import { lookupName, tillsWorkflow } from './support/tillsWorkflow';
import type { NewWorkflow } from './support/workflows';

/** The webhook answers with what the last node gives out by its first output: what is confirmed leads to one. */
function answeringConfirmed({ nodes, connections, ...workflow }: NewWorkflow): NewWorkflow {
	const name = 'Confirmed';
	const next = { node: name, type: 'main', index: 0 };
	return {
		...workflow,
		nodes: [
			...nodes,
			{
				id: 'confirmed',
				name,
				type: 'n8n-nodes-base.noOp',
				typeVersion: 1,
				position: [600, 0],
				parameters: {},
			},
		],
		connections: {
			...connections,
			[lookupName]: { main: OUTPUTS.map((output) => (output === name ? [next] : [])) },
		},
	};
}

describe('a credential that is changed in the editor while it holds a good token', () => {
	let n8n: ObservedN8n;
	let url: string;

	beforeAll(async () => {
		n8n = await startObservedN8n();
		const setting = { onError: 'continueRegularOutput' } as const;
		const workflow = tillsWorkflow('change', n8n.credentialId, setting);
		({ url } = await publishWorkflow(n8n.server, answeringConfirmed(workflow), 'change'));
	});
	afterAll(async () => {
		await n8n.stop();
	});

	beforeEach(async () => {
		const fields = Object.entries(localCredentialData(n8n.service));
		await n8n.changeCredential(
			Object.fromEntries(fields.filter(([name]) => name !== 'accessToken')),
		);
		await lookUp();
		// What the editor gets in the place of a secret that is not empty.
		expect((await n8n.shownCredential())['accessToken']).toMatch(/BLANK_VALUE/);
		n8n.service.resetStats();
	});

	async function lookUp(): Promise<string> {
		return JSON.stringify(await postJson(url, { tills: ['4738534', '5031264'] }));
	}

	test('is used with the stored token as long as it stays as it is', async () => {
		await n8n.changeCredential({});
		expect(await lookUp()).toContain('JANE WANJIKU KAMAU');
		expect(n8n.service.stats).toMatchObject({ tokenRequests: 0, lookups: 2, bearerRefusals: 0 });
	});

	// The old token is still good, so a lookup would be answered: only its absence shows the change.
	test.each([
		['login', { login: 'somebody.else' }],
		['password', { password: 'something else' }],
		['API key', { apiKey: 'another-key' }],
	])('sends no lookup with the old token after another %s', async (_what, changes) => {
		await n8n.changeCredential(changes);
		expect(await lookUp()).not.toContain('JANE WANJIKU KAMAU');
		expect(n8n.service.stats).toMatchObject({ tokenRefusals: 1, lookups: 0 });
	});

	test('fetches a token of its own after another environment', async () => {
		await n8n.changeCredential({ environment: 'production' });
		n8n.service.expireAllTokens();
		expect(await lookUp()).toContain('JANE WANJIKU KAMAU');
		expect(n8n.service.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 0 });
	});

	describe('and moved to another host', () => {
		let other: Simulator;

		beforeAll(async () => {
			other = await startSimulator();
		});
		afterAll(async () => {
			await other.close();
		});

		test('sends neither the old token there nor anything to the old host', async () => {
			await n8n.changeCredential({ baseUrl: other.baseUrl });
			expect(await lookUp()).toContain('JANE WANJIKU KAMAU');
			expect(other.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 0 });
			expect(n8n.service.stats.recentRequests).toEqual([]);
		});
	});
});
