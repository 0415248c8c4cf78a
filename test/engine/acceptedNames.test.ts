import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import type { LookupOverrides } from '../support/withService';
import { jsonOf, withService } from '../support/withService';

const { lookUp } = withService();

/** Looks up a till of JANE WANJIKU KAMAU, with names that a row or the node itself gives. */
async function lookUpJane(
	acceptedNames: INodeParameters[string],
	row: IDataObject = {},
	{ options, ...overrides }: LookupOverrides = {},
) {
	return await lookUp([{ number: '4738534', ...row }], {
		onError: 'continueRegularOutput',
		options: { ...options, acceptedNames },
		...overrides,
	});
}

describe('other accepted names', () => {
	it.each<readonly [string, INodeParameters[string], IDataObject]>([
		['texts', ['Kamau Hardware', 'Jane Kamau'], {}],
		['one expression that gives a list', ['={{ $json.names }}'], { names: ['A B', 'Jane Kamau'] }],
		['expressions and texts', ['Kamau Hardware', '={{ $json.names }}'], { names: 'Jane Kamau' }],
		['one text', 'Jane Kamau', {}],
		['an expression in place of the list', '={{ $json.names }}', { names: ['Jane Kamau'] }],
	])('may be %s; the result says which one it was', async (_what, names, row) => {
		const parameters = { expectedName: 'Kamau Stores' };
		const result = await lookUpJane(names, row, { parameters });
		expect(jsonOf(result, CONFIRMED)[0]).toMatchObject({
			reason: 'nameMatched',
			nameMatch: { result: 'match', expectedName: 'Jane Kamau' },
		});
	});

	it.each(['', ' ', undefined])(
		'stand for no row that lacks its expected name: %p',
		async (payee) => {
			const parameters = { expectedName: '={{ $json.payee }}' };
			const row = payee === undefined ? {} : { payee };
			const result = await lookUpJane(['Jane Kamau'], row, { parameters });
			expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([{ reason: 'nameNotCompared' }]);
		},
	);

	it('stand alone where no name is expected', async () => {
		const stranger = await lookUpJane(['Peter Otieno', 'Mary Atieno']);
		expect(jsonOf(stranger, NOT_CONFIRMED)).toMatchObject([
			{ reason: 'nameDiffers', nameMatch: { expectedName: 'Peter Otieno' } },
		]);
		const holder = await lookUpJane(['Peter Otieno', 'Jane Kamau']);
		expect(jsonOf(holder, CONFIRMED)).toMatchObject([{ reason: 'nameMatched' }]);
	});

	it('are read for each row', async () => {
		const rows = [
			{ number: '4738534', names: ['Jane Kamau'] },
			{ number: '4738534', names: ['Peter Otieno'] },
			{ number: '4738534', names: [] },
		];
		const result = await lookUp(rows, { options: { acceptedNames: ['={{ $json.names }}'] } });
		expect(jsonOf(result, CONFIRMED)).toMatchObject([{ reason: 'nameMatched' }]);
		expect(jsonOf(result, NOT_CONFIRMED)).toMatchObject([{ reason: 'nameDiffers' }]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([{ reason: 'nameNotCompared' }]);
	});

	it('that are left empty compare nothing', async () => {
		const result = await lookUpJane(['', ' ']);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([{ reason: 'nameNotCompared' }]);
		expect(jsonOf(await lookUpJane([]), CONFIRMED)).toMatchObject([{ reason: 'nameFound' }]);
	});

	it('are never joined: each must match by itself', async () => {
		const result = await lookUpJane(['Jane', 'Wanjiku', 'Kamau']);
		expect(jsonOf(result, CONFIRMED)).toEqual([]);
	});

	it('are ten at most, and a warning says so', async () => {
		const strangers = Array.from({ length: 10 }, (_, index) => `Peter Otieno ${index}`);
		const result = await lookUpJane([...strangers, 'Jane Kamau'], {}, { parameters: {} });
		expect(jsonOf(result, NOT_CONFIRMED)).toMatchObject([
			{
				warnings: ['Other Accepted Names has 11 names; only the first 10 were compared.'],
			},
		]);
	});

	it.each<readonly [string, IDataObject[string], string]>([
		['an object', { first: 'Jane' }, 'Other Accepted Names is not text [item 0]'],
		['of the demo', 'Jane (DEMO) Kamau', 'Other Accepted Names comes from the demo [item 0]'],
	])('that are %s are an error of the item', async (_what, name, message) => {
		const result = await lookUpJane(['={{ $json.name }}'], { name });
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ outcome: 'unchecked', error: { message } },
		]);
	});

	it('show no more than first letters of the holder while names are masked', async () => {
		const result = await lookUpJane(['Jane Otieno'], {}, { options: { maskName: true } });
		expect(JSON.stringify(jsonOf(result, NOT_CONFIRMED))).not.toMatch(/wanjiku|kamau/i);
	});
});
