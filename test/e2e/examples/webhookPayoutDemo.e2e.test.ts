import { credentialType } from '../../realN8n/localCredential';
import { useLiveN8n } from '../support/liveN8n';
import { publishWorkflow } from '../support/publishWorkflow';
import { sharedN8n } from '../support/sharedN8n';
import { readExample } from './example';
import { jane, newReference, PayoutExample } from './payoutExample';
import { PayoutReviewer } from './payoutReviewer';

const file = 'webhook-payout.json';
const neverPaid =
	'Not paid: with a real account this would be paid now, but demo answers are invented and never paid.';

describe('the webhook payout example in the demo', () => {
	const live = useLiveN8n();
	let credentials: Record<string, string>;

	beforeAll(async () => {
		credentials = { [credentialType]: await live().storeCredential({ environment: 'demo' }) };
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	test.each([
		['900001', 409, { decision: 'refused', reason: 'demoAnswer', message: neverPaid }],
		['900002', 202, { decision: 'waitingForReview', reason: 'nameClose' }],
		['900003', 409, { decision: 'refused', reason: 'nameDiffers' }],
		['900007', 503, { decision: 'notChecked', retryable: true }],
	])('shows right after import what the caller is told about %s', async (number, status, body) => {
		const fields = { 'Example Payment': { 'body.number': number } };
		const run = await live().run(await readExample(file, { credentials, fields }));
		expect(run.status).toBe('success');
		expect(run.outputs('Answer')[1]).toMatchObject([{ response: { statusCode: status, body } }]);
		expect(run.outputs('Row Now')[0]).toMatchObject([{ number, state: body.decision }]);
		expect(run.nodeRun('Pay')).toBeUndefined();
	});

	test('pays nothing that a caller posts, even when a person says so', async () => {
		const example = await PayoutExample.publish(live());
		const demo = await example.publishCopy({ credentials });
		const reviewer = await PayoutReviewer.signIn(demo.formUrl, sharedN8n().cookie);
		const reference = newReference();
		const answer = await demo.pay({ reference, ...jane, number: '900002' });
		expect(answer.status).toBe(202);
		expect(await reviewer.decide(reference, 'Pay')).toContain(neverPaid);
		expect(await demo.row(reference)).toMatchObject({
			state: 'refused',
			reviewedBy: sharedN8n().owner.email,
		});
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test('is not published before a header is chosen', async () => {
		const activated = ['Payment Request', 'Payment Status'];
		const example = await readExample(file, { credentials, activated });
		await expect(publishWorkflow(live(), example, 'payout')).rejects.toThrow(/httpHeaderAuth/);
	});
});
