import { useLiveN8n } from '../support/liveN8n';
import { fileOf, readExample, type ExampleChanges } from './example';
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

type Wiring = readonly [what: string, atMost: 0 | 1, set: ExampleChanges];

const lookupSet = (options: object, parameters: object = {}): ExampleChanges => ({
	parameters: { [lookup]: { options: { includeInput: true, ...options }, ...parameters } },
});

const address = 'https://payments.example.com/payouts';
const anyUrl = { [`'${address}' : ''`]: `'${address}' : '${address}'` };
const tooOld = { 'minus({ minutes: 10 })': 'minus({ minutes: 0 })' };
const unnamed = { expectedName: "={{ '' }}" };
const comparing = { operation: 'compareNames', registeredName: 'Jane Kamau' };
const ofCaller = { reference: 'typed', type: 'till', number: '4738534', amount: '={{ 1500 }}' };
const typed = Object.entries(ofCaller).map(([name, value]) => ({ name, value }));

/** The lookup and the payment set so that they say less than they seem to. */
const settings: readonly Wiring[] = [
	['as it is', 1, {}],
	['unnamed', 0, lookupSet({ emptyExpectedName: 'confirmed' }, unnamed)],
	['on sheet columns', 0, lookupSet({ resultFormat: 'columns' })],
	['by name', 0, lookupSet({}, comparing)],
	['to any URL', 1, { rewritten: anyUrl }],
	['with any body', 1, { parameters: { Pay: { bodyParameters: { parameters: typed } } } }],
];

const live = useLiveN8n();

describe.each([
	// The last node from which a line to the payment goes round all that decides.
	['pay-confirmed', lookup],
	['webhook-payout', 'Claim'],
] as const)('the example %s', (example, last) => {
	const { connections } = readExample(example);
	const after = leadsTo('Pay', connections);
	const [, ...steps] = [...leadsTo('Payment Request', connections)].filter(
		(name) => !after.has(name),
	);
	const rewired = [toPay(last)];

	/** Posts payments that nobody may get, and the same one twice to the confirmed holder, in each wiring. Returns how often the holder was paid in each. */
	async function timesPaid(wirings: readonly Wiring[], makeOthers = otherPayments) {
		const pay = async ([what, atMost, set]: Wiring): Promise<[string, number]> => {
			// Where even the confirmed holder is not paid, nobody is.
			const others = atMost === 0 ? [] : makeOthers();
			const copy = await publishPayout(live(), example, set);
			const one = payment(set.account === '' ? { number: '900001' } : {});
			const answers = await copy.payAll(...others, one, one);
			const made = live().service.payouts.payments.filter(
				({ idempotencyKey }) => idempotencyKey === one.reference,
			);
			for (const each of made) expect(each).toMatchObject({ number: '4738534', amount: 1500 });
			// Nothing is said to be paid that is not.
			const said = answers.slice(0, made.length > 0 ? others.length : undefined);
			for (const { body } of said) expect(body['decision']).not.toBe('paid');
			return [what, made.length];
		};
		const times = await Promise.all(wirings.map(pay));
		// Nobody else is paid.
		const sum = times.reduce((all, [, each]) => all + each, 0);
		expect(live().service.payouts.payments).toHaveLength(sum);
		return Object.fromEntries(times);
	}

	test('pays only what may be paid, however it is set, where everything leads to the payment', async () => {
		const around = (set: ExampleChanges) => ({ ...set, rewired });
		const wirings = settings.map(([what, most, set]): Wiring => [what, most, around(set)]);
		const expected = Object.fromEntries(settings.map(([what, atMost]) => [what, atMost]));
		expect(await timesPaid(wirings, morePayments)).toEqual(expected);
	});

	test('asks for no payment in the demo, on a test system, or when the lookup is older than ten minutes', async () => {
		await timesPaid([
			['demo', 0, { account: '', rewired }],
			['test system', 0, { account: live().credentialId, rewired }],
			['old', 0, { rewritten: tooOld }],
		]);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test.each(steps)('pays nobody else without the node “%s”, or round it', async (name) => {
		const wirings: Wiring[] = [
			['leads to it', 1, { rewired: [toPay(name)] }],
			['off', 1, { deactivated: [name], rewired }],
			// Nothing is looked up: what the caller forges is the same for each payment.
			['both off', 0, { deactivated: [lookup, name], rewired: [unpacked, ...rewired] }],
		];
		// A node to which no expression refers is the same deleted as switched off.
		if (fileOf(example).includes(`$('${name}')`))
			wirings.push(['deleted', 1, { rewired: [deleted(name)] }]);
		const times = await timesPaid(wirings);
		expect(wirings.filter(([what, atMost]) => (times[what] ?? 9) > atMost)).toEqual([]);
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
