import type { IDataObject, INodeParameters } from 'n8n-workflow';
import {
	CONFIRMED,
	ERROR_OUTPUT,
	NEEDS_REVIEW,
	NOT_CONFIRMED,
	runNode,
	type NodeRun,
} from '../support/runNode';
import { newCredential } from '../support/newCredential';
import { goesOn, jsonOf, lookUp, lookUpOne, onlyOf, type LookupOverrides } from '../support/lookUp';
import { reply, service, useService } from '../support/service';
import { DEMO_NUMBERS } from '../../nodes/MobileMoneyNameLookup/services/demo/demo';
import {
	hasDemoMark,
	withDemoMark,
	withoutDemoMark,
} from '../../nodes/MobileMoneyNameLookup/services/service';

useService();

const JANES = { number: '4738534' };
const COLUMN = '={{ $json.payee }}';
const MASKED = 'J*** W****** K****';

const lookUpJane = async (
	expectedName: string,
	{ row = {}, ...overrides }: LookupOverrides & { readonly row?: IDataObject } = {},
) => await lookUpOne({ ...JANES, ...row }, { parameters: { expectedName }, ...overrides });

it.each<[string, string, IDataObject, string]>([
	['a list', COLUMN, { payee: ['Jane Kamau'] }, "'Expected Name' is not text"],
	['a long text', COLUMN, { payee: 'x'.repeat(257) }, "'Expected Name' has more than 256"],
	['a name of the demo', COLUMN, { payee: 'Jane (DEMO)' }, "'Expected Name' comes from the demo"],
	['accepted: an object', '', { other: { first: 'Jane' } }, "'Other Accepted Names' is not text"],
	['accepted: of the demo', '', { other: 'Jane (DEMO)' }, "'Other Accepted Names' comes from"],
])('an expected name that cannot be used makes the item unchecked: %s', async (...given) => {
	const [, expectedName, row, problem] = given;
	const options = { acceptedNames: ['={{ $json.other ?? "" }}'] };
	const item = await lookUpJane(expectedName, { row, options });
	const error = { message: expect.stringContaining(problem), itemIndex: 0 };
	expect(item).toMatchObject({ output: NEEDS_REVIEW, outcome: 'unchecked', error });
});

describe('A row without its expected name', () => {
	it.each<[string, string, IDataObject]>([
		['a cell of blanks and invisible characters', COLUMN, { payee: ' \u00a0\u200b\t' }],
		['two empty cells with a space between', '={{ $json.first }} {{ $json.last }}', {}],
		['a field that was switched to an expression', '=', {}],
	])('needs review: %s', async (_what, expectedName, row) => {
		const item = await lookUpJane(expectedName, { row });
		expect(item).toMatchObject({ output: NEEDS_REVIEW, reason: 'nameNotCompared' });
		expect(item).toHaveProperty('name', 'JANE WANJIKU KAMAU');
		expect(item).not.toHaveProperty('nameMatch');
		const options = { emptyExpectedName: 'confirmed' };
		const accepted = await lookUpJane(expectedName, { row, options });
		expect(accepted).toMatchObject({ output: CONFIRMED, reason: 'nameNotCompared' });
	});
});

