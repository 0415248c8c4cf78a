import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder } from '../../realN8n/paths';
import { useLiveN8n } from '../support/liveN8n';
import { node, type NewWorkflow, type WorkflowNode } from '../support/workflows';
import { workflowFile } from './example';
import { almostJane, payment, publishPayout, type OtherSettings } from './payouts';

type Change = (workflow: NewWorkflow) => void;

const request = 'Payment Request';
const lookup = 'Look Up Holder';
const toNode = (name: string) => ({ node: name, type: 'main', index: 0 });

/** All nodes that a node leads to, itself among them. */
function behind(name: string, to: NewWorkflow['connections'], found = new Set<string>()) {
	if (found.has(name)) return found;
	found.add(name);
	for (const next of to[name]?.['main']?.flat() ?? []) behind(next.node, to, found);
	return found;
}

/** Every output of a node leads to another one, the payment unless it is named, as well. */
const toPay =
	(from: string, to = 'Pay'): Change =>
	({ connections }) => {
		const main = ((connections[from] ??= {})['main'] ??= []);
		// No node has more outputs; one that is not there does nothing.
		for (const output of [0, 1, 2, 3]) {
			const targets = (main[output] ??= []);
			if (!targets.some((target) => target.node === to)) targets.push(toNode(to));
		}
	};

/** Deletes a node as the editor does: what led to it is joined to what its first output led to. */
const deleted =
	(name: string): Change =>
	(workflow) => {
		const { [name]: own, ...connections } = workflow.connections;
		for (const targets of Object.values(connections).flatMap(({ main = [] }) => main)) {
			const at = targets.findIndex((target) => target.node === name);
			if (at >= 0) targets.splice(at, 1, ...(own?.['main']?.[0] ?? []));
		}
		workflow.connections = connections;
		workflow.nodes = workflow.nodes.filter((each) => each.name !== name);
	};

/** Puts a node behind the request. */
const between =
	(step: WorkflowNode): Change =>
	({ nodes, connections }) => {
		nodes.push(step);
		connections[step.name] = connections[request] ?? {};
		connections[request] = { main: [[toNode(step.name)]] };
	};

/** The caller's fields are laid beside those of n8n, as somebody may do who finds them easier to read there. */
const jsonOutput = '={{ { ...$json, ...$json.body } }}';
const unpacked = between(node('Unpacked', 'set', { mode: 'raw', jsonOutput, options: {} }, 3.4));

/** Payments that nobody may get, however the example is wired and set. */
const otherPayments = (): object[] =>
	[
		{ expectedName: 'Peter Otieno' },
		almostJane,
		{ expectedName: '' },
		{ number: '5999991' },
		// A phone number: the lookup fails.
		{ number: '0712345678' },
		{ reference: undefined },
		{ amount: true },
	].map((change) => payment(change));

const lookupSet = (options: object, parameters: object = {}): OtherSettings => ({
	parameters: { [lookup]: { options: { includeInput: true, ...options }, ...parameters } },
});

const address = 'https://payments.example.com/payouts';
const typed = [
	{ name: 'reference', value: 'typed' },
	{ name: 'type', value: 'till' },
	{ name: 'number', value: '4738534' },
	{ name: 'amount', value: '={{ 1500 }}' },
];

/** How an example is set, the lookup so that its outputs say less than they seem to, and how often the confirmed holder is paid. */
const settings: ReadonlyArray<[times: number, how: string, OtherSettings]> = [
	[1, 'as it is', {}],
	[0, 'in the demo', { account: 'demo' }],
	[0, 'on a test system', { account: 'uat' }],
	[0, 'unnamed', lookupSet({ emptyExpectedName: 'confirmed' }, { expectedName: "={{ '' }}" })],
	[0, 'on sheet columns', lookupSet({ resultFormat: 'columns' })],
	[0, 'by name', lookupSet({}, { operation: 'compareNames', registeredName: 'Jane Kamau' })],
	[1, 'to any URL', { rewritten: { [`'${address}' : ''`]: `'${address}' : '${address}'` } }],
	[1, 'with any body', { parameters: { Pay: { bodyParameters: { parameters: typed } } } }],
];

const live = useLiveN8n();

/** The last node from which a line to the payment goes round all that decides. */
describe.each([
	['pay-confirmed', lookup],
	['webhook-payout', 'Claim'],
] as const)('the example %s', (example, last) => {
	const file = readFileSync(join(examplesFolder, `${example}.json`), 'utf8');
	const { connections } = workflowFile.parse(JSON.parse(file));
	const after = behind('Pay', connections);
	const [, ...steps] = [...behind(request, connections)].filter((name) => !after.has(name));

	/** Posts payments that nobody may get, and the same one twice to the confirmed holder; returns how many were made. */
	async function paid(set: OtherSettings, ...changes: Change[]): Promise<number> {
		const copy = await publishPayout(live(), example, set, ...changes);
		const one = payment(set.account === 'demo' ? { number: '900001' } : {});
		const others = otherPayments();
		live().service.resetStats();
		const answers = await copy.payAll(...others, one, one);
		const { payments, requests } = live().service.payouts;
		if (set.account) expect(requests).toBe(0);
		const order = { idempotencyKey: one.reference, number: '4738534', amount: 1500 };
		for (const each of payments) expect(each).toMatchObject(order);
		// Nothing is said to be paid that is not.
		const said = answers.slice(0, payments.length > 0 ? others.length : undefined);
		for (const { body } of said) expect(body['decision']).not.toBe('paid');
		return payments.length;
	}

	test.each(settings)('pays %i times when confirmed %s', async (times, _how, set) => {
		expect(await paid(set, toPay(last))).toBe(times);
	});

	test('pays nobody when the lookup is older than ten minutes', async () => {
		expect(await paid({ rewritten: { 'minus({ minutes: 10 })': 'minus({ minutes: 0 })' } })).toBe(
			0,
		);
	});

	test.each(steps)('pays nobody else without or round “%s”', async (name) => {
		expect(await paid({}, deleted(name))).toBeLessThanOrEqual(1);
		expect(await paid({}, toPay(name))).toBeLessThanOrEqual(1);
		expect(await paid({ deactivated: [name] }, toPay(last))).toBeLessThanOrEqual(1);
		expect(await paid({ deactivated: [lookup, name] }, unpacked, toPay(last))).toBe(0);
	});
});

test('each of many payments in one request is paid by its own verdict', async () => {
	const options = { destinationFieldName: 'body' };
	const rows = between(node('Rows', 'splitOut', { fieldToSplitOut: 'body.rows', options }));
	const copy = await publishPayout(live(), 'pay-confirmed', {}, rows, toPay(lookup));
	live().service.resetStats();
	const payees = [payment(), payment({ amount: 20.5 })];
	await copy.payAll({ rows: payees.flatMap((each) => [...otherPayments(), each]) });
	const orders = payees.map((each) => ({ idempotencyKey: each.reference, amount: each.amount }));
	expect(live().service.payouts).toMatchObject({ requests: 2, payments: orders });
});

test('a forged lookup is not paid, even when all that decides is switched off and leads to the payment', async () => {
	const deactivated = [lookup, 'Hold Back?'];
	const wired = [unpacked, toPay(lookup, 'Hold Back?'), toPay('Hold Back?')];
	const copy = await publishPayout(live(), 'pay-confirmed', { deactivated }, ...wired);
	live().service.resetStats();
	await copy.payAll(payment(), ...otherPayments());
	expect(live().service.payouts).toEqual({ requests: 0, payments: [] });
});
