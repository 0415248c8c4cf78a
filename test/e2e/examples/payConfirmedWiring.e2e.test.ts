import { useLiveN8n } from '../support/liveN8n';
import { node, type NewWorkflow } from '../support/workflows';
import { jane, newPayment, otherPayments, Payouts, type OtherSettings } from './payouts';
import { deactivated, deleted, joined, moved, type Change, type Wire } from './rewire';

const request = 'Payment Request';
const lookup = 'Look Up Holder';
const reason = 'Reason Not to Pay';
const pay = 'Pay';
const answers = ['Answer: Paid', 'Answer: Review', 'Answer: Refused', 'Answer: Not Checked'];
const behindLookup = [reason, pay, ...answers];

/** The example, wired otherwise, whether it still pays the confirmed holder, and whether it answers everybody. */
type Wiring = [title: string, change: Change, still: { pays: boolean; answers: boolean }];

const outputs = (from: string, count: number, targets: readonly string[]): Wire[] =>
	Array.from({ length: count }, (_, output) => targets.map((to) => ({ from, output, to }))).flat();

const off =
	(name: string): Change =>
	(workflow) =>
		deactivated(workflow, name);
const gone =
	(name: string): Change =>
	(workflow) =>
		deleted(workflow, name);

/** Every line that can be drawn but for circles: they never end, whatever they lead through. */
const lines = [
	[request, 1, behindLookup],
	[lookup, 4, behindLookup],
	[reason, 1, answers],
	[pay, 2, answers],
	['Answer: Review', 2, [reason, pay]],
	['Answer: Not Checked', 2, [reason, pay]],
] as const;

/** All outputs of the lookup lead to the payment, straight and by the reason. */
const allToThePayment: Change = (workflow) =>
	outputs(lookup, 4, [reason, pay]).reduce(joined, workflow);

/** So does what has passed no lookup. */
const requestsToo: Change = (workflow) =>
	outputs(request, 1, [reason, pay]).reduce(joined, allToThePayment(workflow));

/** Puts a node between the request and the lookup. */
const between = (workflow: NewWorkflow, step: NewWorkflow['nodes'][number]): NewWorkflow => {
	const all = { ...workflow, nodes: [...workflow.nodes, step] };
	const there = moved(all, { from: request, output: 0, to: step.name });
	return joined(there, { from: step.name, output: 0, to: lookup });
};

/** The caller's fields are laid beside those of n8n, as somebody may do who finds them easier to read there. */
const unpacked: Change = (workflow) => {
	const jsonOutput = '={{ { ...$json, ...$json.body } }}';
	return between(workflow, node('Unpacked', 'set', { mode: 'raw', jsonOutput, options: {} }, 3.4));
};

/** Without an answer others are still paid and answered. */
const without = (name: string): Wiring[2] =>
	answers.includes(name) ? { pays: true, answers: false } : { pays: false, answers: true };
const nobody = { pays: false, answers: true };

/** An item leaves by one output, so that all outputs can be joined to a node at once. */
const wirings: Readonly<Record<string, Wiring[]>> = {
	'lines more': lines.flatMap(([from, count, targets]) =>
		targets.map((to): Wiring => [
			`${from} → ${to}`,
			(flow) => outputs(from, count, [to]).reduce(joined, flow),
			{ pays: true, answers: true },
		]),
	),
	'lines moved': behindLookup.map((to) => [
		`${lookup} → ${to}`,
		(flow) => outputs(lookup, 4, [to]).reduce(moved, flow),
		{ pays: to === reason, answers: true },
	]),
	'a node deactivated': [lookup, ...behindLookup].map((name) => [name, off(name), without(name)]),
	'a node deleted': [lookup, ...behindLookup].map((name) => [name, gone(name), without(name)]),
	'all lines to the payment, and': [
		...[lookup, reason].flatMap((name): Wiring[] => [
			[`${name} deactivated`, (flow) => off(name)(requestsToo(flow)), nobody],
			[`${name} deleted`, (flow) => gone(name)(requestsToo(flow)), nobody],
		]),
		[
			'the caller’s fields beside n8n’s, both deactivated',
			(flow) => off(reason)(off(lookup)(requestsToo(unpacked(flow)))),
			nobody,
		],
	],
};

const lookupIsSet = (parameters: object): OtherSettings => ({
	parameters: { [lookup]: { ...parameters } },
});