describe('Other Accepted Names', () => {
	const lookUpAs = async (
		acceptedNames: INodeParameters[string],
		row: IDataObject = {},
		expectedName = '',
	) => await lookUpJane(expectedName, { row, options: { acceptedNames } });

	it.each<readonly [string, INodeParameters[string], IDataObject]>([
		['one expression that gives a list', ['={{ $json.names }}'], { names: ['A B', 'Jane Kamau'] }],
		['expressions and texts', ['Kamau Hardware', '={{ $json.names }}'], { names: 'Jane Kamau' }],
		['an expression in place of the list', '={{ $json.names }}', { names: ['Jane Kamau'] }],
	])('take %s, and the result names the one that matched', async (_what, names, row) => {
		expect(await lookUpAs(names, row, 'Kamau Stores')).toMatchObject({
			output: CONFIRMED,
			reason: 'nameMatched',
			nameMatch: { result: 'match', expectedName: 'Jane Kamau' },
		});
	});

	it.each<[string, string, string[], number, string]>([
		['expect nobody where they are left empty', '', [], CONFIRMED, 'nameFound'],
		['stand alone where no name is expected', '', ['Jane Kamau'], CONFIRMED, 'nameMatched'],
		['are never joined', '', ['Jane', 'Wanjiku', 'Kamau'], NEEDS_REVIEW, 'nameClose'],
		[
			'do not replace the name that a row lacks',
			COLUMN,
			['Jane Kamau'],
			NEEDS_REVIEW,
			'nameNotCompared',
		],
	])('%s', async (_what, expectedName, names, output, reason) => {
		expect(await lookUpAs(names, { payee: ' ' }, expectedName)).toMatchObject({ output, reason });
	});

	it('are ten at most', async () => {
		const strangers = Array.from({ length: 10 }, (_, index) => `Peter Otieno ${index}`);
		expect(await lookUpAs([...strangers, 'Jane Kamau'])).toMatchObject({
			outcome: 'unchecked',
			summary: expect.stringContaining("'Other Accepted Names' has 11 names"),
		});
	});
});

describe('Mask Name', () => {
	const options = { maskName: true, includeRawResponse: true };

	it.each<[string, string, INodeParameters, number]>([
		['a close match', 'Jane Kamua', {}, NEEDS_REVIEW],
		['another accepted name', '', { acceptedNames: ['Jane Otieno'] }, NOT_CONFIRMED],
	])('shows first letters alone of %s', async (_what, expectedName, more, output) => {
		const item = await lookUpJane(expectedName, { options: { ...options, ...more } });
		expect(item).toMatchObject({ output, name: MASKED, rawResponse: { body: { name: MASKED } } });
		// The user's own text may stand there.
		const shown = JSON.stringify(item, (key, value: unknown) =>
			key === 'expectedName' ? undefined : value,
		);
		expect(shown).not.toMatch(/wanjiku|kamau/i);
	});

	it.each([
		['without its accents', 'JOSÉ NUÑEZ KAMAU', { message: 'Found JOSE NUNEZ' }],
		['beside a denial', 'JANE KAMAU', { success: false, message: 'Kamau is closed' }],
	])('hides the name in the service’s texts: %s', async (_what, name, fields) => {
		reply({ status: 'S000000', name, ...fields });
		const shown = JSON.stringify(await lookUpOne(JANES, { options }));
		expect(shown).not.toMatch(/jane|jos|kamau|nu[nñ]ez|wanjiku/i);
	});
});

