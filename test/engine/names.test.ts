import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { DEMO_NUMBERS } from '../../nodes/MobileMoneyNameLookup/services/demo/demo';
import {
	hasDemoMark,
	withDemoMark,
	withoutDemoMark,
} from '../../nodes/MobileMoneyNameLookup/services/service';
import { lookUp, lookUpAll, lookUpOne, type LookupOverrides } from '../support/lookUp';
import { newCredential } from '../support/newCredential';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { reply, service, useService } from '../support/service';

useService();

const COLUMN = '={{ $json.payee }}';
const MASKED = 'J*** W****** K****';

/** Looks Jane’s till up, with other columns in its row. */
const lookUpJane = async (
	expectedName: string,
	row: IDataObject = {},
	options: INodeParameters = {},
) => await lookUpOne({ number: '4738534', ...row }, { parameters: { expectedName }, options });

it.each<[problem: string, row: IDataObject]>([
	["'Expected Name' is not text", { payee: ['Jane Kamau'] }],
	["'Expected Name' has more than 256", { payee: 'x'.repeat(257) }],
	["'Expected Name' comes from the demo", { payee: 'Jane (DEMO)' }],
	["'Other Accepted Names' is not text", { other: { first: 'Jane' } }],
	["'Other Accepted Names' comes from the demo", { other: 'Jane (DEMO)' }],
	["'Other Accepted Names' has 11 names", { other: Array.from('ABCDEFGHIJK') }],
])('an expected name that cannot be used makes its row unchecked: %s', async (problem, row) => {
	const options = { acceptedNames: ['={{ $json.other ?? "" }}'] };
	const item = await lookUpJane('={{ $json.payee ?? "" }}', row, options);
	const error = { message: expect.stringContaining(problem), itemIndex: 0 };
	expect(item).toMatchObject({ output: NEEDS_REVIEW, outcome: 'unchecked', error });
});

const LIST = '={{ $json.names }}';
const WITHOUT_NAME = { output: NEEDS_REVIEW, reason: 'nameNotCompared' };
const MATCHED = { output: CONFIRMED, reason: 'nameMatched' };

it.each<[string, string, IDataObject, INodeParameters[string], object]>([
	['blanks and invisible characters', COLUMN, { payee: ' \u00a0\u200b\t' }, [], WITHOUT_NAME],
	['two empty cells', '={{ $json.first }} {{ $json.last }}', {}, [], WITHOUT_NAME],
	['a field that was switched to an expression', '=', {}, [], WITHOUT_NAME],
	['a blank cell beside accepted names', COLUMN, { payee: ' ' }, ['Jane Kamau'], WITHOUT_NAME],
	['no name at all', '', {}, [], { output: CONFIRMED, reason: 'nameFound' }],
	['accepted names alone', '', {}, ['Jane Kamau'], MATCHED],
	['accepted names, never joined', '', {}, ['Jane', 'Kamau'], { reason: 'nameClose' }],
	['an expression with a list', 'X', { names: ['A B', 'Jane Kamau'] }, [LIST], MATCHED],
	['expressions and texts', 'X', { names: 'Jane Kamau' }, ['Ann Shop', LIST], MATCHED],
	['an expression for the list', 'X', { names: ['Jane Kamau'] }, LIST, MATCHED],
])('the expected name is read from %s', async (_what, name, row, acceptedNames, expected) => {
	expect(await lookUpJane(name, row, { acceptedNames })).toMatchObject(expected);
});

const masked = { maskName: true, includeRawResponse: true };

it.each<[string, string[], number]>([
	['Jane Kamua', [], NEEDS_REVIEW],
	['', ['Jane Otieno'], NOT_CONFIRMED],
])('Mask Name shows only first letters beside the expected names %j, %j', async (...given) => {
	const [expectedName, acceptedNames, output] = given;
	const item = await lookUpJane(expectedName, {}, { ...masked, acceptedNames });
	expect(item).toMatchObject({ output, name: MASKED, rawResponse: { body: { name: MASKED } } });
	expect(JSON.stringify(item)).not.toMatch(/wanjiku|kamau/i);
});

