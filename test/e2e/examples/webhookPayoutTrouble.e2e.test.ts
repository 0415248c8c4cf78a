import { credentialType } from '../../realN8n/localCredential';
import type { Fault } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import type { ExampleChanges } from './example';
import { almostJane, jane, newReference, PayoutExample } from './payoutExample';

describe('the webhook payout example when something is wrong', () => {
	const live = useLiveN8n();
	let example: PayoutExample;
	let demoId: string;

	beforeAll(async () => {
		example = await PayoutExample.publish(live());
		demoId = await live().storeCredential({ environment: 'demo' });
	});
	beforeEach(() => {
		live().service.setFaultPlan(undefined);
		live().service.resetStats();
	});

	test.each<[string, Fault, boolean]>([
		['is out of order', { kind: 'serverError', httpStatus: 503, body: 'html' }, true],
		['answers with a page', { kind: 'htmlPage' }, false],
	])(
		'pays nothing while the lookup service %s, and later once',
		async (_what, fault, retryable) => {
			live().service.setFaultPlan(({ kind }) => (kind === 'till' ? fault : undefined));
			const reference = newReference();
			const message = expect.stringMatching(/^Nothing was paid: ./);
			expect(await example.pay({ reference })).toMatchObject({
				status: 503,
				body: { decision: 'notChecked', reference, retryable, message },
			});
			expect(live().service.payouts).toMatchObject({ requests: 0 });

			live().service.setFaultPlan(undefined);
			expect(await example.pay({ reference })).toMatchObject({ body: { decision: 'paid' } });
			expect(live().service.payouts.payments).toHaveLength(1);
		},
	);

	test.each<[string, Fault, number]>([
		['is out of order', { kind: 'serverError', httpStatus: 500, body: 'json' }, 0],
		['pays, but loses the answer', { kind: 'resetDuringBody' }, 1],
		['pays, but answers with a page', { kind: 'htmlPage' }, 1],
		['sends the payment elsewhere', { kind: 'redirect', httpStatus: 307 }, 1],
	])('says that it does not know when the payment service %s', async (_what, fault, paid) => {
		const { service } = live();
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
		fields: { Payment: { environment } },
	});
	const fixedNumber = { parameters: { 'Look Up Holder': { accountNumber: jane.number } } };
	const deactivated = { deactivated: ['Look Up Holder'] };
	const other = { number: '5031264' };
	test.each<[string, Partial<ExampleChanges>, object, string]>([
		['on answers of another environment', settings('production'), jane, 'wrongEnvironment'],
		['on a close match of another one', settings('production'), almostJane, 'wrongEnvironment'],
		['on the demo', settings('uat'), jane, 'demoAnswer'],
		['on the demo, even where it is expected', settings('demo'), jane, 'demoAnswer'],
		['on a close match of the demo', settings('uat'), almostJane, 'demoAnswer'],
		['pays nothing when the lookup is deactivated', deactivated, jane, 'notLookedUp'],
		['when another number was looked up', fixedNumber, other, 'notLookedUp'],
	])('pays nothing and puts nothing up: %s', async (_what, changes, payment, reason) => {
		const lookup = reason === 'demoAnswer' ? demoId : live().credentialId;
		const credentials = { [credentialType]: lookup };
		const url = await example.publishCopy({ credentials, ...changes });
		const reference = newReference();
		expect(await example.pay({ reference, ...payment }, url)).toMatchObject({
			status: 409,
			body: {
				decision: 'refused',
				reason,
				message: expect.stringContaining(
					reason === 'demoAnswer' ? 'Demo answers are invented and never paid' : 'Nothing was paid',
				),
			},
		});
		expect(live().service.payouts).toMatchObject({ requests: 0 });
		expect(await example.status(example.statusUrl(reference))).toMatchObject({ status: 404 });
	});

	test('puts a close match up for review even when the lookup confirms such', async () => {
		const options = { includeInput: true, matchPolicy: 'confirmed' };
		const url = await example.publishCopy({ parameters: { 'Look Up Holder': { options } } });
		expect(await example.pay(almostJane, url)).toMatchObject({
			status: 202,
			body: { decision: 'waitingForReview' },
		});
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});
});
