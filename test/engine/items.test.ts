import type { IDataObject } from 'n8n-workflow';

import { useOwnTime } from '../support/ownTime';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED, runNode } from '../support/runNode';
import { type LookupOverrides, goesOn, jsonOf, lookUp, lookUpOne, rowsOf } from '../support/lookUp';
import { credentialOf, reply, service, useService } from '../support/service';

useOwnTime();
useService();

const HELD = { number: '4738534' };
const BAD = { number: '0712345678' };
const besides = { onError: 'continueErrorOutput' } as const;
const ROWS = ['999999', '4738534', 'none', '900105', '4738534'].map((number, row) => ({
	number,
	row,
}));

describe('Items', () => {
	it('are linked to their input items on every output, errors too, and left as they were', async () => {
		const before = structuredClone(ROWS);
		const { outputs } = await lookUp(ROWS, { ...goesOn, options: { includeInput: true } });
		expect(outputs.map((items) => items.map(({ pairedItem }) => pairedItem))).toEqual([
			[{ item: 2 }, { item: 3 }],
			[{ item: 1 }, { item: 4 }],
			[{ item: 0 }],
		]);
		expect(ROWS).toEqual(before);
	});

	it('have the result under lookup with Include Other Input Fields, in place of a column of that name', async () => {
		const options = { includeInput: true };
		const input = { ...HELD, status: 'due', name: 'Jane', lookup: 'mine' };
		const item = await lookUpOne(input, { options });
		const lookup = { name: 'JANE WANJIKU KAMAU', warnings: [expect.stringContaining("'lookup'")] };
		expect(item).toMatchObject({ ...input, lookup });
		expect(await lookUpOne({ number: '', row: 9 }, { options })).toMatchObject({
			...{ output: NEEDS_REVIEW, row: 9, lookup: { outcome: 'unchecked' } },
		});
	});

	it.each<[string, number, boolean]>([
		['4738534', CONFIRMED, true],
		['4738534', CONFIRMED, false],
		['none', ERROR_OUTPUT, true],
	])(
		'keep their files with Include Other Input Fields: %s on output %i, %p',
		async (number, output, includeInput) => {
			const invoice = { data: 'aGk=', mimeType: 'text/plain' };
			const parameters = {
				operation: 'till',
				merchantTillNumber: number,
				options: { includeInput },
			};
			const items = [{ json: {}, binary: { invoice } }];
			const run = { items, parameters, credentials: credentialOf(), ...besides };
			const { outputs } = await runNode(run);
			expect(outputs[output]?.map(({ binary }) => binary?.invoice)).toEqual([
				includeInput ? invoice : undefined,
			]);
		},
	);

	it('are none without input, and no token is requested', async () => {
		const { outputs, error, hints } = await lookUp([]);
		expect({ error, items: outputs.flat(), hints }).toEqual({ items: [], hints: [] });
		expect(service.stats.tokenRequests).toBe(0);
	});

	it.each<[string, LookupOverrides]>([
		['the engine runs it for the agent', { isTool: true }],
		['only the type tells, as in n8n 1', { type: 'lookupTool' }],
	])('are all on output 0, without a hint, for an agent’s tool: %s', async (_how, run) => {
		const { outputs, hints } = await lookUp(ROWS, { ...run, ...goesOn });
		expect(outputs.map((items) => items.map(({ json }) => json.outcome))).toEqual([
			['notConfirmed', 'confirmed', 'unchecked', 'needsReview', 'confirmed'],
			[],
			[],
		]);
		expect(hints).toEqual([]);
	});
});

describe('The hint above the output', () => {
	const expected = { ...goesOn, parameters: { expectedName: '={{ $json.expected }}' } };

	it.each<[string, IDataObject[], LookupOverrides, unknown]>([
		[
			'counts the rows by outcome',
			[HELD, HELD, { number: '900006' }, BAD],
			goesOn,
			'Test system (UAT): do not pay on its results. 4 rows: 2 Confirmed, 1 Not Confirmed, 1 Unchecked. The unchecked row is in the Needs Review output. 2 different numbers were looked up. 1 row repeats an earlier one.',
		],
		[
			'is the sentence of a single row, with its output',
			[BAD],
			besides,
			expect.stringMatching(/ Row 1 was not checked: .*\. The row is in the error output\.$/),
		],
		[
			'says that unchecked rows are in the error output, and that the first output is empty',
			[BAD, BAD],
			besides,
			'Test system (UAT): do not pay on its results. 2 rows: 2 Unchecked. The unchecked rows are in the error output. No row needs review. See the other outputs.',
		],
		[
			'counts warnings of a kind, the most frequent first',
			[{ number: '1234' }, { number: '123' }, HELD],
			goesOn,
			expect.stringMatching(/ 3 rows: .* 2 numbers have an unusual length\.$/),
		],
		[
			'names a field that is empty on every row',
			[{ till: '1' }, { till: '2' }],
			goesOn,
			expect.stringMatching(/'Till Number \(Buy Goods\)' is empty on every row\. Check the column/),
		],
		[
			'names two fields that are empty on every row',
			[{ till: '1' }, { till: '2' }],
			expected,
			expect.stringMatching(
				/'Till Number \(Buy Goods\)' and 'Expected Name' are empty on every row.* columns in their/,
			),
		],
		[
			'names no field that one row has',
			[{ number: '' }, { ...HELD, expected: 'Jane' }],
			expected,
			expect.not.stringMatching(/unusual length|on every row/),
		],
	])('%s', async (_what, rows, overrides, hint) => {
		expect((await lookUp(rows, overrides)).hints).toEqual([hint]);
	});
});

