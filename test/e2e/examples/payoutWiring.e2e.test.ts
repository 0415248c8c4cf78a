import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { examplesFolder } from '../../realN8n/paths';
import { useLiveN8n } from '../support/liveN8n';
import { node, type NewWorkflow } from '../support/workflows';
import { jane, newPayment, otherPayments, Payouts, type OtherSettings } from './payouts';
import { deactivated, deleted, joined, moved, type Change, type Wire } from './rewire';

const request = 'Payment Request';
const lookup = 'Look Up Holder';
const reason = 'Reason Not to Pay';
const pay = 'Pay';

const graph = z.object({
	connections: z.record(z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
});

/** What a posted payment goes through, and the lines that can be drawn there. */
function drawable(file: Payouts['file']) {
	const text = readFileSync(join(examplesFolder, file), 'utf8');
	const { connections } = graph.parse(JSON.parse(text));
	const behind = (name: string, found = new Set<string>()): Set<string> => {
		if (found.has(name)) return found;
		found.add(name);
		for (const next of (connections[name]?.main ?? []).flat()) behind(next.node, found);
		return found;
	};
	const steps = [...behind(request)];
	// All but circles, which never end, whatever they lead through.
	const wires = (from: string, to: string): Wire[] => {
		const outputs = Math.max(connections[from]?.main.length ?? 0, 2);
		return behind(to).has(from)
			? []
			: Array.from({ length: outputs }, (_, output) => ({ from, output, to }));
	};
	return { steps, wires };
}

/** Each way in which an example is wired otherwise, and how many it then has to pay, where that is known. */
type Wiring = [title: string, change: Change, pays?: number | undefined];

/**
 * An item leaves by one output, so that all outputs can be joined to a node at once.
 * @param ends nodes to which every line is drawn
 * @param toPay those of them that lead to the payment
 */
function wirings(file: Payouts['file'], ends: readonly string[], toPay: readonly string[]) {
	const { steps, wires } = drawable(file);
	const others = steps.filter((name) => name !== request);
	const more = ends.flatMap((to) =>
		steps
			.filter((from) => wires(from, to).length > 0)
			.map((from): Wiring => {
				const pays = file === 'pay-confirmed.json' ? 1 : undefined;
				return [`${from} → ${to}`, (flow) => wires(from, to).reduce(joined, flow), pays];
			}),
	);
	const all = toPay.flatMap((to) => steps.flatMap((from) => wires(from, to)));
	const without = (change: (flow: NewWorkflow, name: string) => NewWorkflow) =>
		others.map((name): Wiring => [name, (flow) => change(all.reduce(joined, flow), name)]);
	return Object.entries({
		'lines more': more,
		'lines moved': ends.map((to): Wiring => [
			`${lookup} → ${to}`,
			(flow) => wires(lookup, to).reduce(moved, flow),
		]),
		'all lines to the payment, and a node deleted': without(deleted),
		'all lines to the payment, and a node deactivated': without(deactivated),
	});
}

/** Why nobody was paid, in one sentence. */
const reasons =
	/^(Not paid: [^.]+(\.| \[item 0\])|It may be paid or not, because [^.]+\. Check in your payment service before you pay again\.)$/;

const answers = ['Answer: Paid', 'Answer: Review', 'Answer: Refused', 'Answer: Not Checked'];
describe.each<[Payouts['file'], string[], string[]]>([
	['pay-confirmed.json', [reason, pay, ...answers], [reason, pay]],
	['webhook-payout.json', ['Claim', pay], [pay]],
])('the example %s', (file, ends, toPay) => {
	const live = useLiveN8n();
	let payouts: Payouts;

	beforeAll(async () => {
		payouts = await Payouts.prepare(live(), file);
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	describe.each(wirings(file, ends, toPay))('with %s', (_group, cases) => {
		test.each(cases)('%s', async (_title, change, pays) => {
			const copy = await payouts.publish({}, change);
			const own = newPayment();
			const { reference } = own;
			// Some wirings never answer; what counts is what they have paid when all is over.
			const post = async (payment: object) => await copy.post(payment).catch(() => undefined);
			const [posted, [ownAnswer]] = await Promise.all([
				Promise.all(otherPayments().map(post)),
				Promise.all((file === 'webhook-payout.json' ? [own, own] : [own]).map(post)),
			]);
			await copy.over();
			const { payments, requests } = live().service.payouts;
			expect(requests).toBe(payments.length);
			expect(payments.length).toBeLessThanOrEqual(1);
			if (pays !== undefined) expect(payments).toHaveLength(pays);
			const order = { reference, idempotencyKey: reference, accountNumber: jane.number };
			for (const each of payments) expect(each).toMatchObject({ ...order, amount: 1500 });
			if (file === 'webhook-payout.json') return;
			// Nothing is said to be paid that is not, or not to be paid that is.
			const { decision, message } = ownAnswer?.body ?? {};
			if (payments.length > 0) expect(String(message)).not.toMatch(/^Not paid/);
			else expect(decision).not.toBe('paid');
			for (const { body } of posted.flatMap((answer) => answer ?? [])) {
				expect(body['decision']).not.toBe('paid');
				// Where its answer is missing, n8n says nothing.
				if (body['decision']) expect(body['message']).toMatch(reasons);
			}
		});
	});
});

describe('the example “Pay only the confirmed”, wired for the payment', () => {
	const live = useLiveN8n();
	let payouts: Payouts;

	beforeAll(async () => {
		payouts = await Payouts.prepare(live(), 'pay-confirmed.json');
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	const { steps, wires } = drawable('pay-confirmed.json');
	const linesOf = (from: string): Wire[] => [reason, pay].flatMap((to) => wires(from, to));
	const allToThePayment: Change = (flow) => linesOf(lookup).reduce(joined, flow);
	const everything: Change = (flow) => steps.flatMap(linesOf).reduce(joined, flow);

	/** Puts a node between the request and the lookup. */
	const between = (workflow: NewWorkflow, step: NewWorkflow['nodes'][number]): NewWorkflow => {
		const all = { ...workflow, nodes: [...workflow.nodes, step] };
		const there = moved(all, { from: request, output: 0, to: step.name });
		return joined(there, { from: step.name, output: 0, to: lookup });
	};

	/** The caller's fields are laid beside those of n8n, as somebody may do who finds them easier to read there. */
	const unpacked: Change = (workflow) => {
		const jsonOutput = '={{ { ...$json, ...$json.body } }}';
		return between(
			workflow,
			node('Unpacked', 'set', { mode: 'raw', jsonOutput, options: {} }, 3.4),
		);
	};

	const lookupIsSet = (parameters: object): OtherSettings => ({
		parameters: { [lookup]: { ...parameters } },
	});
	test.each<[string, OtherSettings | 'uat' | 'demo', object?]>([
		['in the demo', 'demo', { number: '900001' }],
		['on a test system', 'uat'],
		['without an expected name', lookupIsSet({ expectedName: '' })],
		[
			'when who is not compared is confirmed',
			lookupIsSet({
				expectedName: "={{ '' }}",
				options: { includeInput: true, emptyExpectedName: 'confirmed' },
			}),
		],
		[
			'when a close match is confirmed',
			lookupIsSet({
				expectedName: 'Jane Kamua',
				options: { includeInput: true, matchPolicy: 'confirmed' },
			}),
		],
		['without the fields of the request', lookupIsSet({ options: {} })],
		['on sheet columns', lookupIsSet({ options: { includeInput: true, resultFormat: 'columns' } })],
		[
			'when names alone are compared',
			lookupIsSet({
				operation: 'compareNames',
				registeredName: '={{ $json.body.expectedName }}',
			}),
		],
		['when lookup and reason are deactivated', { deactivated: [lookup, reason] }],
	])('pays nobody %s, whatever leads to the payment', async (_what, given, confirmed = {}) => {
		const demo = await live().storeCredential({ environment: 'demo' });
		const accounts = { demo, uat: live().credentialId };
		const settings = typeof given === 'string' ? { credential: accounts[given] } : given;
		const ways: Change[] = [allToThePayment, (flow) => deactivated(unpacked(flow), reason)];
		if (settings.deactivated) ways.splice(0, 2, (flow) => everything(unpacked(flow)));
		for (const change of ways) {
			const copy = await payouts.publish(settings, change);
			const posted = await copy.payAll({ ...newPayment(), ...confirmed }, ...otherPayments());
			expect(live().service.payouts).toEqual({ requests: 0, payments: [] });
			for (const { body } of posted) {
				expect(body['decision']).not.toBe('paid');
				expect(body['message']).toMatch(/^(Not paid|It may be paid or not)/);
			}
		}
	});

	test.each<[string, () => object]>([
		['URL', () => ({ url: payouts.paymentAddress })],
		['body', () => ({ jsonBody: '={{ { ...$json.body, currency: "KES" } }}' })],
	])('pays nobody else when the %s of Pay is typed over', async (_field, over) => {
		const typedOver: Change = (copy) => {
			const nodes = copy.nodes.map((each) =>
				each.name === pay ? { ...each, parameters: { ...each.parameters, ...over() } } : each,
			);
			return allToThePayment({ ...copy, nodes });
		};
		const copy = await payouts.publish({}, typedOver);
		await copy.payAll(...otherPayments());
		expect(live().service.payouts).toMatchObject({ requests: 0 });
		await copy.payAll(newPayment());
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test('pays each of many in one request by its own verdict, at its own number', async () => {
		const options = { destinationFieldName: 'body' };
		const rows = node('Rows', 'splitOut', { fieldToSplitOut: 'body.rows', options });
		const copy = await payouts.publish({}, (flow) => between(allToThePayment(flow), rows));
		const payees = [newPayment(), { ...newPayment(), number: '473 8534', amount: '20.50' }];
		const [one, other] = payees;
		await copy.payAll({ rows: [...otherPayments(), one, ...otherPayments(), other] });
		expect(live().service.payouts).toMatchObject({
			requests: 2,
			payments: payees.map(({ reference, amount }) => ({
				...{ reference, idempotencyKey: reference, amount: Number(amount) },
				accountNumber: '4738534',
			})),
		});
	});

	test.each<[string, object]>([
		['of yesterday', { checkedAt: new Date(Date.now() - 86_400_000).toISOString() }],
		['without a time', { checkedAt: undefined }],
	])('pays nobody on a verdict %s, pinned in the editor', async (_when, time) => {
		const { lookup: verdict, ...body } = newPayment();
		const pinData = { [lookup]: [{ json: { body, lookup: { ...verdict, ...time } } }] };
		const run = await live().run({ ...allToThePayment(await payouts.read()), pinData });
		expect(run.status).toBe('success');
		const old = { notPaidBecause: 'the lookup is older than ten minutes' };
		expect(run.outputs(reason)).toMatchObject([[old]]);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});
});
