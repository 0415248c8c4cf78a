import { jsonOf, type Client, type Received } from './client';
import type { Fault } from './faults';
import type { Simulator } from './simulator';
import { withSimulator } from './withSimulator';

const order = {
	reference: 'INV-1',
	accountType: 'till',
	accountNumber: '4738534',
	amount: 1500,
	currency: 'KES',
};

async function pay(
	simulator: Simulator,
	client: Client,
	body: unknown,
	key?: string,
): Promise<Received> {
	return await client.send(`${simulator.baseUrl}/payouts`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			...(key !== undefined && { 'idempotency-key': key }),
		},
		body: JSON.stringify(body),
	});
}

describe('the stand-in for payouts', () => {
	it('pays once for a key, and answers a repeated order as it did the first', async () => {
		await withSimulator({}, async (simulator, client) => {
			const first = await pay(simulator, client, order, 'INV-1');
			const second = await pay(simulator, client, order, 'INV-1');
			expect(first.httpStatus).toBe(201);
			expect(jsonOf(first)).toMatchObject({ status: 'paid', reference: 'INV-1', amount: 1500 });
			expect(first.headers).not.toHaveProperty('idempotent-replayed');
			expect(second.httpStatus).toBe(201);
			expect(jsonOf(second)).toEqual(jsonOf(first));
			expect(second.headers).toHaveProperty('idempotent-replayed', 'true');
			expect(simulator.payouts).toEqual({
				requests: 2,
				payments: [{ ...order, idempotencyKey: 'INV-1', paymentId: 'payment-1' }],
			});
			simulator.resetStats();
			expect(simulator.payouts).toEqual({ requests: 0, payments: [] });
		});
	});

	it('pays once when the same order comes many times at once', async () => {
		await withSimulator({ latencyMs: 20 }, async (simulator, client) => {
			const all = Array.from({ length: 10 }, () => pay(simulator, client, order, 'INV-1'));
			const statuses = (await Promise.all(all)).map(({ httpStatus }) => httpStatus);
			expect(new Set(statuses)).toEqual(new Set([201]));
			expect(simulator.payouts.payments).toHaveLength(1);
		});
	});

	it.each([
		['no key', undefined, order, 400],
		['an empty key', '', order, 400],
		['no body', 'INV-2', undefined, 400],
		['an amount that is text', 'INV-2', { ...order, amount: '1500' }, 400],
		['an amount of zero', 'INV-2', { ...order, amount: 0 }, 400],
		['a number that is none', 'INV-2', { ...order, accountNumber: '47/38' }, 400],
		['a key of another amount', 'INV-1', { ...order, amount: 15000 }, 422],
		['a key of another number', 'INV-1', { ...order, accountNumber: '5031264' }, 422],
		['a key of another type', 'INV-1', { ...order, accountType: 'paybill' }, 422],
		['a key of another reference', 'INV-1', { ...order, reference: 'INV-9' }, 422],
	])('refuses %s', async (_what, key, body, httpStatus) => {
		await withSimulator({}, async (simulator, client) => {
			await pay(simulator, client, order, 'INV-1');
			const refused = await pay(simulator, client, body, key);
			expect(refused.httpStatus).toBe(httpStatus);
			expect(jsonOf(refused)).toMatchObject({ status: 'refused' });
			expect(simulator.payouts.payments).toHaveLength(1);
		});
	});

	it.each<[string, Fault, number]>([
		['is out of order', { kind: 'serverError', httpStatus: 503, body: 'json' }, 0],
		['drops the connection', { kind: 'resetBeforeAnswer' }, 0],
		['pays and loses the answer on the way', { kind: 'resetDuringBody' }, 1],
		['pays and answers with a page', { kind: 'htmlPage' }, 1],
	])('can be told that it %s', async (_what, fault, paid) => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'payout' ? fault : undefined));
			await pay(simulator, client, order, 'INV-1').catch(() => undefined);
			expect(simulator.payouts).toMatchObject({ requests: 1 });
			expect(simulator.payouts.payments).toHaveLength(paid);

			simulator.setFaultPlan(undefined);
			await pay(simulator, client, order, 'INV-1');
			expect(simulator.payouts.payments).toHaveLength(1);
		});
	});
});
