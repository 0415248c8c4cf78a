import type { IDataObject } from 'n8n-workflow';

import { ACCOUNT_KINDS, paybills, tills } from '../simulator';
import { rowsOf } from '../support/ownService';
import type { LookupOverrides } from '../support/withService';
import { goesOn, withService } from '../support/withService';

const { lookUp, simulator } = withService();

/** A number that is a paybill, and no till. */
const PAYBILL = '900010';
const HELD = '4738534';
const CUT_OFF = '900703';
const NOT_ACTIVE = '900201';
const tryOtherType = { options: { tryOtherType: true } };
const noRetries = { options: { maxRetries: 0, maxOutage: 0 } };

const told = expect.stringMatching(/No number in this run was found.*Base URL/);

/** What the results and the hint of a run say of it as a whole. */
async function remarksOf(rows: readonly IDataObject[], overrides: LookupOverrides = {}) {
	const { outputs, hints, error } = await lookUp(rows, { ...goesOn, ...overrides });
	expect(error).toBeUndefined();
	const results = outputs.flat().map(({ json }) => json);
	expect(results).toHaveLength(rows.length);
	const about = (text: unknown) => JSON.stringify(text ?? '').includes('Base URL');
	return { warned: results.filter(({ warnings }) => about(warnings)).length, hints };
}

const asRows = (numbers: readonly string[]) => numbers.map((number) => ({ number }));

describe('a run in which no number is found', () => {
	it.each(ACCOUNT_KINDS)('says so, whichever service was asked (%s)', async (kind) => {
		const remarks = await remarksOf(asRows(rowsOf(20)), { kind });
		expect(remarks).toEqual({ warned: 20, hints: [told] });
	});

	it.each<[string, string[], LookupOverrides?]>([
		['some of them twice', [...rowsOf(20), ...rowsOf(5)]],
		['one that could not be checked among them', [...rowsOf(19), CUT_OFF], noRetries],
		['a cell that could not be read beside them', [...rowsOf(20), 'none']],
		['none found as the other type either', rowsOf(20), tryOtherType],
		['where errors stop the workflow', rowsOf(20), { onError: 'stopWorkflow' }],
		['where errors have their own output', rowsOf(20), { onError: 'continueErrorOutput' }],
	])('says what is likely wrong, in each result and in the hint: %s', async (...row) => {
		const [, numbers, overrides] = row;
		const remarks = await remarksOf(asRows(numbers), overrides);
		expect(remarks).toEqual({ warned: numbers.length, hints: [told] });
	});

	it.each<[string, string[], LookupOverrides?]>([
		['19 different numbers', rowsOf(19)],
		['19, and a cell that could not be read', [...rowsOf(19), 'none']],
		['20 rows of one number', Array<string>(20).fill('100000')],
		[
			'20 rows of one number that is asked for each',
			Array<string>(20).fill('100000'),
			{ options: { reuseDuplicates: false } },
		],
		['one that is found', [...rowsOf(20), HELD]],
		['one that is found as the other type', [...rowsOf(20), PAYBILL], tryOtherType],
		['one that is rejected for another reason', [...rowsOf(20), NOT_ACTIVE]],
	])('says nothing of it where there are %s', async (...row) => {
		const [, numbers, overrides] = row;
		const { warned, hints } = await remarksOf(asRows(numbers), overrides);
		expect({ warned, hints }).toEqual({ warned: 0, hints: [expect.not.stringContaining('Base')] });
	});

	it('says nothing of it where not one number was answered', async () => {
		simulator().setFaultPlan(() => ({ kind: 'serverError', httpStatus: 503, body: 'json' }));
		const { warned, hints } = await remarksOf(asRows(rowsOf(20)), noRetries);
		expect({ warned, hints }).toEqual({ warned: 0, hints: [expect.not.stringContaining('Base')] });
	});

	it('gives no hint to an agent, but the warnings', async () => {
		expect(await remarksOf(asRows(rowsOf(20)), { isTool: true })).toEqual({
			warned: 20,
			hints: [],
		});
	});
});

describe('a service that doubts its own successes', () => {
	const asking = async (count: number) => {
		const reply = { name: 'JANE KAMAU', status: 'S000000', message: 'Done' };
		simulator().setFaultPlan(({ kind }) =>
			kind === 'token' ? undefined : { kind: 'json', httpStatus: 200, body: reply },
		);
		const rows = [...rowsOf(count), ...rowsOf(1)];
		const { outputs, hints } = await lookUp(asRows(rows), goesOn);
		expect(outputs.map((items) => items.length)).toEqual([count + 1, 0, 0]);
		return hints;
	};

	it('in one way for 20 numbers may always do so, and the hint says it', async () => {
		const said =
			/20 numbers need review for the same reason: .* its field “message” says more than that/;
		expect(await asking(20)).toEqual([expect.stringMatching(said)]);
	});

	it('for 19 numbers is looked at row by row', async () => {
		expect(await asking(19)).toEqual([expect.not.stringContaining('for one reason')]);
	});
});

test('the demo never says that its address may be wrong', async () => {
	const rows = [
		...tills.map(({ number }) => ({ number, type: 'paybill' })),
		...paybills.map(({ number }) => ({ number, type: 'till' })),
	];
	expect(rows.length).toBeGreaterThanOrEqual(20);
	const { warned, hints } = await remarksOf(rows, {
		credential: { environment: 'demo' },
		parameters: {
			operation: 'mixed',
			accountType: '={{ $json.type }}',
			accountNumber: '={{ $json.number }}',
		},
	});
	expect(warned).toBe(0);
	expect(hints.join(' ')).toContain(`${rows.length} Not Confirmed`);
	expect(hints.join(' ')).not.toContain('Base URL');
});
