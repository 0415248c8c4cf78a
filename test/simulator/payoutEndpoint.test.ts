import type { Client, Received } from './client';
import type { Fault } from './faults';
import { withSimulator } from './withSimulator';

const order = {
	reference: 'INV-1',
	accountType: 'till',
	accountNumber: '4738534',
	amount: 1500,
	currency: 'KES',
};
const paid = { ...order, idempotencyKey: 'INV-1', paymentId: 'payment-1' };

const pay = async (client: Client, key = 'INV-1', body: unknown = order): Promise<Received> =>
	await client.send('/payouts', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': key },
		body: JSON.stringify(body),
	});

describe('the stand-in for payouts', () => {
	it('pays once for a key, however often and however many at once, with one answer', async () => {
		await withSimulator({ latencyMs: 5 }, async (simulator, client) => {
			const all = await Promise.all(Array.from({ length: 10 }, () => pay(client)));
			const { reference, amount, currency } = order;
			const json = { paymentId: 'payment-1', status: 'paid', reference, amount, currency };
			for (const each of all) expect(each).toMatchObject({ httpStatus: 201, json });
			const replayed = all.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
			expect(replayed).toHaveLength(9);
			expect(simulator.payouts).toEqual({ requests: 10, payments: [paid] });
			simulator.resetStats();
			expect(simulator.payouts).toEqual({ requests: 0, payments: [] });
		});
	});

	it.each([
		['an empty key', '', order, 400],
		['no order', 'INV-2', null, 400],
		['an amount that is text', 'INV-2', { ...order, amount: '1500' }, 400],
		['an amount of zero', 'INV-2', { ...order, amount: 0 }, 400],
		['a number that is none', 'INV-2', { ...order, accountNumber: '47/38' }, 400],
		['a key of another amount', 'INV-1', { ...order, amount: 15000 }, 422],
		['a key of another number', 'INV-1', { ...order, accountNumber: '5031264' }, 422],
		['a key of another type', 'INV-1', { ...order, accountType: 'paybill' }, 422],
		['a key of another reference', 'INV-1', { ...order, reference: 'INV-9' }, 422],
	])('refuses %s', async (_what, key, body, httpStatus) => {
		await withSimulator({}, async (simulator, client) => {
			await pay(client);
			const refused = await pay(client, key, body);
			expect(refused).toMatchObject({ httpStatus, json: { status: 'refused' } });
			expect(simulator.payouts.payments).toEqual([paid]);
		});
	});

	it.each<[string, Fault, number]>([
		['is out of order', { kind: 'serverError', httpStatus: 503, body: 'json' }, 0],
		['drops the connection', { kind: 'resetBeforeAnswer' }, 0],
		['pays and loses the answer on the way', { kind: 'resetDuringBody' }, 1],
		['pays and answers with a page', { kind: 'htmlPage' }, 1],
	])('can be told that it %s', async (_what, fault, payments) => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'payout' ? fault : undefined));
			await pay(client).catch(() => undefined);
			expect(simulator.payouts.payments).toHaveLength(payments);
			simulator.setFaultPlan(undefined);
			await pay(client);
			expect(simulator.payouts).toEqual({ requests: 2, payments: [paid] });
		});
	});
});
