import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import type { LookupOverrides } from '../support/withService';
import { jsonOf, withService } from '../support/withService';

const { lookUp, lookUpOne, reply } = withService();

/** A till of JANE WANJIKU KAMAU. */
const JANES = { number: '4738534' };
const COLUMN = '={{ $json.payee }}';

/** Looks Jane's till up, with an expected name that the node itself or a column gives. */
const lookUpJane = async (
	expectedName: string,
	{ row = {}, ...overrides }: LookupOverrides & { readonly row?: IDataObject } = {},
) => await lookUpOne({ ...JANES, ...row }, { parameters: { expectedName }, ...overrides });

describe('an expected name', () => {
	it.each([
		['in other case and padded', '  Jane Wanjiku Kamau ', CONFIRMED, 'nameMatched', 'match'],
		['with two letters swapped', 'Jane Kamua', NEEDS_REVIEW, 'nameClose', 'closeMatch'],
		['different', 'PETER OTIENO', NOT_CONFIRMED, 'nameDiffers', 'noMatch'],
	])('%s', async (_what, expectedName, output, reason, result) => {
		const item = await lookUpJane(expectedName);
		expect(item).toMatchObject({ output, reason, nameMatch: { result, expectedName } });
	});

	it('may be confirmed when close, where the user says so, but never when different', async () => {
		const options = { matchPolicy: 'confirmed' };
		expect(await lookUpJane('Jane Kamua', { options })).toMatchObject({
			...{ output: CONFIRMED, outcome: 'confirmed', reason: 'nameClose' },
			nameMatch: { result: 'closeMatch' },
		});
		expect(await lookUpJane('Jane Otieno', { options })).toMatchObject({
			...{ output: NOT_CONFIRMED, reason: 'nameDiffers' },
		});
	});

	it('that a sheet delivers as a number is compared as text', async () => {
		expect(await lookUpJane(COLUMN, { row: { payee: 254 } })).toMatchObject({
			...{ output: NOT_CONFIRMED, nameMatch: { expectedName: '254', result: 'noMatch' } },
		});
	});

	it.each<[string, IDataObject[string]]>([
		['a list', ['Jane Kamau']],
		['an object', { first: 'Jane' }],
		['true', true],
	])('that is %s leaves the item unchecked', async (_what, payee) => {
		const error = { message: "'Expected Name' is not text [item 0]" };
		expect(await lookUpJane(COLUMN, { row: { payee } })).toMatchObject({
			...{ output: NEEDS_REVIEW, outcome: 'unchecked', error },
		});
	});
});

describe('an expected name that a row does not have', () => {
	it.each<[string, string, IDataObject]>([
		['an empty cell', COLUMN, { payee: '' }],
		['null', COLUMN, { payee: null }],
		['a cell of blanks and invisible characters', COLUMN, { payee: ' \u00a0\u200b\t' }],
		['two empty cells with a space between', '={{ $json.first }} {{ $json.last }}', {}],
		['a field of blanks', '   ', {}],
		['a field that was switched to an expression', '=', {}],
		['an expression of blanks', '=  ', {}],
	])('needs review, compared with nothing: %s', async (_what, expectedName, row) => {
		const item = await lookUpJane(expectedName, { row });
		expect(item).toMatchObject({ output: NEEDS_REVIEW, reason: 'nameNotCompared' });
		expect(item).toHaveProperty('name', 'JANE WANJIKU KAMAU');
		expect(item).not.toHaveProperty('nameMatch');
	});

	it('is confirmed only where the option says so', async () => {
		const options = { emptyExpectedName: 'confirmed' };
		expect(await lookUpJane(COLUMN, { options })).toMatchObject({
			...{ output: CONFIRMED, reason: 'nameNotCompared' },
		});
	});

	it('is no confirmation for an agent that gives none', async () => {
		expect(await lookUpJane(COLUMN, { row: { payee: '' }, type: 'lookupTool' })).toMatchObject({
			...{ outcome: 'needsReview', reason: 'nameNotCompared' },
		});
	});
});

