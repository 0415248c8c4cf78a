import { useLiveN8n } from './support/liveN8n';
import { postJson } from './support/postJson';
import { publishLookup } from './support/publishedLookup';
import { httpRequestWorkflow, lookupNode } from './support/workflows';

describe('workflows that a webhook starts', () => {
	const live = useLiveN8n();

	test('payments reach the output that tells what to do, and failed checks n8n’s error output', async () => {
		const lookup = await publishLookup(live(), {
			onError: 'continueErrorOutput',
			parameters: { operator: '={{ $json.operator }}', expectedName: '={{ $json.payee }}' },
		});
		const { results } = await lookup.run([
			{ till: '4738534', payee: 'Jane Wanjiku Kamau', operator: 'MPESA' },
			{ till: '900103', payee: '', operator: 'Mpesa' },
			{ till: '5031264', payee: 'Jane Kamau', operator: 'M-PESA' },
			{ till: '5999991', payee: '', operator: 'Mpesa' },
			{ till: '900503', payee: '', operator: 'Mpesa' },
			{ till: '0712345678', payee: '', operator: 'Mpesa' },
		]);
		const failed = { outcome: 'unchecked', environment: 'uat' };
		expect(results).toMatchObject([
			[{ outcome: 'needsReview', accountNumber: '900103' }],
			[{ outcome: 'confirmed', accountNumber: '4738534', environment: 'uat' }],
			[
				{ outcome: 'notConfirmed', accountNumber: '5031264' },
				{ outcome: 'notConfirmed', accountNumber: '5999991' },
			],
			[
				{ ...failed, till: '900503', error: { retryable: true } },
				{ ...failed, till: '0712345678', error: { retryable: false } },
			],
		]);
	});

	test('names are compared without a credential, and nobody is asked', async () => {
		const columns = {
			registeredName: '={{ $json.registered }}',
			expectedName: '={{ $json.expected }}',
		};
		const parameters = { operation: 'compareNames', ...columns };
		const { credentials, ...lookup } = lookupNode('none', parameters);
		expect(credentials).toBeDefined();
		const comparison = await publishLookup(live(), { lookup });
		const before = live().service.stats.connections;
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
		expect(live().service.stats.connections).toBe(before);
	});

	test('the credential works in n8n’s own HTTP Request node, and renews its token there', async () => {
		const { credentialId, service } = live();
		const workflow = httpRequestWorkflow('http-request', credentialId, service.baseUrl);
		const url = await live().publish(workflow, '/webhook/http-request');
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
