import { PayoutCaller } from '../../e2e/examples/payoutCaller';
import { jane, newReference } from '../../e2e/examples/payoutExample';
import type { ExampleRun } from './exampleRun';

/** One payment, called while the editor listens, with the local service as payment service. */
export const webhookPayout: ExampleRun = {
	prepare: ({ service }) => {
		const payoutUrl = `${service.baseUrl}/payouts`;
		return Promise.resolve({ fields: { Settings: { payoutUrl } } });
	},
	run: async (canvas, { server }) => {
		await canvas.listen('Payment Request');
		const caller = new PayoutCaller(`${server.baseUrl}/webhook-test/payout`);
		const { status, body } = await caller.post({ ...jane, reference: newReference() });
		expect({ status, decision: body['decision'] }).toEqual({ status: 200, decision: 'paid' });
		await canvas.hasEnded();
	},
	lookups: {
		'Look Up Holder': { 'Needs Review': '', Confirmed: '1 item', 'Not Confirmed': '', Error: '' },
	},
	look: async (canvas) => {
		expect(await canvas.outputs('Paid?')).toContainEqual({ name: 'Paid', items: '1 item' });
	},
	window: [2_000, 1_200],
};
