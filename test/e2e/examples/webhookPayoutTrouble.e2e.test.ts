import { credentialType } from '../../realN8n/localCredential';
import type { Fault } from '../../simulator';
import type { ExampleChanges } from './example';
import { almostJane, jane, newReference, PayoutExample } from './payoutExample';

describe('the webhook payout example when something is wrong', () => {
	let example: PayoutExample;

	beforeAll(async () => {
		example = await PayoutExample.start();
	});
	afterAll(async () => {
		await example.live.stop();
	});
	beforeEach(() => {
		example.service.setFaultPlan(undefined);
		example.service.resetStats();
	});

	test.each<[string, Fault, boolean]>([
		['is out of order', { kind: 'serverError', httpStatus: 503, body: 'html' }, true],
		['answers with a page', { kind: 'htmlPage' }, false],
	])(
		'pays nothing while the lookup service %s, and later once',
		async (_what, fault, retryable) => {
			example.service.setFaultPlan(({ kind }) => (kind === 'till' ? fault : undefined));
			const reference = newReference();
			const message = expect.stringMatching(/^Nothing was paid: ./);
			expect(await example.pay({ reference })).toMatchObject({
				status: 503,
				body: { decision: 'notChecked', reference, retryable, message },
			});
			expect(example.service.payouts).toMatchObject({ requests: 0 });

			example.service.setFaultPlan(undefined);
			expect(await example.pay({ reference })).toMatchObject({ body: { decision: 'paid' } });
			expect(example.service.payouts.payments).toHaveLength(1);
		},
	);

	test.each<[string, Fault, number]>([
		['is out of order', { kind: 'serverError', httpStatus: 500, body: 'json' }, 0],
		['drops the connection', { kind: 'resetBeforeAnswer' }, 0],
		['pays, but loses the answer', { kind: 'resetDuringBody' }, 1],
		['pays, but answers with a page', { kind: 'htmlPage' }, 1],
		['pays, but answers with half of it', { kind: 'cutOffJson' }, 1],
		['sends the payment elsewhere', { kind: 'redirect', httpStatus: 307 }, 1],
	])('says that it does not know when the payment service %s', async (_what, fault, paid) => {
		const { service } = example;
		service.setFaultPlan(({ kind }) => (kind === 'payout' ? fault : undefined));
		const reference = newReference();
		const message = expect.stringContaining('with the same reference');
		expect(await example.pay({ reference })).toMatchObject({
			status: 502,
			body: { decision: 'unknown', reference, retryable: true, message },
		});
		expect(service.payouts.payments).toHaveLength(paid);
		expect(service.stats.elsewhere.requests).toBe(0);

		service.setFaultPlan(undefined);
		expect(await example.pay({ reference })).toMatchObject({ body: { decision: 'paid' } });
		expect(service.payouts).toMatchObject({ requests: 2 });
		expect(service.payouts.payments).toHaveLength(1);
	});

	const settings = (environment: string): Partial<ExampleChanges> => ({
		fields: { Settings: { environment } },
	});
	const fixedNumber = { 'Look Up Holder': { accountNumber: jane.number } };
	const generous = {
		'Look Up Holder': { options: { includeInput: true, matchPolicy: 'confirmed' } },
	};

	test.each<[string, Partial<ExampleChanges>, object, string]>([
		[
			'pays nothing on the answers of another environment',
			settings('production'),
			jane,
			'wrongEnvironment',
		],
		[
			'pays nothing on a close match of another one',
			settings('production'),
			almostJane,
			'wrongEnvironment',
		],
		[
			'pays nothing when the lookup is deactivated',
			{ deactivated: ['Look Up Holder'] },
			jane,
			'notLookedUp',
		],
		[
			'pays nothing when another number was looked up',
			{ parameters: fixedNumber },
			{ number: '5031264' },
			'notLookedUp',
		],
	])('%s', async (_what, changes, payment, reason) => {
		const url = await example.publishCopy(changes);
		expect(await example.pay(payment, url)).toMatchObject({
			status: 409,
			body: { decision: 'refused', reason },
		});
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['a match', jane, 'uat'],
		['a match, even where the demo is expected', jane, 'demo'],
		['a close match, even where the demo is expected', almostJane, 'demo'],
	])('pays nothing on the demo’s %s, and puts nothing up', async (_what, payment, environment) => {
		const id = await example.live.storeCredential({ environment: 'demo' });
		const credentials = { [credentialType]: id };
		const url = await example.publishCopy({ credentials, ...settings(environment) });
		const reference = newReference();
		expect(await example.pay({ reference, ...payment }, url)).toMatchObject({
			status: 409,
			body: { decision: 'refused', reason: 'demoAnswer' },
		});
		expect(example.service.payouts).toMatchObject({ requests: 0 });
		expect(await example.status(example.statusUrl(reference))).toMatchObject({ status: 404 });
	});

	test('puts a close match up for review even when the lookup confirms such', async () => {
		const url = await example.publishCopy({ parameters: generous });
		expect(await example.pay(almostJane, url)).toMatchObject({
			status: 202,
			body: { decision: 'waitingForReview' },
		});
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});
});
