import { ACCOUNT_KINDS, lookupOf } from '../simulator';
import { localCredentialData } from '../realN8n/localCredential';
import { useLiveN8n } from './support/liveN8n';
import { postJson } from './support/postJson';
import { publishAt } from './support/publishWorkflow';
import { publishLookup } from './support/publishedLookup';
import { httpRequestWorkflow } from './support/workflows';

describe('workflows that a webhook starts', () => {
	const live = useLiveN8n();

	test('send each payment where it belongs', async () => {
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

	test.each(ACCOUNT_KINDS)(
		'have n8n’s HTTP Request node use and renew the account %s',
		async (kind) => {
			const { service } = live();
			const credential = await live().storeCredential(localCredentialData(service, kind));
			const lookup = lookupOf(kind, service.baseUrl, 'till', '4738534');
			const workflow = httpRequestWorkflow(kind, credential, lookup);
			const { url } = await publishAt(live(), workflow, `/webhook/${kind}`);
			const name = kind === 'daraja' ? 'OrganizationName' : 'name';
			const answer = { status: 200, body: { [name]: 'JANE WANJIKU KAMAU' } };
			expect(await postJson(url, {})).toMatchObject(answer);
			service.expireAllTokens();
			service.resetStats();
			expect(await postJson(url, {})).toMatchObject(answer);
			expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 1 });
		},
	);
});