it.each([
	['without its accents', 'JOSÉ NUÑEZ KAMAU', { message: 'Found JOSE NUNEZ' }],
	['beside a denial', 'JANE KAMAU', { success: false, message: 'Kamau is closed' }],
])('Mask Name hides the name in the service’s texts: %s', async (_what, name, fields) => {
	reply({ status: 'S000000', name, ...fields });
	const shown = JSON.stringify(await lookUpJane('', {}, masked));
	expect(shown).not.toMatch(/jane|jos|kamau|nu[nñ]ez|wanjiku/i);
});

describe('Compare Names', () => {
	const JANE = { registered: 'JANE WANJIKU KAMAU', expected: 'Jane Kamau' };
	const comparison: LookupOverrides = {
		credentials: Object.assign(newCredential({}), { stored: undefined }),
		withoutCredential: true,
		parameters: {
			operation: 'compareNames',
			registeredName: '={{ $json.registered }}',
			expectedName: '={{ $json.expected }}',
		},
	};

	it('needs no credential', async () => {
		const item = await lookUpOne(JANE, comparison);
		const summary = 'The registered name is JANE WANJIKU KAMAU, as expected.';
		expect(item).toMatchObject({ ...MATCHED, name: JANE.registered, summary, payable: false });
	});

	it.each([
		['JANE KAMAU (DEMO)', 'Jane Kamau', "'Registered Name' comes from"],
		['JANE', 'JANE (Demo)', "'Expected Name' comes from"],
		[{ first: 'JANE' }, 'Jane', "'Registered Name' is not text"],
	])('confirms nobody by the name %j where %j is expected', async (...given) => {
		const [registered, expected, message] = given;
		const rows = [{ registered, expected }, JANE, { ...JANE, expected: '' }];
		const error = { message: expect.stringContaining(message), itemIndex: 0, retryable: false };
		expect(await lookUpAll(rows, comparison)).toMatchObject([
			{ output: NEEDS_REVIEW, outcome: 'unchecked', error, entered: { expectedName: expected } },
			MATCHED,
			WITHOUT_NAME,
		]);
	});

	it.each<readonly [string, IDataObject, IDataObject]>([
		['the expected name', { expected: ['x'] }, { registeredName: MASKED }],
		['the registered name', { registered: { name: 'JANE WANJIKU KAMAU' } }, {}],
		['an accepted name', { others: [true] }, { registeredName: MASKED }],
	])('masks the registered name if %s cannot be used', async (_what, cells, entered) => {
		const row = { ...JANE, expected: 'Jane', others: [], ...cells };
		const options = { maskName: true, acceptedNames: '={{ $json.others }}' };
		for (const onError of ['continueRegularOutput', 'continueErrorOutput'] as const) {
			const item = await lookUpOne(row, { ...comparison, options, onError });
			expect(item).toMatchObject({ outcome: 'unchecked', entered });
			// n8n adds the row's own fields on the error output.
			expect(JSON.stringify({ ...item, registered: '' })).not.toMatch(/WANJIKU|KAMAU/);
		}
		const stopped = await lookUp([row], { ...comparison, options });
		expect(stopped.error?.message).toBeDefined();
		expect(JSON.stringify(stopped)).not.toMatch(/"message":"[^"]*(WANJIKU|KAMAU)/);
	});
});

// What a list of accepted payees decides is in test/domain/acceptedPayees.test.ts.
it.each([
	['JANE WANJIKU KAMAU', { output: CONFIRMED, reason: 'accepted', accepted: { by: 'Amina' } }],
	['PETER', { output: NEEDS_REVIEW, reason: 'holderChanged' }],
])('a payee that was accepted as %s is judged by that, and names stay masked', async (...given) => {
	const [registered_name, expected] = given;
	const own = { number: '4738534', payee: 'Kamau Hardware' };
	const acceptance = { accepted_by: 'Amina', accepted_at: '2026-01-05', expires_at: '2999-01-05' };
	const json = { ...own, type: 'till', registered_name, environment: 'uat', ...acceptance };
	const options = { acceptedPayees: '={{ $json.list }}', maskName: true };
	const item = await lookUpJane(COLUMN, { ...own, list: [{ json }] }, options);
	expect(item).toMatchObject({ payable: false, ...expected });
	expect(JSON.stringify(item)).not.toMatch(/PETER|WANJIKU/);
});

