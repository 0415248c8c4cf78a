import { useLiveN8n } from '../support/liveN8n';
import type { NewWorkflow } from '../support/workflows';
import {
	newPayment,
	otherPayments,
	PayConfirmedCopies,
	type OtherSettings,
} from './payConfirmedCopy';
import { allToThePayment, shortWays } from './payConfirmedWirings';
import { joined, moved } from './rewire';

const lookupIsSet = (parameters: object): OtherSettings => ({
	parameters: { 'Look Up Holder': { ...parameters } },
});

/** Ways to set the lookup with which its outputs say less than they seem to. */
const lookupSettings: Readonly<Record<string, OtherSettings>> = {
	'without an expected name': lookupIsSet({ expectedName: '' }),
	'when who is not compared is confirmed': lookupIsSet({
		expectedName: "={{ '' }}",
		options: { includeInput: true, emptyExpectedName: 'confirmed' },
	}),
	'when a close match is confirmed': lookupIsSet({
		expectedName: 'Jane Kamua',
		options: { includeInput: true, matchPolicy: 'confirmed' },
	}),
	'without the fields of the request': lookupIsSet({ options: {} }),
	'on sheet columns': lookupIsSet({ options: { includeInput: true, resultFormat: 'columns' } }),
	'when names alone are compared': lookupIsSet({
		operation: 'compareNames',
		registeredName: '={{ $json.body.expectedName }}',
	}),
};

describe('the example “Pay only the confirmed”, set otherwise', () => {
	const live = useLiveN8n();
	let copies: PayConfirmedCopies;
	let demo: string;

	beforeAll(async () => {
		copies = await PayConfirmedCopies.prepare(live());
		demo = await live().storeCredential({ environment: 'demo' });
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	describe.each(Object.entries(shortWays))('%s', (_way, change) => {
		/** Posts payments that would be confirmed, and all others; none may be paid or said to be. */
		async function expectNobodyPaid(settings: OtherSettings, confirmed = {}): Promise<void> {
			const pay = await copies.publish(change, settings);
			const payments = [newPayment(), ...otherPayments()];
			const answers = await pay({ ...newPayment(), ...confirmed }, ...payments);
			expect(live().service.payouts).toEqual({ requests: 0, payments: [] });
			expect(answers.map(({ decision }) => decision)).not.toContain('paid');
			for (const { message } of answers)
				expect(message).toMatch(/^(Not paid|It may be paid or not)/);
		}

		test('pays nobody in the demo', async () => {
			await expectNobodyPaid({ credential: demo }, { number: '900001' });
		});

		test('pays nobody on a test system', async () => {
			await expectNobodyPaid({ credential: live().credentialId });
		});

		test.each(Object.entries(lookupSettings))('pays nobody %s', async (_what, settings) => {
			await expectNobodyPaid(settings);
		});
	});

	test.each<[string, (copy: NewWorkflow) => object]>([
		['URL', () => ({ url: copies.paymentAddress })],
		['body', () => ({ jsonBody: '={{ { ...$json.body, currency: "KES" } }}' })],
	])('pays nobody else when the %s of Pay is typed over', async (_field, over) => {
		const typedOver = (copy: NewWorkflow): NewWorkflow => {
			const nodes = copy.nodes.map((node) =>
				node.name === 'Pay' ? { ...node, parameters: { ...node.parameters, ...over(copy) } } : node,
			);
			return allToThePayment({ ...copy, nodes });
		};
		const pay = await copies.publish(typedOver);
		await pay(...otherPayments());
		expect(live().service.payouts).toMatchObject({ requests: 0 });
		await pay(newPayment());
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test('pays on a test system where that is written in all three places', async () => {
		const pay = await copies.publish((copy) => copy, {
			credential: live().credentialId,
			rewritten: { "'production'": "'uat'" },
		});
		expect(await pay(newPayment())).toEqual([{ status: 200, decision: 'paid' }]);
		await pay(...otherPayments());
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test('pays each of many in one request by its own verdict, at its own number', async () => {
		const rows = {
			...{ id: 'rows', name: 'Rows', type: 'n8n-nodes-base.splitOut', typeVersion: 1 },
			position: [0, 0] satisfies [number, number],
			parameters: { fieldToSplitOut: 'body.rows', options: { destinationFieldName: 'body' } },
		};
		const pay = await copies.publish((copy) => {
			const all = { ...allToThePayment(copy), nodes: [...copy.nodes, rows] };
			const split = moved(all, { from: 'Payment Request', output: 0, to: rows.name });
			return joined(split, { from: rows.name, output: 0, to: 'Look Up Holder' });
		});
		const payees = [newPayment(), { ...newPayment(), number: '473 8534', amount: '20.50' }];
		const [one, other] = payees;
		await pay({ rows: [...otherPayments(), one, ...otherPayments(), other] });
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
		const { lookup, ...body } = newPayment();
		const json = { body, lookup: { ...lookup, ...time } };
		const pinData = { 'Look Up Holder': [{ json }] };
		const run = await live().run({ ...allToThePayment(await copies.read({})), pinData });
		expect(run.status).toBe('success');
		const old = { notPaidBecause: 'the lookup is older than ten minutes' };
		expect(run.outputs('Reason Not to Pay')).toMatchObject([[old]]);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});
});