describe('Warn About Repeats', () => {
	const JANE = { number: '4738534', name: 'Jane Kamau' };
	const SHEET = [JANE, { ...JANE, name: 'Otieno Stores' }, { ...JANE, number: '5031264' }];

	it.each([true, false])(
		'warns of rows that contradict each other, when it is on: %p',
		async (isOn) => {
			// A sheet tells the number of each row.
			const rows = SHEET.map((row, index) => ({ ...row, row_number: index + 40 }));
			const options = { warnAboutRepeats: isOn };
			const parameters = { expectedName: '={{ $json.name }}' };
			const result = await lookUp(rows, { ...goesOn, options, parameters });
			const items = [CONFIRMED, NOT_CONFIRMED].flatMap((output) => jsonOf(result, output));
			const warnings = [
				[
					'Row 41 expects Otieno Stores for this number.',
					'The same payee has till 5031264 in row 42.',
				],
				['Row 40 expects Jane Kamau for this number.'],
				['The same payee has till 4738534 in row 40.'],
			];
			const none = [undefined, undefined, undefined];
			expect(items.map((json) => json.warnings)).toEqual(isOn ? warnings : none);
			const counted = '1 number is expected under different names. 1 payee has several numbers.';
			expect(result.hints.join().includes(counted)).toBe(isOn);
		},
	);
});

describe('A run in which no number is found', () => {
	const tryOtherType = { options: { tryOtherType: true } };
	const noRetries = { options: { maxRetries: 0, maxOutage: 0 } };
	const others = { options: { reuseDuplicates: false } };
	const sameNumber = Array<string>(20).fill('100000');
	const unanswered = Array<string>(19).fill('900703');

	it.each<[string, string[], LookupOverrides, boolean]>([
		['20 on Daraja', rowsOf(20), { kind: 'daraja' }, true],
		['one that could not be checked among them', [...rowsOf(20), '900703'], noRetries, true],
		['none found as the other type either', rowsOf(20), tryOtherType, true],
		['20, where errors stop the workflow', rowsOf(20), { onError: 'stopWorkflow' }, true],
		['19, and a cell that could not be read', [...rowsOf(19), 'none'], {}, false],
		['19, and two that were not answered', [...rowsOf(19), '900703', '900701'], noRetries, false],
		['one, and 19 that were not answered', ['100000', ...unanswered], noRetries, false],
		['20 rows of one number that is asked for each', sameNumber, others, false],
		['one that is found', [...rowsOf(20), '4738534'], {}, false],
		['one that is found as the other type', [...rowsOf(20), '900010'], tryOtherType, false],
		['none that was answered', rowsOf(20), { credential: { password: 'wrong' } }, false],
	])('names Base URL as the likely cause, in each result and in the hint: %s', async (...given) => {
		const [, numbers, overrides, isWarned] = given;
		const rows = numbers.map((number) => ({ number }));
		const { outputs, hints, error } = await lookUp(rows, { ...goesOn, ...overrides });
		expect(error).toBeUndefined();
		const results = outputs.flat().map(({ json }) => JSON.stringify(json.warnings ?? ''));
		expect(results.map((text) => text.includes('Base URL'))).toEqual(rows.map(() => isWarned));
		expect(/No number in this run was found.*Base URL/.test(hints.join())).toBe(isWarned);
	});
});

it.each([
	[
		20,
		expect.stringMatching(
			/20 numbers need review for the same reason: .* its field “accountstatus”/,
		),
	],
	[19, expect.not.stringContaining('for the same reason')],
])(
	'the hint names the field by which the service denies its own success, from 20 numbers on: %i',
	async (count, hint) => {
		reply({ name: 'JANE KAMAU', status: 'S000000', accountStatus: 'CLOSED' });
		const rows = [...rowsOf(count), ...rowsOf(1)].map((number) => ({ number }));
		const { outputs, hints } = await lookUp(rows, goesOn);
		expect(outputs.map((items) => items.length)).toEqual([count + 1, 0, 0]);
		expect(hints).toEqual([hint]);
	},
);

describe('Retry On Fail', () => {
	// By the first item of the first output n8n decides.
	const reviewed = { number: '900101' };
	const down = { number: '900503' };

	it.each<[string, IDataObject, boolean, number]>([
		['no row that was answered', reviewed, true, 1],
		['a row that was not checked', down, false, 2],
		['no row that was not checked, whose error lies under “lookup”,', down, true, 1],
		['a column named error that is passed on', { ...reviewed, error: 'mine' }, true, 2],
	])('takes %s for a failure', async (_what, first, includeInput, runs) => {
		const options = { includeInput, maxRetries: 0 };
		const result = await lookUp([first, HELD], { retryOnFail: true, ...goesOn, options });
		// All numbers are asked for anew, and no row is there twice.
		expect(service.stats.lookupsPerAccount['till/4738534']).toBe(runs);
		expect(result.outputs.map((items) => items.length)).toEqual([1, 1, 0]);
	});
});
