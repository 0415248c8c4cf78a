import type { IDataObject } from 'n8n-workflow';

import { DEMO_NUMBERS } from '../../nodes/MobileMoneyNameLookup/services/demo/demoNumbers';
import {
	hasDemoMark,
	withDemoMark,
	withoutDemoMark,
} from '../../nodes/MobileMoneyNameLookup/services/source';
import { goesOn, jsonOf, lookUp, type LookupOverrides, onlyOf } from '../support/lookUp';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW } from '../support/runNode';
import { service, useService } from '../support/service';

useService();

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
		expect(service.stats).toMatchObject({ tokenRequests: 0, lookups: 0, connections: 0 });
	});

	it('has no other numbers, and says which it has', async () => {
		const item = onlyOf(await lookUpInDemo([{ number: '4738534' }]));
		const text = 'he demo has only the numbers 900001 to 900008 (DEMO)';
		expect(item).toMatchObject({
			...{ output: NEEDS_REVIEW, outcome: 'unchecked', environment: 'demo' },
			error: { message: expect.stringContaining(`T${text}`), retryable: false },
			summary: expect.stringContaining(`t${text}`),
		});
	});

	it('marks everything that it says, failures too', async () => {
		const { outputs } = await lookUpInDemo(ALL, { options: { includeRawResponse: true } });
		for (const { json } of outputs.flat()) {
			expect(json).toMatchObject({ environment: 'demo', simulated: true, payable: false });
			expect(json.warnings).toContainEqual(expect.stringMatching(/^DEMO: /));
			if (json.name !== undefined) expect(json.name).toMatch(/ \(DEMO\)$/);
			if (json.message !== undefined) expect(json.message).toMatch(/ \(DEMO\)$/);
			if (json.rawResponse !== undefined) {
				expect(json.rawResponse).toMatchObject({ body: { simulated: true } });
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
			simulated: true,
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
