import { credentialType } from '../realN8n/localCredential';
import { lookupOf } from '../simulator';
import { useLiveN8n } from './support/liveN8n';
import { postJson } from './support/postJson';
import { publishLookup } from './support/publishedLookup';
import { httpRequestWorkflow, lookupNode, node } from './support/workflows';

const again = 'Look Up Again';

describe('the demo in n8n', () => {
	const live = useLiveN8n();
	let demoId: string;

	beforeAll(async () => {
		demoId = await live().storeCredential({ environment: 'demo' });
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	test('passes the credential’s test without asking anybody', async () => {
		const data = { environment: 'demo', baseUrl: live().service.baseUrl, login: 'left over' };
		const credentials = { id: demoId, name: 'Demo', type: credentialType, data };
		const answer = await live().rest.post('/rest/credentials/test', { credentials });
		expect(answer).toMatchObject({ status: 'OK' });
		expect(live().service.stats.recentRequests).toEqual([]);
	});

	test('looks numbers up without an account', async () => {
		const lookup = await publishLookup(live(), { credentialId: demoId });
		const { results } = await lookup.run(['900001', '900005', '900007']);
		expect(results).toMatchObject([
			[{ outcome: 'unchecked', simulated: true }],
			[{ outcome: 'confirmed', simulated: true, name: 'JANE WANJIKU KAMAU (DEMO)' }],
			[{ outcome: 'notConfirmed', simulated: true }],
		]);
		expect(live().service.stats.recentRequests).toEqual([]);
	});

	test.each([
		['a real account after it', false, 'demo', /it cannot also look up real numbers/],
		['it after a real account', true, 'uat', /it cannot also use the demo/],
	])('does not share an execution: %s', async (_what, isFirstReal, environment, message) => {
		const [first, second] = isFirstReal
			? [live().credentialId, demoId]
			: [demoId, live().credentialId];
		// What the first has confirmed goes on to the second.
		const parameters = { merchantTillNumber: '={{ $json.accountNumber }}' };
		const next = { ...lookupNode(second, parameters), id: again, name: again };
		const behind = [
			node('Needs Review', 'noOp'),
			{ ...next, onError: 'continueRegularOutput' as const },
		];
		const lookup = await publishLookup(live(), { credentialId: first, behind });
		const { results, outputs } = await lookup.run(['4738534', '5031264']);
		const confirmed = { outcome: 'confirmed', environment };
		expect(results[1]).toMatchObject([confirmed, confirmed]);
		const refused = {
			outcome: 'unchecked',
			error: { message: expect.stringMatching(message) },
		};
		expect(outputs(again)).toMatchObject([[refused, refused], [], []]);
		expect(live().service.stats.lookups).toBe(isFirstReal ? 2 : 0);
	});

	test('sends nothing for n8n’s HTTP Request node', async () => {
		const request = lookupOf('apiUser', live().service.baseUrl, 'till', '4738534');
		const workflow = httpRequestWorkflow('http-demo', demoId, request);
		const url = await live().publish(workflow, '/webhook/http-demo');
		expect(await postJson(url, {})).toMatchObject({ status: 500 });
		expect(live().service.stats.recentRequests).toEqual([]);
	});
});
