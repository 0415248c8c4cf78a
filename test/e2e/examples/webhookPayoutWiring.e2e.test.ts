import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { examplesFolder } from '../../realN8n/paths';
import { useLiveN8n } from '../support/liveN8n';
import { almostJane, forged, jane, newReference, Payouts } from './payouts';
import { deactivated, deleted, joined, type Change, type Wire } from './rewire';

const { connections } = z
	.object({
		connections: z.record(z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
	})
	.parse(JSON.parse(readFileSync(join(examplesFolder, 'webhook-payout.json'), 'utf8')));

const outputsOf = (name: string): string[][] =>
	(connections[name]?.main ?? []).map((targets) => targets.map(({ node }) => node));

/** All nodes that a node leads to, itself among them. */
function behind(name: string, found = new Set<string>()): Set<string> {
	if (found.has(name)) return found;
	found.add(name);
	for (const next of outputsOf(name).flat()) behind(next, found);
	return found;
}

/** What a posted payment goes through; a sub-workflow and the form have no way to it but these. */
const trigger = 'Payment Request';
const steps = [...behind(trigger)];

/** Every line that can be drawn to these nodes but for circles, which never end; by its ends. */
const lines = ['Pay', 'Claim'].flatMap((to) =>
	steps
		.filter((from) => !behind(to).has(from))
		.map((from) =>
			outputsOf(from).flatMap((targets, output): Wire[] =>
				targets.includes(to) ? [] : [{ from, output, to }],
			),
		),
);

const toPay = lines.flat().filter(({ to }) => to === 'Pay');
const others = steps.filter((name) => name !== trigger);

/** An item leaves by one output, so that all outputs can be joined to a node at once. */
const cases: Readonly<Record<string, Array<[string, Change]>>> = {
	'lines more': lines.flatMap((wires) =>
		wires
			.slice(0, 1)
			.map(({ from, to }): [string, Change] => [
				`${from} → ${to}`,
				(workflow) => wires.reduce(joined, workflow),
			]),
	),
	'a node deleted': others.map((name) => [name, (workflow) => deleted(workflow, name)]),
	'a node deactivated, and all lines that lead to Pay': others.map((name) => [
		name,
		(workflow) => deactivated(toPay.reduce(joined, workflow), name),
	]),
};

/** What differs in payments that nobody may get, whatever the wiring. */
const forbidden: readonly object[] = [
	{ expectedName: 'Peter Otieno' },
	almostJane,
	{ number: '5999991' },
	{ expectedName: '' },
	{ reference: undefined },
	{ amount: true },
];

describe('the webhook payout example, wired otherwise', () => {
	const live = useLiveN8n();
	let payouts: Payouts;

	beforeAll(async () => {
		payouts = await Payouts.prepare(live(), 'webhook-payout.json');
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	describe.each(Object.entries(cases))('%s', (_group, changes) => {
		test.each(changes)('%s', async (_title, change) => {
			const copy = await payouts.publish({}, change);
			const reference = newReference();
			const payments = [...forbidden, { reference }, { reference }];
			// Some wirings never answer; what counts is what they have paid when all is over.
			const posts = payments.map(async (payment) => {
				await copy.pay({ ...payment, ...forged }).catch(() => undefined);
			});
			await Promise.all(posts);
			await copy.over();
			const { payments: paid } = live().service.payouts;
			expect(paid.length).toBeLessThanOrEqual(1);
			for (const each of paid)
				expect(each).toMatchObject({ reference, accountNumber: jane.number, amount: 1500 });
		});
	});
});
