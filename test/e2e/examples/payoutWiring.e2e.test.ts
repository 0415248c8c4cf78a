import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder } from '../../realN8n/paths';
import { useLiveN8n } from '../support/liveN8n';
import { workflowFile } from '../support/workflows';
import type { ExampleChanges } from './example';
import { almostJane, payment, publishPayout } from './payouts';
import { deleted, leadsTo, manyPayments, toPay, unpacked } from './wiring';

const lookup = 'Look Up Holder';

/** One that the lookup refuses, and one that the request itself makes unusable. */
const otherPayments = (): object[] => [
	payment({ expectedName: 'Peter Otieno' }),
	payment({ amount: true }),
];

/** One for each reason why nobody is paid. */
const morePayments = (): object[] => [
	...otherPayments(),
	payment(almostJane),
	payment({ number: '0712345678' }),
	payment({ expectedName: '' }),
	payment({ number: '5999991' }),
	payment({ reference: undefined }),
];

interface Wiring {
	readonly what: string;
	readonly atMost: 0 | 1;
	readonly set?: ExampleChanges;
}

const lookupSet = (options: object, parameters: object = {}): ExampleChanges => ({
	parameters: { [lookup]: { options: { includeInput: true, ...options }, ...parameters } },
});

const address = 'https://payments.example.com/payouts';
const anyUrl = { [`'${address}' : ''`]: `'${address}' : '${address}'` };
const tooOld = { 'minus({ minutes: 10 })': 'minus({ minutes: 0 })' };
const typed = [
	{ name: 'reference', value: 'typed' },
	{ name: 'type', value: 'till' },
	{ name: 'number', value: '4738534' },
	{ name: 'amount', value: '={{ 1500 }}' },
];

/** The lookup set so that its outputs say less than they seem to. */
const settings: readonly Wiring[] = [
	{ what: 'as it is', atMost: 1 },
	{
		what: 'unnamed',
		atMost: 0,
		set: lookupSet({ emptyExpectedName: 'confirmed' }, { expectedName: "={{ '' }}" }),
	},
	{ what: 'on sheet columns', atMost: 0, set: lookupSet({ resultFormat: 'columns' }) },
	{
		what: 'by name',
		atMost: 0,
		set: lookupSet({}, { operation: 'compareNames', registeredName: 'Jane Kamau' }),
	},
	{ what: 'to any URL', atMost: 1, set: { rewritten: anyUrl } },
	{
		what: 'with any body',
		atMost: 1,
		set: { parameters: { Pay: { bodyParameters: { parameters: typed } } } },
	},
];

const live = useLiveN8n();

describe.each([
	// The last node from which a line to the payment goes round all that decides.
	['pay-confirmed', lookup],
	['webhook-payout', 'Claim'],
] as const)('the example %s', (example, last) => {
	const file = readFileSync(join(examplesFolder, `${example}.json`), 'utf8');
	const { connections } = workflowFile.parse(JSON.parse(file));
	const after = leadsTo('Pay', connections);
	const [, ...steps] = [...leadsTo('Payment Request', connections)].filter(
		(name) => !after.has(name),
	);

	/** Posts payments that nobody may get, and the same one twice to the confirmed holder, in each wiring. Returns how often the holder was paid in each. */
	async function timesPaid(
		wirings: readonly Wiring[],
		makeOthers = otherPayments,
	): Promise<Record<string, number>> {
		const times: Record<string, number> = {};
		const pay = async ({ what, atMost, set }: Wiring): Promise<void> => {
			// Where even the confirmed holder is not paid, nobody is.
			const others = atMost === 0 ? [] : makeOthers();
			const copy = await publishPayout(live(), example, set);
			const one = payment(set?.account === '' ? { number: '900001' } : {});
			const answers = await copy.payAll(...others, one, one);
			const made = live().service.payouts.payments.filter(
				({ idempotencyKey }) => idempotencyKey === one.reference,
			);
			for (const each of made) expect(each).toMatchObject({ number: '4738534', amount: 1500 });
			// Nothing is said to be paid that is not.
			const said = answers.slice(0, made.length > 0 ? others.length : undefined);
			for (const { body } of said) expect(body['decision']).not.toBe('paid');
			times[what] = made.length;
		};
		await Promise.all(wirings.map(pay));
		// Nobody else is paid.
		const sum = Object.values(times).reduce((all, each) => all + each, 0);
		expect(live().service.payouts.payments).toHaveLength(sum);
		return times;
	}

	test('pays only what may be paid, however it is set, where everything leads to the payment', async () => {
		const wirings = settings.map((each) => ({
			...each,
			set: { ...each.set, rewired: [toPay(last)] },
		}));
		const expected = Object.fromEntries(settings.map((each) => [each.what, each.atMost]));
		expect(await timesPaid(wirings, morePayments)).toEqual(expected);
	});

	test('asks for no payment in the demo, on a test system, or when the lookup is older than ten minutes', async () => {
		const rewired = [toPay(last)];
		await timesPaid([
			{ what: 'demo', atMost: 0, set: { account: '', rewired } },
			{ what: 'test system', atMost: 0, set: { account: live().credentialId, rewired } },
			{ what: 'old', atMost: 0, set: { rewritten: tooOld } },
		]);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test.each(steps)('pays nobody else without the node “%s”, or round it', async (name) => {
		const round = toPay(last);
		const wirings: Wiring[] = [
			{ what: 'leads to it', atMost: 1, set: { rewired: [toPay(name)] } },
			{ what: 'off', atMost: 1, set: { deactivated: [name], rewired: [round] } },
			{
				// Nothing is looked up: what the caller forges is the same for each payment.
				what: 'both off',
				atMost: 0,
				set: { deactivated: [lookup, name], rewired: [unpacked, round] },
			},
		];
		// A node to which no expression refers is the same deleted as switched off.
		if (file.includes(`$('${name}')`))
			wirings.push({ what: 'deleted', atMost: 1, set: { rewired: [deleted(name)] } });
		const times = await timesPaid(wirings);
		expect(wirings.filter(({ what, atMost }) => (times[what] ?? 9) > atMost)).toEqual([]);
	});
});

test('each of many payments in one request is paid by its own outcome', async () => {
	const rewired = [manyPayments, toPay(lookup)];
	const copy = await publishPayout(live(), 'pay-confirmed', { rewired });
	const payees = [payment(), payment({ amount: 20.5 })];
	await copy.payAll({ rows: payees.flatMap((each) => [...morePayments(), each]) });
	const orders = payees.map((each) => ({ idempotencyKey: each.reference, amount: each.amount }));
	expect(live().service.payouts).toMatchObject({ requests: 2, payments: orders });
});

test('a forged lookup is not paid, even when all that decides is switched off and leads to the payment', async () => {
	const deactivated = [lookup, 'Hold Back?'];
	const rewired = [unpacked, toPay(lookup, 'Hold Back?'), toPay('Hold Back?')];
	const copy = await publishPayout(live(), 'pay-confirmed', { deactivated, rewired });
	await copy.payAll(payment(), ...morePayments());
	expect(live().service.payouts).toEqual({ requests: 0, payments: [] });
});
