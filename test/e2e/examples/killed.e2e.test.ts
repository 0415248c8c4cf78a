import { cleanUp } from '../../realN8n/cleanup';
import { startServer } from '../../realN8n/n8nServer';
import { until } from '../../realN8n/until';
import { startLive, type LiveN8n } from '../support/liveN8n';
import { untilRegistered } from '../support/publishWorkflow';
import { ownN8n } from '../support/sharedN8n';
import { almostJane, payment, publishPayout, type PublishedPayout } from './payouts';
import type { Reviewer } from './reviewer';

const peter = { number: '5031264', expectedName: 'Peter Otieno Odhiambo' };

/** A payment for each step at which it may be when n8n is killed, and one that is over. */
const sent = {
	paid: payment(),
	inLookup: payment(peter),
	// Two letters are swapped, as in almostJane.
	inSecondLookup: payment({ ...peter, expectedName: 'Peter Odhimabo' }),
	inPayment: payment(),
	inApprovedPayment: payment(almostJane),
};

/** Brings each payment to its step; `underWay` ends when n8n does. */
async function bringToSteps({ service }: LiveN8n, example: PublishedPayout) {
	const { paid, inLookup, inSecondLookup, inPayment, inApprovedPayment } = sent;
	// The first requests of all, when there is no table.
	for (const { body } of await example.payAll(...Array.from({ length: 8 }, () => paid)))
		expect(['paid', 'paying']).toContain(body['decision']);
	const reviewer = await example.reviewer();
	const toReview = async (one: typeof paid) => {
		await example.post(one);
		return await reviewer.open(one.reference);
	};
	const secondLookup = await toReview(inSecondLookup);
	const approvedPayment = await toReview(inApprovedPayment);

	// Lookups of Peter and all payments are taken, and never answered.
	service.setFaultPlan(({ kind, number }) => {
		if (kind === 'payout') return { kind: 'silentAfterHead' };
		return number === peter.number ? { kind: 'hang' } : undefined;
	});
	const { stats, payouts } = service;
	const underWay = [
		example.post(inLookup),
		// No page comes from an n8n that is gone, so none is waited for.
		secondLookup.post([['field-0', 'Yes']]),
		example.post(inPayment),
		approvedPayment.post([['field-0', 'Yes']]),
	];
	await until('all are under way', () => {
		const [lookups, requests] = [service.stats.lookups, service.payouts.requests];
		return lookups >= stats.lookups + 4 && requests >= payouts.requests + 2;
	});
	return { underWay: Promise.allSettled(underWay) };
}

// What a kill does to a large sheet is in test/scaleOut.
describe('the webhook payout example, killed while payments are under way', () => {
	let live: LiveN8n;
	let example: PublishedPayout;
	let reviewer: Reviewer;

	beforeAll(async () => {
		const instance = await ownN8n();
		const server = await startServer(instance);
		live = await startLive(server);
		// What stays in “paying” is called unknown after seconds in place of two minutes.
		const rewritten = { 'minus({ minutes: 2 })': 'minus({ seconds: 5 })' };
		example = await publishPayout(live, 'webhook-payout', { rewritten });
		const { underWay } = await bringToSteps(live, example);
		await server.kill();
		await underWay;
		live.service.setFaultPlan(undefined);

		const { rest } = await startServer(instance, { owner: server.owner });
		await untilRegistered(example.url);
		reviewer = await example.reviewer(rest.cookie);
	}, 300_000);
	afterAll(cleanUp);

	const timesPaid = ({ reference }: { reference: string }): number =>
		live.service.payouts.payments.filter((each) => each.reference === reference).length;

	test('knows a payment that was paid, and does not ask for it again', async () => {
		expect(await example.post(sent.paid)).toMatchObject({
			status: 200,
			body: { decision: 'paid' },
		});
		expect(timesPaid(sent.paid)).toBe(1);
	});

	test('has decided nothing about what it was looking up, which is looked up again and paid once', async () => {
		const { inLookup, inSecondLookup } = sent;
		expect((await example.status(inLookup.reference)).body['decision']).toBe('notChecked');
		expect(await example.post(inLookup)).toMatchObject({ status: 200 });
		// A person has approved it; it goes on when its caller asks again.
		const { body } = await example.status(inSecondLookup.reference);
		expect(body).toMatchObject({ decision: 'approved' });
		expect(await example.post(inSecondLookup)).toMatchObject({ status: 200 });
		expect([timesPaid(inLookup), timesPaid(inSecondLookup)]).toEqual([1, 1]);
	});

	test.each(['inPayment', 'inApprovedPayment'] as const)(
		'does not know whether a payment that it sent was paid, until a person says so: %s',
		async (name) => {
			const { reference } = sent[name];
			const { requests } = live.service.payouts;
			const message = expect.stringContaining('payment service');
			const body = { decision: 'unknown', message };
			expect(await example.status(reference)).toMatchObject({ body });
			expect(await example.post(sent[name])).toMatchObject({ status: 502, body });
			expect(await reviewer.decide(reference, 'Pay')).toContain('Not settled');
			expect(await example.row(reference)).toMatchObject({ state: 'unknown' });
			expect(await reviewer.decide(reference, 'Yes')).toContain('Paid');
			expect(await example.post(sent[name])).toMatchObject({ status: 200 });
			expect(live.service.payouts).toMatchObject({ requests });
			// Its money had been taken when n8n was killed.
			expect(timesPaid(sent[name])).toBe(1);
		},
	);
});
