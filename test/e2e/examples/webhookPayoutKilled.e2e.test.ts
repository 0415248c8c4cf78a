import { cleanUp } from '../../realN8n/cleanup';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import type { FaultPlan } from '../../simulator';
import { LiveN8n } from '../support/liveN8n';
import { untilRegistered } from '../support/publishWorkflow';
import { ownN8n } from '../support/sharedN8n';
import { until } from '../support/until';
import {
	almostJane,
	newReference,
	Payouts,
	type PayoutAnswer,
	type PublishedPayout,
} from './payouts';
import type { PayoutReviewer, ReviewPage } from './payoutReviewer';

const peter = { number: '5031264', expectedName: 'Peter Otieno Odhiambo' };
/** Two letters are swapped, as in almostJane. */
const almostPeter = { ...peter, expectedName: 'Peter Otieno Odhimabo' };

/** Lookups of Peter and all payments are taken, and never answered. */
const silence: FaultPlan = ({ kind, number }) => {
	if (kind === 'payout') return { kind: 'silentAfterHead' };
	return number === peter.number ? { kind: 'hang' } : undefined;
};

/** What the payments of each state were when n8n was killed; each is a test's own. */
const reference = {
	paid: newReference(),
	refused: newReference(),
	unknown: newReference(),
	notPaid: newReference(),
	inLookup: newReference(),
	waiting: newReference(),
	opened: newReference(),
	inSecondLookup: newReference(),
	inPayment: newReference(),
	inApprovedPayment: newReference(),
};

