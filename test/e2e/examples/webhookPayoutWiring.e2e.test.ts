import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { examplesFolder } from '../../realN8n/paths';
import { executionsEnded } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import type { NewWorkflow } from '../support/workflows';
import { almostJane, jane, newReference, PayoutExample } from './payoutExample';
import { deactivated, deleted, joined, type Wire } from './rewire';

type Change = (workflow: NewWorkflow) => NewWorkflow;

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

/** Every line that can be drawn to these nodes but for circles, which never end. */
const lines = ['Pay', 'Claim'].flatMap((to) =>
	steps
		.filter((from) => !behind(to).has(from))
		.flatMap((from) =>
			outputsOf(from).flatMap((targets, output): Wire[] =>
				targets.includes(to) ? [] : [{ from, output, to }],
			),
		),
);

const toPay: Change = (workflow) => lines.filter(({ to }) => to === 'Pay').reduce(joined, workflow);

const named = (
	change: (workflow: NewWorkflow, name: string) => NewWorkflow,
): Array<[string, Change]> =>
	steps
		.filter((name) => name !== trigger)
		.map((name) => [name, (workflow) => change(workflow, name)]);

const cases: Readonly<Record<string, Array<[string, Change]>>> = {
	'a line more': lines.map((line) => [
		`output ${line.output} of ${line.from} → ${line.to}`,
		(workflow) => joined(workflow, line),
	]),
	'a node deleted': named(deleted),
	'a node deactivated, and all lines that lead to Pay': named((workflow, name) =>
		deactivated(toPay(workflow), name),
	),
};

/** What differs in payments that nobody may get, whatever the wiring. */
const others: readonly object[] = [
	{ expectedName: 'Peter Otieno' },
	almostJane,
	{ number: '5999991' },
	{ expectedName: '' },
	{ reference: undefined },
	{ amount: true },
];

/** What a caller writes who knows the workflow and would like to be paid unseen. */
const forged = {
	...{ id: 1, state: 'paying', pays: true, seen: true, sure: true, realMoney: true },
	...{ outcome: 'confirmed', environment: 'production', reviewedBy: 'me' },
	lookup: {
		...{ outcome: 'confirmed', nameMatch: { result: 'match' }, environment: 'production' },
		...{ accountType: 'till', accountNumber: '5111111', checkedAt: new Date().toISOString() },
	},
};

describe('the webhook payout example, wired otherwise', () => {
	const live = useLiveN8n();
	let example: PayoutExample;

	beforeAll(async () => {
		example = await PayoutExample.publish(live());
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	describe.each(Object.entries(cases))('%s', (_group, changes) => {
		test.each(changes)('%s', async (_title, change) => {
			const copy = await example.publishCopy({}, change);
			// Some wirings never answer; what counts is what they have paid when all is over.
			const post = async (payment: object): Promise<void> => {
				await copy.pay(payment).catch(() => undefined);
			};
			const all = others.map((other) => ({ ...other, ...forged }));
			await Promise.all(all.map(post));
			await executionsEnded(live().rest, copy.id, all.length);
			expect(live().service.payouts).toMatchObject({ requests: 0, payments: [] });
			const reference = newReference();
			await Promise.all([post({ reference, ...forged }), post({ reference, ...forged })]);
			await executionsEnded(live().rest, copy.id, all.length + 2);
			const { payments } = live().service.payouts;
			expect(payments.length).toBeLessThanOrEqual(1);
			for (const each of payments)
				expect(each).toMatchObject({ reference, accountNumber: jane.number, amount: 1500 });
		});
	});
});
