import type { LiveN8n } from '../support/liveN8n';
import { until } from '../support/until';
import { almostJane, payment, publishPayout } from './payouts';

const peter = { number: '5031264', expectedName: 'Peter Otieno Odhiambo' };

/** A payment for each state in which it may be when n8n is killed. */
export const sent = {
	paid: payment(),
	refused: payment({ number: peter.number }),
	unknown: payment(),
	notPaid: payment(),
	waiting: payment(almostJane),
	inLookup: payment(peter),
	// Two letters are swapped, as in almostJane.
	inSecondLookup: payment({ ...peter, expectedName: 'Peter Odhimabo' }),
	inPayment: payment(),
	inApprovedPayment: payment(almostJane),
};

/** Publishes the webhook payout, and brings each payment into its state; `underWay` ends when n8n does. */
export async function payoutInEachState(live: LiveN8n) {
	// What stays in “paying” is called unknown after seconds in place of two minutes.
	const rewritten = { 'minus({ minutes: 2 })': 'minus({ seconds: 5 })' };
	const example = await publishPayout(live, 'webhook-payout', { rewritten });
	const reviewer = await example.reviewer(live.rest.cookie);
	// The first requests of all, when there is no table.
	const equal = Array.from({ length: 8 }, () => sent.paid);
	for (const { body } of await example.payAll(...equal))
		expect(['paid', 'paying']).toContain(body['decision']);

	example.fault('payout', { kind: 'htmlPage' });
	const { inLookup, inPayment, ...before } = sent;
	for (const each of Object.values(before)) await example.post(each);
	await reviewer.decide(sent.notPaid.reference, 'No');
	const secondLookup = await reviewer.open(sent.inSecondLookup.reference);
	const approvedPayment = await reviewer.open(sent.inApprovedPayment.reference);

	const { service } = live;
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
	].map(async (each) => await each.catch(() => undefined));
	await until('all are under way', () => {
		const [lookups, requests] = [service.stats.lookups, service.payouts.requests];
		return lookups >= stats.lookups + 4 && requests >= payouts.requests + 2;
	});
	return { example, underWay: Promise.all(underWay) };
}