describe('Compare Names', () => {
	async function compare(
		rows: readonly IDataObject[],
		options: INodeParameters = {},
		settings: Partial<NodeRun> = {},
	) {
		const credentials = Object.assign(newCredential({}), { stored: undefined });
		const parameters = {
			operation: 'compareNames',
			registeredName: '={{ $json.registered }}',
			expectedName: '={{ $json.expected }}',
			options,
		};
		const items = rows.map((json) => ({ json }));
		const run = { items, parameters, credentials, withoutCredential: true, ...goesOn, ...settings };
		const getDecrypted = jest.spyOn(credentials, 'getDecrypted');
		const result = await runNode(run);
		expect(getDecrypted).not.toHaveBeenCalled();
		return result;
	}
	const JANE = { registered: 'JANE WANJIKU KAMAU', expected: 'Jane Kamau' };

	it('needs no credential, and gives the fields of a lookup but those of a number or a service', async () => {
		const result = await compare([JANE], { includeRawResponse: true });
		const nameMatch = { result: 'match', score: expect.any(Number), expectedName: 'Jane Kamau' };
		expect(onlyOf(result)).toEqual({
			output: CONFIRMED,
			outcome: 'confirmed',
			reason: 'nameMatched',
			name: JANE.registered,
			summary: 'The registered name is JANE WANJIKU KAMAU, as expected.',
			payable: false,
			nameMatch: { ...nameMatch, explanation: expect.any(Array) },
			checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
		});
	});

	it.each([
		['by a name of the demo', 'JANE KAMAU (DEMO)', 'Jane Kamau', "'Registered Name' comes from"],
		['who is expected by a name of the demo', 'JANE', 'JANE (Demo)', "'Expected Name' comes from"],
		['by what is no text', { first: 'JANE' }, 'Jane', "'Registered Name' is not text"],
	])('confirms nobody %s', async (_what, registered, expected, message) => {
		const rows = [{ registered, expected }, JANE, { ...JANE, expected: '' }];
		const error = { message: expect.stringContaining(message), itemIndex: 0, retryable: false };
		const regular = await compare(rows);
		expect(jsonOf(regular, NEEDS_REVIEW)).toMatchObject([
			{ outcome: 'unchecked', error, entered: { expectedName: expected } },
			{ outcome: 'needsReview', reason: 'nameNotCompared' },
		]);
		expect(jsonOf(regular, CONFIRMED)).toHaveLength(1);
		const stopped = await compare(rows, {}, { onError: 'stopWorkflow' });
		expect(stopped.error?.message).toContain(message);
		expect(stopped.outputs.flat()).toEqual([]);
	});

	it.each<readonly [string, IDataObject, IDataObject]>([
		['the expected name', { expected: ['x'] }, { registeredName: MASKED }],
		['the registered name', { registered: { name: 'JANE WANJIKU KAMAU' } }, {}],
		['an accepted name', { others: [true] }, { registeredName: MASKED }],
	])('shows the registered name as Mask Name lets it be seen: bad is %s', async (...given) => {
		const [, cells, entered] = given;
		const row = { registered: 'JANE WANJIKU KAMAU', expected: 'Jane', others: [], ...cells };
		const options = { maskName: true, acceptedNames: '={{ $json.others }}' };
		for (const onError of ['continueRegularOutput', 'continueErrorOutput'] as const) {
			const item = onlyOf(await compare([row], options, { onError }));
			expect(item).toMatchObject({ outcome: 'unchecked', entered });
			// n8n adds the row's own fields on the error output.
			expect(JSON.stringify({ ...item, registered: '' })).not.toMatch(/WANJIKU|KAMAU/);
		}
		const stopped = await compare([row], options, { onError: 'stopWorkflow' });
		expect(stopped.error?.message).toBeDefined();
		expect(JSON.stringify(stopped)).not.toMatch(/"message":"[^"]*(WANJIKU|KAMAU)/);
	});
});

const SHOP = { number: '4738534', payee: 'Kamau Hardware' };

const accepted = {
	...SHOP,
	type: 'till',
	operator: 'Mpesa',
	account: '',
	registered_name: 'JANE WANJIKU KAMAU',
	environment: 'uat',
	accepted_by: 'Amina',
	accepted_at: '2026-01-05',
	expires_at: '2999-01-05',
	last_outcome: 'confirmed',
};

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
	['of production counts for nothing', { environment: 'production' }, NOT_CONFIRMED, 'nameDiffers'],
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

const lookUpInDemo = async (rows: readonly IDataObject[], overrides: LookupOverrides = {}) =>
	await lookUp(rows, {
		...goesOn,
		...overrides,
		parameters: {
			authentication: 'demo',
			expectedName: '={{ $json.payee ?? "" }}',
			...overrides.parameters,
		},
	});

const ALL = [
	...DEMO_NUMBERS.map(({ number }) => ({ number, payee: 'Jane Kamau' })),
	{ number: '4738534', payee: 'Jane Kamau' },
	{ number: '0712345678' },
];