describe('the webhook payout example, killed in each of its states', () => {
	let server: N8nServer;
	let live: LiveN8n;
	let example: PublishedPayout;
	let reviewer: PayoutReviewer;
	let opened: ReviewPage;
	/** What eight equal requests were answered that came first of all, when there was no table. */
	let firstAnswers: PayoutAnswer[];
	let paymentsAtKill: readonly string[];

	beforeAll(async () => {
		const instance = await ownN8n();
		server = await startServer(instance);
		const { baseUrl, owner } = server;
		live = await LiveN8n.start(server);
		const { service } = live;
		const payouts = await Payouts.prepare(live, 'webhook-payout.json');
		example = await payouts.publish();
		const equal = Array.from({ length: 8 }, () => ({ reference: reference.paid }));
		firstAnswers = await Promise.all(equal.map(async (each) => await example.pay(each)));
		// What stays in “paying” is called unknown after a second in place of two minutes.
		example = await payouts.publish({
			rewritten: { 'minus({ minutes: 2 })': 'minus({ seconds: 1 })' },
		});
		reviewer = await example.reviewer(live.rest.cookie);

		await example.pay({ reference: reference.refused, number: peter.number });
		service.setFaultPlan(({ kind }) => (kind === 'payout' ? { kind: 'htmlPage' } : undefined));
		await example.pay({ reference: reference.unknown });
		await example.pay({ reference: reference.notPaid });
		await reviewer.decide(reference.notPaid, 'It was not paid');
		for (const name of ['waiting', 'opened', 'inApprovedPayment'] as const)
			await example.pay({ ...almostJane, reference: reference[name] });
		await example.pay({ ...almostJane, ...almostPeter, reference: reference.inSecondLookup });
		opened = await reviewer.open(reference.opened);
		const secondLookup = await reviewer.open(reference.inSecondLookup);
		const approvedPayment = await reviewer.open(reference.inApprovedPayment);

		const { lookups } = service.stats;
		const { requests } = service.payouts;
		service.setFaultPlan(silence);
		const underWay = [
			example.pay({ ...peter, reference: reference.inLookup }),
			// No page comes from an n8n that is gone, so none is waited for.
			secondLookup.post([['field-1', 'Pay']]),
			example.pay({ reference: reference.inPayment }),
			approvedPayment.post([['field-1', 'Pay']]),
		].map(async (each) => await each.catch(() => undefined));
		await until('all are under way', () => {
			const { stats, payouts } = service;
			return stats.lookups >= lookups + 4 && payouts.requests >= requests + 2;
		});
		process.kill(-server.processId, 'SIGKILL');
		await server.ended;
		await Promise.all(underWay);
		service.setFaultPlan(undefined);
		paymentsAtKill = service.payouts.payments.map((each) => each.reference);

		server = await startServer(instance, { owner });
		await untilRegistered(baseUrl, example.url);
		reviewer = await example.reviewer(server.rest.cookie);
	}, 300_000);
	afterAll(cleanUp);

	const requestsOf = (one: string): number =>
		live.service.payouts.payments.filter((each) => each.reference === one).length;

	test('answers eight equal requests that are the first of all, and asks for one payment', () => {
		// The money of the two payments that it was killed in was taken.
		for (const name of ['inPayment', 'inApprovedPayment'] as const)
			expect(paymentsAtKill).toContain(reference[name]);
		for (const { body } of firstAnswers) expect(['paid', 'paying']).toContain(body['decision']);
		expect(requestsOf(reference.paid)).toBe(1);
	});

	test.each([
		['paid', {}, 'paid', 200],
		['refused', { number: peter.number }, 'refused', 409],
		['unknown', {}, 'unknown', 502],
		['notPaid', {}, 'notPaid', 409],
		['waiting', almostJane, 'waitingForReview', 202],
	] as const)(
		'knows a payment that is %s, and does not ask for it again',
		async (name, payment, state, status) => {
			const { requests } = live.service.payouts;
			expect(await example.status(reference[name])).toMatchObject({ body: { decision: state } });
			expect(await example.pay({ ...payment, reference: reference[name] })).toMatchObject({
				status,
				body: { decision: state },
			});
			expect(await example.row(reference[name])).toMatchObject({ state });
			expect(live.service.payouts).toMatchObject({ requests });
		},
	);

	test('has decided nothing about what it was looking up: the same request is looked up and paid', async () => {
		const one = reference.inLookup;
		expect(await example.status(one)).toMatchObject({ body: { decision: 'notChecked' } });
		expect(await example.pay({ ...peter, reference: one })).toMatchObject({ status: 200 });
		expect(requestsOf(one)).toBe(1);
	});

	test('goes on waiting for a reviewer, whose page from before still decides', async () => {
		const one = reference.opened;
		expect(await example.status(one)).toMatchObject({ body: { decision: 'waitingForReview' } });
		expect(await opened.decide('Pay')).toContain('Paid');
		expect(requestsOf(one)).toBe(1);
	});

	test('goes on waiting when it was looking up the holder again', async () => {
		const one = reference.inSecondLookup;
		expect(await example.status(one)).toMatchObject({ body: { decision: 'waitingForReview' } });
		expect(requestsOf(one)).toBe(0);
		expect(await reviewer.decide(one, 'Pay')).toContain('Paid');
		expect(requestsOf(one)).toBe(1);
	});

	test.each([
		['a request', {}, 'inPayment'],
		['an approval', almostJane, 'inApprovedPayment'],
	] as const)(
		'does not know about a payment that %s was asking for, until a person says it',
		async (_what, payment, name) => {
			const one = reference[name];
			const { requests } = live.service.payouts;
			const unknown = {
				decision: 'unknown',
				message: expect.stringContaining('ask the payment service'),
			};
			expect(await example.row(one)).toMatchObject({ state: 'paying' });
			expect(await example.status(one)).toMatchObject({ body: unknown });
			expect(await example.pay({ ...payment, reference: one })).toMatchObject({
				status: 502,
				body: unknown,
			});
			expect(await reviewer.decide(one, 'Pay')).toContain('ask the payment service');
			expect(await example.row(one)).toMatchObject({ state: 'paying' });
			await reviewer.decide(one, 'It was paid');
			expect(await example.pay({ ...payment, reference: one })).toMatchObject({ status: 200 });
			expect(live.service.payouts).toMatchObject({ requests });
		},
	);
});