/** Ways to set the lookup with which its outputs say less than they seem to. */
const lookupSettings: ReadonlyArray<[string, OtherSettings]> = [
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
];

/** Why nobody was paid, in one sentence. */
const reasons =
	/^(Not paid: [^.]+(\.| \[item 0\])|It may be paid or not, because [^.]+\. Check in your payment service before you pay again\.)$/;

describe('the example “Pay only the confirmed”', () => {
	const live = useLiveN8n();
	let copies: Payouts;

	beforeAll(async () => {
		copies = await Payouts.prepare(live(), 'pay-confirmed.json');
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	describe.each(Object.entries(wirings))('with %s', (_group, cases) => {
		test.each(cases)('%s', async (_title, change, { pays, answers: isAnswered }) => {
			const payment = newPayment();
			const { reference } = payment;
			const copy = await copies.publish({}, change);
			const posted = await copy.payAll(...otherPayments(), payment);
			const order = { reference, idempotencyKey: reference, accountNumber: jane.number };
			expect(live().service.payouts).toMatchObject(
				pays ? { requests: 1, payments: [order] } : { requests: 0, payments: [] },
			);
			const { decision, message = '' } = posted.pop()?.body ?? {};
			// Nothing is said to be paid that is not, or not to be paid that is.
			if (pays) expect(message).not.toMatch(/^Not paid/);
			else expect(decision).not.toBe('paid');
			for (const answer of posted) {
				expect(answer.body['decision']).not.toBe('paid');
				if (isAnswered || answer.body['decision']) expect(answer.body['message']).toMatch(reasons);
				// Where its answer is missing, n8n says 200 and nothing.
				else expect(answer).toEqual({ status: 200, body: {} });
			}
		});
	});

	test.each<[string, OtherSettings | 'uat' | 'demo', object?]>([
		['in the demo', 'demo', { number: '900001' }],
		['on a test system', 'uat'],
		...lookupSettings,
	])('pays nobody %s, whatever leads to the payment', async (_what, given, confirmed = {}) => {
		const demo = await live().storeCredential({ environment: 'demo' });
		const accounts = { demo, uat: live().credentialId };
		const settings = typeof given === 'string' ? { credential: accounts[given] } : given;
		const ways: Change[] = [allToThePayment, (flow) => off(reason)(unpacked(flow))];
		for (const change of ways) {
			const copy = await copies.publish(settings, change);
			const posted = await copy.payAll({ ...newPayment(), ...confirmed }, ...otherPayments());
			expect(live().service.payouts).toEqual({ requests: 0, payments: [] });
			for (const { body } of posted) {
				expect(body['decision']).not.toBe('paid');
				expect(body['message']).toMatch(/^(Not paid|It may be paid or not)/);
			}
		}
	});

	test.each<[string, () => object]>([
		['URL', () => ({ url: copies.paymentAddress })],
		['body', () => ({ jsonBody: '={{ { ...$json.body, currency: "KES" } }}' })],
	])('pays nobody else when the %s of Pay is typed over', async (_field, over) => {
		const typedOver: Change = (copy) => {
			const nodes = copy.nodes.map((each) =>
				each.name === pay ? { ...each, parameters: { ...each.parameters, ...over() } } : each,
			);
			return allToThePayment({ ...copy, nodes });
		};
		const copy = await copies.publish({}, typedOver);
		await copy.payAll(...otherPayments());
		expect(live().service.payouts).toMatchObject({ requests: 0 });
		await copy.payAll(newPayment());
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test('pays on a test system where that is written in all three places', async () => {
		const copy = await copies.publish({
			credential: live().credentialId,
			rewritten: { "'production'": "'uat'" },
		});
		await copy.payAll(newPayment(), ...otherPayments());
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test('pays each of many in one request by its own verdict, at its own number', async () => {
		const options = { destinationFieldName: 'body' };
		const rows = node('Rows', 'splitOut', { fieldToSplitOut: 'body.rows', options });
		const copy = await copies.publish({}, (flow) => between(allToThePayment(flow), rows));
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
		const run = await live().run({ ...allToThePayment(await copies.read({})), pinData });
		expect(run.status).toBe('success');
		const old = { notPaidBecause: 'the lookup is older than ten minutes' };
		expect(run.outputs(reason)).toMatchObject([[old]]);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});
});
