import { credentialType } from '../../realN8n/localCredential';
import type { Fault } from '../../simulator';
import {
	almostJane,
	jane,
	newReference,
	payoutFault,
	startPayoutExample,
	type PayoutExample,
} from './payoutExample';

describe('the webhook payout example when something is wrong', () => {
	let example: PayoutExample;

	beforeAll(async () => {
		example = await startPayoutExample();
	});
	afterAll(async () => {
		await example.stop();
	});
	beforeEach(() => {
		example.service.setFaultPlan(undefined);
		example.service.resetStats();
	});

	test.each<[string, Fault, boolean]>([
		['is out of order', { kind: 'serverError', httpStatus: 503, body: 'html' }, true],
		['answers with a page', { kind: 'htmlPage' }, false],
	])(
		'answers HTTP 503 and pays nothing when the lookup service %s',
		async (_what, fault, retryable) => {
			example.service.setFaultPlan(({ kind }) => (kind === 'till' ? fault : undefined));
			const reference = newReference();
			const answer = await example.caller.post({ reference, ...jane });
			expect(answer).toMatchObject({
				status: 503,
				body: {
					decision: 'notChecked',
					reference,
					retryable,
					message: expect.stringMatching(/^Nothing was paid: ./),
				},
			});
			expect(example.service.payouts).toMatchObject({ requests: 0 });

			example.service.setFaultPlan(undefined);
			expect((await example.caller.post({ reference, ...jane })).body['decision']).toBe('paid');
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
		const { caller, service } = example;
		service.setFaultPlan(payoutFault(fault));
		const payment = { reference: newReference(), ...jane };
		expect(await caller.post(payment)).toMatchObject({
			status: 502,
			body: {
				decision: 'unknown',
				reference: payment.reference,
				retryable: true,
				message: expect.stringContaining('with the same reference'),
			},
		});
		expect(service.payouts.payments).toHaveLength(paid);
		expect(service.stats.elsewhere.requests).toBe(0);

		service.setFaultPlan(undefined);
		expect((await caller.post(payment)).body).toMatchObject({ decision: 'paid' });
		expect(service.payouts).toMatchObject({ requests: 2 });
		expect(service.payouts.payments).toHaveLength(1);
	});

	test.each([jane, almostJane])(
		'pays nothing on the answers of another environment, %j',
		async (payment) => {
			const path = payment === jane ? 'payout-live' : 'payout-live-review';
			const fields = { Settings: { environment: 'production' } };
			const inProduction = await example.publishCopy(path, { fields });
			const reference = newReference();
			expect(await inProduction.post({ reference, ...payment })).toMatchObject({
				status: 409,
				body: { decision: 'refused', reference, reason: 'wrongEnvironment' },
			});
			expect(example.service.payouts).toMatchObject({ requests: 0 });
		},
	);

	test.each([
		['a match', jane, 'uat'],
		['a match, even where the demo is expected', jane, 'demo'],
		['a close match, even where the demo is expected', almostJane, 'demo'],
	])('pays nothing on the demo’s %s, and puts nothing up', async (what, payment, environment) => {
		const id = await example.storeLookupCredential({ environment: 'demo' });
		const path = `payout-${what.replaceAll(/\W+/g, '-')}`;
		const onDemo = await example.publishCopy(path, {
			credentials: { [credentialType]: id },
			fields: { Settings: { environment } },
		});
		const reference = newReference();
		expect(await onDemo.post({ reference, ...payment })).toMatchObject({
			status: 409,
			body: { decision: 'refused', reference, reason: 'demoAnswer' },
		});
		expect(example.service.payouts).toMatchObject({ requests: 0 });
		expect(await example.caller.status(reference)).toMatchObject({ status: 404 });
	});

	test('pays nothing when the lookup is deactivated', async () => {
		const blind = await example.publishCopy('payout-blind', { deactivated: ['Look Up Holder'] });
		const reference = newReference();
		expect(await blind.post({ reference, ...jane })).toMatchObject({
			status: 409,
			body: { decision: 'refused', reference, reason: 'notLookedUp' },
		});
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test('pays nothing when another number was looked up than the one to be paid', async () => {
		const parameters = { 'Look Up Holder': { accountNumber: jane.number } };
		const mistaken = await example.publishCopy('payout-mistaken', { parameters });
		expect(
			await mistaken.post({ reference: newReference(), ...jane, number: '5031264' }),
		).toMatchObject({ status: 409, body: { decision: 'refused', reason: 'notLookedUp' } });
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test('puts a close match up for review even when the lookup confirms such', async () => {
		const options = { includeInput: true, matchPolicy: 'confirmed' };
		const generous = await example.publishCopy('payout-generous', {
			parameters: { 'Look Up Holder': { options } },
		});
		expect(await generous.post({ reference: newReference(), ...almostJane })).toMatchObject({
			status: 202,
			body: { decision: 'waitingForReview' },
		});
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test('pays nothing when nothing listens at the payment service’s address', async () => {
		const fields = { Settings: { payoutUrl: 'http://127.0.0.1:9/payouts' } };
		const nowhere = await example.publishCopy('payout-nowhere', { fields });
		expect(await nowhere.post({ reference: newReference(), ...jane })).toMatchObject({
			status: 502,
			body: { decision: 'unknown' },
		});
	});
});
