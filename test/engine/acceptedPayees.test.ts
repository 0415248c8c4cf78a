import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { goesOn, jsonOf, lookUp, lookUpOne } from '../support/lookUp';
import { useService } from '../support/service';

useService();

/** A till of JANE WANJIKU KAMAU, who has been accepted as the holder of the shop's till. */
const SHOP = { number: '4738534', payee: 'Kamau Hardware' };

const accepted = {
	payee: SHOP.payee,
	type: 'till',
	number: SHOP.number,
	operator: 'Mpesa',
	account: '',
	registered_name: 'JANE WANJIKU KAMAU',
	environment: 'uat',
	accepted_by: 'Amina',
	accepted_at: '2026-01-05',
	expires_at: '2999-01-05',
	last_outcome: 'confirmed',
	last_checked_at: '2026-01-05',
};

/** Looks the shop up with a list of accepted payees, as an expression gives it. */
const lookUpShop = async (list: IDataObject[] | string | null, options: INodeParameters = {}) =>
	await lookUpOne(
		{ ...SHOP, list },
		{
			parameters: { expectedName: '={{ $json.payee }}' },
			options: { acceptedPayees: '={{ $json.list }}', ...options },
		},
	);

const items = (...rows: IDataObject[]): IDataObject[] => rows.map((json) => ({ json }));

it.each<[string, IDataObject, number, string]>([
	['is confirmed by it', {}, CONFIRMED, 'accepted'],
	['with another number needs review', { number: '5031264' }, NEEDS_REVIEW, 'numberChanged'],
	['with another holder needs review', { registered_name: 'X' }, NEEDS_REVIEW, 'holderChanged'],
	['that a re-check found needs review', { last_outcome: 'gone' }, NEEDS_REVIEW, 'recheckFound'],
	['of production counts for nothing', { environment: 'production' }, NOT_CONFIRMED, 'nameDiffers'],
	[
		'that has expired counts for nothing',
		{ expires_at: '2020-01-01' },
		NOT_CONFIRMED,
		'nameDiffers',
	],
])('a payee that was accepted %s', async (_what, cells, output, reason) => {
	const item = await lookUpShop(items({ ...accepted, ...cells }));
	expect(item).toMatchObject({ output, reason, payable: false });
	expect(item.accepted).toEqual(
		output === CONFIRMED ? { by: 'Amina', at: '2026-01-05' } : undefined,
	);
});

it('with Mask Name no sentence shows a name of the list', async () => {
	const list = items({ ...accepted, registered_name: 'PETER OTIENO' });
	const item = await lookUpShop(list, { maskName: true });
	expect(item).toMatchObject({ reason: 'holderChanged' });
	expect(JSON.stringify({ ...item, list: '' })).not.toMatch(/PETER|WANJIKU/);
});

it.each(['x', null])('a list that is %j is an error of the option', async (list) => {
	expect(await lookUpShop(list)).toMatchObject({
		outcome: 'unchecked',
		nextStep: expect.stringContaining('a list of rows'),
	});
});

describe('Keep All Rows Together', () => {
	const rows = ['4738534', 'none', '999999', '900103'].map((number) => ({ number }));
	const options = { keepTogether: true };

	it.each(['continueRegularOutput', 'continueErrorOutput'] as const)(
		'all rows leave by the first output, in input order (%s)',
		async (onError) => {
			const { outputs, hints } = await lookUp(rows, { onError, options });
			expect(
				outputs[NEEDS_REVIEW]?.map(({ json, pairedItem }) => [json.outcome, pairedItem]),
			).toEqual([
				['confirmed', { item: 0 }],
				['unchecked', { item: 1 }],
				['notConfirmed', { item: 2 }],
				['needsReview', { item: 3 }],
			]);
			expect(outputs.slice(1).flat()).toEqual([]);
			expect(hints.join()).toMatch(
				/4 rows: 1 Confirmed, 1 Needs Review, 1 Not Confirmed, 1 Unchecked\. \d/,
			);
			expect(hints.join()).not.toMatch(/output/);
		},
	);

	it('names are compared so, too', async () => {
		const parameters = {
			operation: 'compareNames',
			registeredName: 'JANE KAMAU',
			expectedName: '={{ $json.number }}',
		};
		const result = await lookUp([{ number: 'Jane Kamau' }, { number: '' }], {
			...goesOn,
			parameters,
			options,
		});
		expect(jsonOf(result, NEEDS_REVIEW).map(({ outcome }) => outcome)).toEqual([
			'confirmed',
			'needsReview',
		]);
	});
});

it.each([
	['Africa/Nairobi', /^\d{4}-\d\d-\d\d \d\d:\d\d$/, 3],
	['UTC', /^\d{4}-\d\d-\d\d \d\d:\d\d$/, 0],
])('all times of a result are in the zone of the option: %s', async (timeZone, form, hours) => {
	const options = { timeZone, resultFormat: 'columns' };
	const before = Date.now() - 60_000;
	const item = await lookUpOne({ number: '4738534' }, { options });
	const written = item['Lookup Checked At'];
	if (typeof written !== 'string') throw new Error('There is no time');
	expect(written).toMatch(form);
	const at = Date.parse(`${written.replace(' ', 'T')}Z`) - hours * 3_600_000;
	expect(at).toBeGreaterThanOrEqual(before);
	expect(at).toBeLessThanOrEqual(Date.now());
});

describe('the account number of a paybill', () => {
	const run = (row: IDataObject) =>
		lookUpOne(row, {
			parameters: {
				operation: 'mixed',
				accountType: '={{ $json.type }}',
				number: '={{ $json.number }}',
				account: '={{ $json.account }}',
			},
		});

	it.each<[string, string | number, string | undefined]>([
		['is in the result', '0110 567-8', '0110 567-8'],
		['may be a number', 110567, '110567'],
		['is taken out of quotes', "'0110", '0110'],
		['counts as none when it was shortened', '1.10123E+11', undefined],
		['may be missing', '', undefined],
	])('%s', async (_what, account, shown) => {
		const item = await run({ type: 'paybill', number: '900014', account });
		expect(item.account).toBe(shown);
		expect(item).toMatchObject({ output: CONFIRMED, number: '900014' });
	});

	it('is no till’s', async () => {
		expect(await run({ type: 'till', number: '4738534', account: '1' })).not.toHaveProperty(
			'account',
		);
	});

	it('that is no text leaves the row unchecked, with what was entered', async () => {
		expect(await run({ type: 'paybill', number: '900014', account: { a: 1 } })).toMatchObject({
			outcome: 'unchecked',
			error: { message: "'Account Number' is not text [item 0]" },
			entered: { account: '{"a":1}' },
		});
	});
});
