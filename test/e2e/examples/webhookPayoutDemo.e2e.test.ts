import { credentialType } from '../../realN8n/localCredential';
import { newestExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { publishWorkflow, storeWorkflow } from '../support/publishWorkflow';
import { runByHand } from '../support/runByHand';
import { until } from '../support/until';
import { trigger } from '../support/workflows';
import { readExample } from './example';
import { newReference, PayoutExample } from './payoutExample';
import { decide, reviewOf } from './payoutReviews';

const file = 'webhook-payout.json';
const neverPaid = 'Demo answers are invented and never paid';

describe('the webhook payout example in the demo', () => {
	const live = useLiveN8n();
	let credentials: Record<string, string>;

	beforeAll(async () => {
		credentials = { [credentialType]: await live().storeCredential({ environment: 'demo' }) };
	});

	test('has a person decide right after import, and pays nothing when the decision is to pay', async () => {
		const { rest } = live();
		const { id } = await storeWorkflow(rest, await readExample(file, { credentials }));
		const reference = `DEMO-${await runByHand(rest, id, trigger)}`;
		const hasStatus = async (status: string): Promise<boolean> =>
			(await newestExecution(rest, id))?.status === status;
		await until('the example waits for a person', async () => await hasStatus('waiting'));
		const { reviewLink, ...shown } = await reviewOf(rest, reference);
		expect(shown).toMatchObject({
			status: 'waitingForReview',
			payment: 'KES 1500 to till 900002',
			expectedName: 'Jane Kamau',
			reason: expect.stringContaining('close to the expected name'),
		});
		expect(await decide(reviewLink, 'Pay')).toContain(neverPaid);
		await until('the example ends', async () => await hasStatus('success'));
		expect(await reviewOf(rest, reference)).toMatchObject({
			status: 'refused',
			reviewedBy: 'A Reviewer',
		});
	});

	test.each([
		[
			'900001',
			'Answer',
			409,
			{ reason: 'demoAnswer', message: `A real account would pay now. ${neverPaid}.` },
		],
		['900003', 'Answer', 409, { reason: 'nameDiffers', message: `${neverPaid}.` }],
		['900007', 'Not Checked', 503, { decision: 'notChecked', retryable: true }],
	])('shows what the caller is told about %s', async (number, node, statusCode, body) => {
		const fields = { 'Example Payment': { 'body.number': number } };
		const run = await live().run(await readExample(file, { credentials, fields }));
		expect(run.status).toBe('success');
		expect(run.outputs(node)[1]).toMatchObject([{ response: { statusCode, body } }]);
		expect(run.nodeRun('Pay')).toBeUndefined();
	});

	test('pays nothing that a caller posts, even when a person says so', async () => {
		const example = await PayoutExample.publish(live());
		const fields = { Payment: { environment: 'demo' } };
		const url = await example.publishCopy({ credentials, fields });
		const reference = newReference();
		expect((await example.pay({ reference, number: '900002' }, url)).status).toBe(202);
		const { reviewLink } = await reviewOf(live().rest, reference);
		expect(await decide(reviewLink, 'Pay')).toContain(neverPaid);
		await example.statusBecomes(reference, 'refused');
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test('is not published before a header is chosen', async () => {
		const activated = ['Payment Request', 'Payment Status'];
		const example = await readExample(file, { credentials, activated });
		await expect(publishWorkflow(live(), example, 'payout')).rejects.toThrow(/httpHeaderAuth/);
	});
});
