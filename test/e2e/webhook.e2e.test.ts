import { ACCOUNT_KINDS, lookupOf, startSimulator } from '../simulator';
import { useLiveN8n } from './support/liveN8n';
import { postJson } from './support/postJson';
import { publishLookup } from './support/publishedLookup';
import { httpRequestWorkflow, lookupNode } from './support/workflows';

describe.each(ACCOUNT_KINDS)('workflows that a webhook starts, with the account %s', (kind) => {
	const live = useLiveN8n(kind);

	test('payments reach the output that tells what to do, and failed checks n8n’s error output', async () => {
		const lookup = await publishLookup(live(), {
			onError: 'continueErrorOutput',
			options: { maxRetries: 1 },
			parameters: { operator: '={{ $json.operator }}', expectedName: '={{ $json.payee }}' },
		});
		const { results } = await lookup.run([
			{ till: '4738534', payee: 'Jane Wanjiku Kamau', operator: 'MPESA' },
			{ till: '057318', payee: '', operator: 'Mpesa' },
			{ till: '5031264', payee: 'Jane Kamau', operator: 'M-PESA' },
			{ till: '5999991', payee: '', operator: 'Mpesa' },
			{ till: '900503', payee: '', operator: 'Mpesa' },
			{ till: '0712345678', payee: '', operator: 'Mpesa' },
		]);
		const failed = { outcome: 'unchecked', environment: 'uat' };
		expect(results).toMatchObject([
			[{ outcome: 'needsReview', accountNumber: '057318' }],
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

	/** Publishes n8n's HTTP Request node with the credential, asking a service for a till. */
	async function publishRequest(name: string, baseUrl: string): Promise<string> {
		const path = `${name}-${kind}`;
		const request = lookupOf(kind, baseUrl, 'till', '4738534');
		const workflow = httpRequestWorkflow(path, live().credentialId, request);
		return await live().publish(workflow, `/webhook/${path}`);
	}

	test('the credential works in n8n’s own HTTP Request node, and renews its token there', async () => {
		const { service } = live();
		const url = await publishRequest('own-host', service.baseUrl);
		const answer = {
			status: 200,
			body: { [kind === 'daraja' ? 'OrganizationName' : 'name']: 'JANE WANJIKU KAMAU' },
		};
		expect(await postJson(url, {})).toMatchObject(answer);
		service.expireAllTokens();
		service.resetStats();
		expect(await postJson(url, {})).toMatchObject(answer);
		expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 1 });
	});

	test('the HTTP Request node sends the token to no other host, and along no redirect', async () => {
		const other = await startSimulator();
		try {
			const url = await publishRequest('other-host', other.baseUrl);
			expect(await postJson(url, {})).toMatchObject({ status: 500 });
			expect(other.stats.recentRequests).toEqual([]);
		} finally {
			await other.close();
		}
		const { service } = live();
		service.resetStats();
		service.setFaultPlan((request) =>
			request.kind === 'token' ? undefined : { kind: 'redirect' },
		);
		await postJson(await publishRequest('redirect', service.baseUrl), {});
		service.setFaultPlan(undefined);
		expect(service.stats).toMatchObject({
			lookups: 1,
			elsewhere: { requests: 1, withAuthorization: 0 },
		});
	});
});

describe('workflows that a webhook starts', () => {
	const live = useLiveN8n();

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
});