describe('the demo', () => {
	it('has a number for every outcome, and asks no service', async () => {
		const { outputs } = await lookUpInDemo(ALL);
		const seen = outputs.map((items) => items.map(({ json }) => [json.number, json.reason]));
		expect(seen).toEqual([
			[
				['900002', 'nameClose'],
				['900004', 'nameMissing'],
				['900007', undefined],
				['900008', undefined],
				['4738534', undefined],
				[undefined, undefined],
			],
			[['900001', 'nameMatched']],
			[
				['900003', 'nameDiffers'],
				['900005', 'accountNotFound'],
				['900006', 'operatorNotSupported'],
			],
		]);
		expect(service.stats).toMatchObject({ recentRequests: [] });
	});

	it('has no other numbers, and says which it has', async () => {
		const item = onlyOf(await lookUpInDemo([{ number: '4738534' }]));
		const text = 'he demo has only the numbers 900001 to 900008 (DEMO)';
		expect(item).toMatchObject({
			output: NEEDS_REVIEW,
			outcome: 'unchecked',
			environment: 'demo',
			error: { message: expect.stringContaining(`T${text}`), retryable: false },
			summary: expect.stringContaining(`t${text}`),
		});
	});

	it('marks everything that it says, failures too', async () => {
		const { outputs } = await lookUpInDemo(ALL, { options: { includeRawResponse: true } });
		for (const { json } of outputs.flat()) {
			expect(json).toMatchObject({ environment: 'demo', payable: false });
			expect(json.warnings).toContainEqual(expect.stringMatching(/^DEMO: /));
			if (json.name !== undefined) expect(json.name).toMatch(/ \(DEMO\)$/);
			if (json.message !== undefined) expect(json.message).toMatch(/ \(DEMO\)$/);
			if (json.rawResponse !== undefined) {
				expect(JSON.stringify(json.rawResponse)).not.toMatch(/[A-Z]{3}"/);
			}
		}
		const [busy, refused] = jsonOf({ outputs }, NEEDS_REVIEW).slice(2);
		expect(busy?.error).toMatchObject({ retryable: true, httpStatus: 503 });
		expect(refused?.error).toMatchObject({ retryable: true, httpStatus: 401 });
	});

	it('marks errors on the error output, and those that stop the workflow', async () => {
		const besides = await lookUpInDemo([{ number: '900007' }], { onError: 'continueErrorOutput' });
		expect(onlyOf(besides)).toMatchObject({
			output: ERROR_OUTPUT,
			error: { message: expect.stringMatching(/\(DEMO\) \[item 0\]$/) },
		});
		const stopped = await lookUpInDemo([{ number: '900008' }], { onError: 'stopWorkflow' });
		expect(stopped.error?.message).toMatch(/login.*\(DEMO\)/);
		expect(stopped.outputs.flat()).toEqual([]);
	});

	const airtel = { parameters: { operator: 'other', customOperator: 'airtel' } };
	const maskName = { options: { maskName: true } };
	const tryOtherType = { options: { tryOtherType: true } };
	const noCredential = { withoutCredential: true };
	const jane = { payee: 'Jane Kamau' };
	const marked = { payee: 'JANE WANJIKU KAMAU (DEMO)' };
	it.each<[string, IDataObject, LookupOverrides, object]>([
		['needs no credential', jane, noCredential, { output: CONFIRMED }],
		['knows no other operator', {}, airtel, { reason: 'operatorNotSupported' }],
		['compares without its mark', marked, {}, { output: CONFIRMED }],
		['keeps the mark of a masked name', {}, maskName, { name: 'J*** W****** K**** (DEMO)' }],
		['finds no other type', { number: '900005' }, tryOtherType, { reason: 'accountNotFound' }],
	])('%s', async (_what, cells, overrides, expected) => {
		const result = await lookUpInDemo([{ number: '900001', ...cells }], overrides);
		expect(onlyOf(result)).toMatchObject(expected);
	});
});

describe('the mark of the demo', () => {
	it.each([
		['where it was put', withDemoMark('JANE KAMAU'), 'JANE KAMAU'],
		['within a name', 'Jane (DEMO) Kamau', 'Jane Kamau'],
		['at the beginning', '(demo) Jane Kamau', 'Jane Kamau'],
		['twice', 'JANE (DEMO) KAMAU (DEMO)', 'JANE KAMAU'],
		['in full-width letters', 'Jane Kamau（ＤＥＭＯ）', 'Jane Kamau'],
		['with invisible characters', 'Jane Kamau (DE\u200BMO\u202E)', 'Jane Kamau'],
	])('is seen %s and taken out', (_what, name, plain) => {
		expect(hasDemoMark(name)).toBe(true);
		expect(withoutDemoMark(name)).toBe(plain);
	});

	it.each(['Jane Demo Kamau', 'JANE (DEMOCRACY)', ''])('is not seen in %p', (name) => {
		expect(hasDemoMark(name)).toBe(false);
	});
});