describe('other accepted names', () => {
	/** Looks Jane's till up, with these names beside the expected one. */
	const lookUpAs = async (
		acceptedNames: INodeParameters[string],
		row: IDataObject = {},
		expectedName = '',
	) => await lookUpJane(expectedName, { row, options: { acceptedNames } });

	it.each<readonly [string, INodeParameters[string], IDataObject]>([
		['texts', ['Kamau Hardware', 'Jane Kamau'], {}],
		['one expression that gives a list', ['={{ $json.names }}'], { names: ['A B', 'Jane Kamau'] }],
		['expressions and texts', ['Kamau Hardware', '={{ $json.names }}'], { names: 'Jane Kamau' }],
		['one text', 'Jane Kamau', {}],
		['an expression in place of the list', '={{ $json.names }}', { names: ['Jane Kamau'] }],
	])('may be %s; the result says which one it was', async (_what, names, row) => {
		expect(await lookUpAs(names, row, 'Kamau Stores')).toMatchObject({
			...{ output: CONFIRMED, reason: 'nameMatched' },
			nameMatch: { result: 'match', expectedName: 'Jane Kamau' },
		});
	});

	it('stand for no row that lacks its expected name', async () => {
		expect(await lookUpAs(['Jane Kamau'], { payee: ' ' }, COLUMN)).toMatchObject({
			...{ output: NEEDS_REVIEW, reason: 'nameNotCompared' },
		});
	});

	it('are read for each row', async () => {
		const rows = [['Jane Kamau'], ['Peter Otieno'], []].map((names) => ({ ...JANES, names }));
		const result = await lookUp(rows, { options: { acceptedNames: ['={{ $json.names }}'] } });
		expect(jsonOf(result, CONFIRMED)).toMatchObject([{ reason: 'nameMatched' }]);
		expect(jsonOf(result, NOT_CONFIRMED)).toMatchObject([{ reason: 'nameDiffers' }]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([{ reason: 'nameNotCompared' }]);
	});

	it.each([
		['of blanks compare nothing', ['', ' '], NEEDS_REVIEW, 'nameNotCompared'],
		['that are left empty expect nobody', [], CONFIRMED, 'nameFound'],
		['stand alone where no name is expected', ['Ann', 'Jane Kamau'], CONFIRMED, 'nameMatched'],
		['are never joined', ['Jane', 'Wanjiku', 'Kamau'], NEEDS_REVIEW, 'nameClose'],
	])('%s', async (_what, names, output, reason) => {
		expect(await lookUpAs(names)).toMatchObject({ output, reason });
	});

	it('are ten at most, and a warning says so', async () => {
		const strangers = Array.from({ length: 10 }, (_, index) => `Peter Otieno ${index}`);
		expect(await lookUpAs([...strangers, 'Jane Kamau'])).toMatchObject({
			output: NOT_CONFIRMED,
			warnings: ["'Other Accepted Names' has 11 names. Only the first 10 were compared."],
		});
	});

	it.each<readonly [string, IDataObject[string], string]>([
		['an object', { first: 'Jane' }, "'Other Accepted Names' is not text [item 0]"],
		['of the demo', 'Jane (DEMO) Kamau', "'Other Accepted Names' comes from the demo [item 0]"],
	])('that are %s are an error of the item', async (_what, name, message) => {
		expect(await lookUpAs(['={{ $json.name }}'], { name })).toMatchObject({
			...{ output: NEEDS_REVIEW, outcome: 'unchecked', error: { message } },
		});
	});
});

describe('a paybill that many customers share', () => {
	const both = 'Ask the payee for both';
	it.each([
		['without an expected name', '', NEEDS_REVIEW, 'sharedPaybill', both],
		[
			'of its institution',
			'Umoja Wetu Sacco Society',
			CONFIRMED,
			'nameMatched',
			'nobody has checked whose account',
		],
	])('%s', async (_what, expectedName, output, reason, advice) => {
		const parameters = { operation: 'paybill', businessShortcode: '900010', expectedName };
		const item = await lookUpOne({}, { parameters });
		expect(item).toMatchObject({ output, reason, accountNumber: '900010' });
		expect(item.warnings).toEqual(advice && [expect.stringContaining(advice)]);
	});
});

describe('with Mask Name', () => {
	const options = { maskName: true, includeRawResponse: true };

	it.each<[string, string, INodeParameters, number]>([
		['a match', 'Jane Kamau', {}, CONFIRMED],
		['a close match', 'Jane Kamua', {}, NEEDS_REVIEW],
		['another name', 'Jane Otieno', {}, NOT_CONFIRMED],
		['another accepted name', '', { acceptedNames: ['Jane Otieno'] }, NOT_CONFIRMED],
	])('%s shows no more than first letters', async (_what, expectedName, more, output) => {
		const item = await lookUpJane(expectedName, { options: { ...options, ...more } });
		const name = 'J*** W****** K****';
		expect(item).toMatchObject({ output, name, rawResponse: { body: { name } } });
		// The user's own text may stand there.
		const shown = JSON.stringify(item, (key, value: unknown) =>
			key === 'expectedName' ? undefined : value,
		);
		expect(shown).not.toMatch(/wanjiku|kamau/i);
	});

	it.each([
		['as it is', 'JANE WANJIKU KAMAU', { message: 'Found Jane Wanjiku Kamau' }],
		['in other fields', 'JANE WANJIKU KAMAU', { fullName: 'Jane Wanjiku Kamau' }],
		['without its apostrophes', "JANE NG'ANG'A KAMAU", { message: 'Holder: NGANGA' }],
		['without its accents', 'JOSÉ NUÑEZ KAMAU', { message: 'Found JOSE NUNEZ' }],
		['beside another code', undefined, { status: 'E409001', message: 'KAMAU is closed' }],
		['as the code', undefined, { status: 'Kamau' }],
		['beside a denial', 'JANE KAMAU', { success: false, message: 'Kamau is closed' }],
	])('hides the name in the service’s texts: %s', async (_what, name, fields) => {
		reply({ status: 'S000000', name, ...fields });
		const shown = JSON.stringify(await lookUpOne(JANES, { options }));
		expect(shown).not.toMatch(/jane|jos|kamau|ng'?ang|nu[nñ]ez|wanjiku/i);
	});

	it('shows what our own table says where the service named no holder', async () => {
		const message = 'This number was not found';
		expect(await lookUpOne({ number: '900205' }, { options })).toMatchObject({
			...{ output: NOT_CONFIRMED, status: 'E404000', message, rawResponse: { body: { message } } },
		});
	});
});