describe('The demo', () => {
	const ofDemo = (overrides: LookupOverrides = {}): LookupOverrides => {
		const expectedName = '={{ $json.payee ?? "" }}';
		const parameters = { authentication: 'demo', expectedName, ...overrides.parameters };
		return { ...overrides, parameters };
	};
	const ALL = [
		...DEMO_NUMBERS.map(({ number }) => ({ number, payee: 'Jane Kamau' })),
		...['4738534', '0712345678'],
	];

	it('has a number for every outcome and no others, looks nothing up, and marks everything that it says', async () => {
		const results = await lookUpAll(ALL, ofDemo({ options: { includeRawResponse: true } }));
		expect(results.map(({ number, output, reason }) => [number, output, reason])).toEqual([
			['900001', CONFIRMED, 'nameMatched'],
			['900002', NEEDS_REVIEW, 'nameClose'],
			['900003', NOT_CONFIRMED, 'nameDiffers'],
			['900004', NEEDS_REVIEW, 'nameMissing'],
			['900005', NOT_CONFIRMED, 'accountNotFound'],
			['900006', NOT_CONFIRMED, 'operatorNotSupported'],
			...['900007', '900008', '4738534', undefined].map((each) => [each, NEEDS_REVIEW, undefined]),
		]);
		expect(results.slice(6).map(({ error }) => error)).toMatchObject([
			{ retryable: true, httpStatus: 503 },
			{ retryable: true, httpStatus: 401 },
			{ retryable: false, message: expect.stringContaining('only the numbers 900001 to 900008') },
			{ retryable: false },
		]);
		expect(service.stats).toMatchObject({ recentRequests: [] });
		// Everything that it says is marked, failures too.
		for (const json of results) {
			expect(json).toMatchObject({ environment: 'demo', payable: false });
			expect(json.warnings).toContainEqual(expect.stringMatching(/^DEMO: /));
			if (json.name !== undefined) expect(json.name).toMatch(/ \(DEMO\)$/);
			if (json.message !== undefined) expect(json.message).toMatch(/ \(DEMO\)$/);
			expect(JSON.stringify(json.rawResponse ?? '')).not.toMatch(/[A-Z]{3}"/);
		}
	});

	it('marks errors on the error output, and those that stop the workflow', async () => {
		const besides = ofDemo({ onError: 'continueErrorOutput' });
		expect(await lookUpOne('900007', besides)).toMatchObject({
			output: ERROR_OUTPUT,
			error: { message: expect.stringMatching(/\(DEMO\) \[item 0\]$/) },
		});
		const stopped = await lookUp(['900008'], ofDemo());
		expect(stopped.error?.message).toMatch(/login.*\(DEMO\)/);
		expect(stopped.outputs.flat()).toEqual([]);
	});

	const airtel = { parameters: { operator: 'other', customOperator: 'airtel' } };
	const maskName = { options: { maskName: true } };
	const tryOtherType = { options: { tryOtherType: true } };
	const marked = { payee: 'JANE WANJIKU KAMAU (DEMO)' };
	it.each<[string, IDataObject, LookupOverrides, object]>([
		['needs no credential', {}, { withoutCredential: true }, { environment: 'demo' }],
		['knows no other operator', {}, airtel, { reason: 'operatorNotSupported' }],
		['compares without its mark', marked, {}, MATCHED],
		['keeps the mark of a masked name', {}, maskName, { name: `${MASKED} (DEMO)` }],
		['finds no other type', { number: '900005' }, tryOtherType, { reason: 'accountNotFound' }],
	])('has rules of its own: it %s', async (_what, cells, overrides, expected) => {
		const item = await lookUpOne({ number: '900001', ...cells }, ofDemo(overrides));
		expect(item).toMatchObject(expected);
	});

	it.each([
		['where it was put', withDemoMark('JANE KAMAU'), 'JANE KAMAU'],
		['within a name', 'Jane (DEMO) Kamau', 'Jane Kamau'],
		['at the beginning', '(demo) Jane Kamau', 'Jane Kamau'],
		['twice', 'JANE (DEMO) KAMAU (DEMO)', 'JANE KAMAU'],
		['in full-width letters', 'Jane Kamau（ＤＥＭＯ）', 'Jane Kamau'],
		['with invisible characters', 'Jane Kamau (DE\u200BMO\u202E)', 'Jane Kamau'],
		['in no word like it', 'JANE DEMO (DEMOCRACY)', undefined],
	])('has a mark that is recognised %s', (_where, name, plain) => {
		expect(hasDemoMark(name) ? withoutDemoMark(name) : undefined).toBe(plain);
	});
});
