import { LiveN8n } from './support/liveN8n';
import { postJson } from './support/postJson';
import { publishLookup } from './support/publishedLookup';
import {
	httpRequestWorkflow,
	inLine,
	lookupNode,
	node,
	webhook,
	type NewWorkflow,
	type WorkflowNode,
} from './support/workflows';

/** A payout that pays only a confirmed holder, and says by its HTTP status which output it took. */
function payoutWorkflow(credentialId: string): NewWorkflow {
	const respond = (decision: string, responseCode: number): WorkflowNode => {
		const responseBody = `={{ { decision: "${decision}", item: $json } }}`;
		const parameters = { respondWith: 'json', responseBody, options: { responseCode } };
		return node(decision, 'respondToWebhook', parameters, 1.5);
	};
	const lookup = lookupNode(credentialId, {
		operator: '={{ $json.body.operator }}',
		merchantTillNumber: '={{ $json.body.till }}',
		expectedName: '={{ $json.body.payee }}',
	});
	return inLine(
		'Payout',
		[
			webhook('decisions', { responseMode: 'responseNode' }),
			{ ...lookup, onError: 'continueErrorOutput' },
		],
		[
			respond('askPerson', 202),
			respond('pay', 200),
			respond('stop', 409),
			respond('tryAgain', 503),
		],
	);
}

describe('workflows that a webhook starts', () => {
	let live: LiveN8n;
	let payout: string;

	beforeAll(async () => {
		live = await LiveN8n.start();
		payout = await live.publish(payoutWorkflow(live.credentialId), '/webhook/decisions');
	});
	afterAll(async () => {
		await live.stop();
	});

	test.each([
		['pays a confirmed holder', '4738534', 'Jane Wanjiku Kamau', 200, 'pay', 'confirmed'],
		['asks a person about a missing name', '900103', '', 202, 'askPerson', 'needsReview'],
		['stops for another holder', '5031264', 'Jane Kamau', 409, 'stop', 'notConfirmed'],
		['stops for an unknown till', '5999991', '', 409, 'stop', 'notConfirmed'],
	])('a payout %s', async (_what, till, payee, status, decision, outcome) => {
		expect(await postJson(payout, { till, payee, operator: 'MPESA' })).toMatchObject({
			status,
			body: { decision, item: { outcome, environment: 'uat' } },
		});
	});

	test.each([
		['the service is out of order', '900503'],
		['the number is a phone number', '0712345678'],
	])('a payout takes n8n’s error output when %s', async (_what, till) => {
		const answer = await postJson(payout, { till, payee: '', operator: 'Mpesa' });
		expect(answer).toMatchObject({ status: 503, body: { decision: 'tryAgain' } });
		expect(answer).toHaveProperty('body.item.error.retryable', till === '900503');
		expect(answer).toHaveProperty('body.item.outcome', 'unchecked');
	});

	test('names are compared without a credential, and nobody is asked', async () => {
		const columns = {
			registeredName: '={{ $json.registered }}',
			expectedName: '={{ $json.expected }}',
		};
		const parameters = { operation: 'compareNames', ...columns };
		const { credentials, ...lookup } = lookupNode('none', parameters);
		expect(credentials).toBeDefined();
		const comparison = await publishLookup(live, { lookup });
		const before = live.service.stats.connections;
		const { status, results } = await comparison.run([
			{ registered: 'JANE WANJIKU KAMAU', expected: 'Jane Kamau' },
			{ registered: 'PETER OTIENO', expected: 'Jane Kamau' },
			{ registered: 'JANE WANJIKU KAMAU', expected: '' },
		]);
		expect(status).toBe('success');
		expect(results).toMatchObject([
			[{ outcome: 'needsReview' }],
			[{ outcome: 'confirmed' }],
			[{ outcome: 'notConfirmed' }],
		]);
		expect(live.service.stats.connections).toBe(before);
	});

	test('the credential works in n8n’s own HTTP Request node, and renews its token there', async () => {
		const { credentialId, service } = live;
		const workflow = httpRequestWorkflow('http-request', credentialId, service.baseUrl);
		const url = await live.publish(workflow, '/webhook/http-request');
		const answer = {
			status: 200,
			body: { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' },
		};
		expect(await postJson(url, { till: '4738534' })).toEqual(answer);
		service.expireAllTokens();
		service.resetStats();
		expect(await postJson(url, { till: '4738534' })).toEqual(answer);
		expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 1 });
	});
});
