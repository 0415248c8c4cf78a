import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newCredential, runNode } from '../support/runNode';
import type { NodeRun } from '../support/runNode';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { goesOn, jsonOf, onlyOf } from '../support/withService';

/** Compares the names of rows with a node that has no credential, and whose stored one cannot be read. */
async function compare(
	rows: readonly IDataObject[],
	options: INodeParameters = {},
	settings: Partial<NodeRun> = {},
) {
	const credentials = newCredential({});
	credentials.stored = undefined;
	const parameters = {
		operation: 'compareNames',
		registeredName: '={{ $json.registered }}',
		expectedName: '={{ $json.expected }}',
		options,
	};
	const items = rows.map((json) => ({ json }));
	const run = { items, parameters, credentials, withoutCredential: true, ...goesOn, ...settings };
	return { ...(await runNode(run)), reads: credentials.reads };
}

const compareOne = async (row: IDataObject, options?: INodeParameters) =>
	onlyOf(await compare([row], options));

const JANE = { registered: 'JANE KAMAU', expected: 'Jane Kamau' };

describe('Compare Names', () => {
	it('gives the fields of a lookup, but none of a number or a service, and needs no credential', async () => {
		const result = await compare([{ registered: ' JANE WANJIKU KAMAU ', expected: 'Jane Kamau' }]);
		expect(result.reads).toBe(0);
		const { checkedAt, ...rest } = onlyOf(result);
		expect(rest).toEqual({
			output: CONFIRMED,
			outcome: 'confirmed',
			name: 'JANE WANJIKU KAMAU',
			summary: 'The registered name is JANE WANJIKU KAMAU, as expected.',
			reason: 'nameMatched',
			nameMatch: {
				result: 'match',
				score: expect.any(Number),
				expectedName: 'Jane Kamau',
				explanation: expect.any(Array),
			},
		});
		expect(checkedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
	});

	it.each<readonly [string, IDataObject, number, string]>([
		['a close name', { ...JANE, expected: 'Jane Kamua' }, NEEDS_REVIEW, 'nameClose'],
		['another name', { ...JANE, expected: 'Jane Otieno' }, NOT_CONFIRMED, 'nameDiffers'],
		['a placeholder', { ...JANE, registered: 'N/A' }, NEEDS_REVIEW, 'nameMissing'],
		['no expected name', { ...JANE, expected: '' }, NEEDS_REVIEW, 'nameNotCompared'],
	])('judges %s as a lookup does', async (_what, row, output, reason) => {
		const summary = expect.stringMatching(/\.$/);
		expect(await compareOne(row)).toMatchObject({ output, reason, summary });
	});

	it('keeps order, pairs and the own fields of each row', async () => {
		const rows = ['Jane Kamau', 'Peter Otieno', 'Jane Kamau'];
		const { outputs } = await compare(
			rows.map((expected, row) => ({ ...JANE, row, expected })),
			{ includeInput: true },
		);
		const matched = { reason: 'nameMatched' };
		expect(outputs[CONFIRMED]).toMatchObject([
			{ json: { row: 0, lookup: matched }, pairedItem: { item: 0 } },
			{ json: { row: 2, lookup: matched }, pairedItem: { item: 2 } },
		]);
		expect(outputs[NOT_CONFIRMED]).toMatchObject([{ json: { row: 1 } }]);
	});

	it('takes the options of a lookup that are about names', async () => {
		const row = { registered: 'JANE WANJIKU KAMAU', expected: 'Jane Kamua' };
		const accepted = await compareOne(row, { matchPolicy: 'confirmed', maskName: true });
		expect(accepted).toMatchObject({ output: CONFIRMED, name: 'J*** W****** K****' });
		expect(JSON.stringify(accepted)).not.toMatch(/wanjiku|kamau/i);
		expect(await compareOne(row, { acceptedNames: ['Jane Kamau'] })).toMatchObject({
			...{ output: CONFIRMED, nameMatch: { expectedName: 'Jane Kamau' } },
			summary:
				'The registered name is JANE WANJIKU KAMAU, which is one of the other accepted names.',
		});
		const agent = onlyOf(await compare([row], {}, { type: 'lookupTool' }));
		expect(agent).toMatchObject({ outcome: 'needsReview' });
	});

	it('writes out in the name what nobody sees', async () => {
		const item = await compareOne({ registered: 'JANE\u202E KAMAU', expected: 'Peter Otieno' });
		expect(item).toHaveProperty('name', 'JANEU+202E KAMAU');
		expect(JSON.stringify(item)).not.toContain('\u202E');
	});
});

describe('Compare Names goes by the names alone', () => {
	it.each<readonly [string, IDataObject]>([
		['another holder', { outcome: 'notConfirmed', reason: 'nameDiffers' }],
		['columns of its own', { outcome: 'paid', reason: 'rejected', status: 'old' }],
		['another name that was refused', { outcome: 'unchecked', name: 'PETER OTIENO' }],
	])('where the row has %s of an earlier step', async (_what, columns) => {
		const row = { name: 'JANE KAMAU', ...columns, ...JANE };
		expect(await compareOne(row)).toMatchObject({ output: CONFIRMED, reason: 'nameMatched' });
	});
});

describe('Compare Names and a holder who collects for many', () => {
	const row = { registered: 'TAUSI MICROFINANCE BANK LTD', expected: 'Tausi Microfinance Bank' };

	it('warns that the account behind the paybill was not checked', async () => {
		const warnings = [expect.stringContaining('collects money for many customers')];
		expect(await compareOne(row)).toMatchObject({
			...{ output: CONFIRMED, reason: 'nameMatched', warnings },
			summary: expect.stringContaining('check the account number that goes with the paybill'),
		});
		expect(await compareOne({ ...row, expected: '' })).toMatchObject({
			...{ output: NEEDS_REVIEW, reason: 'nameNotCompared', warnings },
		});
	});

	it('does not, where an earlier lookup says that it is a till', async () => {
		const till = { ...row, name: row.registered, outcome: 'confirmed', accountType: 'till' };
		const item = await compareOne(till);
		expect(item).toMatchObject({ output: CONFIRMED, reason: 'nameMatched' });
		expect(item).not.toHaveProperty('warnings');
	});
});

describe('Compare Names confirms nobody', () => {
	it.each([
		['by a name of the demo', 'JANE KAMAU (DEMO)', 'Jane Kamau', "'Registered Name' comes from"],
		['who is expected by a name of the demo', 'JANE', 'JANE (Demo)', "'Expected Name' comes from"],
		['by what is no text', { first: 'JANE' }, 'Jane', "'Registered Name' is not text"],
	])('%s', async (_what, registered, expected, message) => {
		const rows = [{ registered, expected }, JANE];
		const error = { message: expect.stringContaining(message), itemIndex: 0, retryable: false };
		const goesOn = await compare(rows);
		expect(jsonOf(goesOn, NEEDS_REVIEW)).toMatchObject([
			{ outcome: 'unchecked', error, entered: { expectedName: expected } },
		]);
		expect(jsonOf(goesOn, CONFIRMED)).toHaveLength(1);
		const besides = await compare(rows, {}, { onError: 'continueErrorOutput' });
		expect(jsonOf(besides, ERROR_OUTPUT)).toMatchObject([{ error, expected }]);
		const stopped = await compare(rows, {}, { onError: 'stopWorkflow' });
		expect(stopped.error?.message).toContain(message);
		expect(stopped.outputs.flat()).toEqual([]);
	});

	it.each<readonly [string, IDataObject]>([
		['a code other than success', { outcome: 'notConfirmed', reason: 'rejected' }],
		['a success that was denied', { outcome: 'needsReview', reason: 'rejected' }],
		['nothing, because the check failed', { outcome: 'unchecked' }],
	])('by the name of an earlier lookup that brought %s', async (_what, verdict) => {
		const earlier = { ...verdict, name: 'JANE KAMAU' };
		const rows = [
			{ ...earlier, ...JANE, registered: ' Jane  Kamau ' },
			{ lookup: earlier, name: 'Jane', ...JANE },
		];
		const result = await compare(rows, { matchPolicy: 'confirmed' });
		const refused = {
			outcome: 'needsReview',
			reason: 'rejected',
			name: expect.any(String),
			summary: expect.stringMatching(/^This row is not confirmed: the registered name comes from/),
			warnings: [expect.stringMatching(/^Do not pay on it/)],
		};
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([refused, refused]);
		expect(result.outputs.flat()).toHaveLength(2);
	});

	it.each<readonly [string, IDataObject, IDataObject]>([
		['the expected name', { expected: ['x'] }, { registeredName: 'J*** W****** K****' }],
		['the registered name, a list', { registered: ['WANJIKU', 'KAMAU'] }, {}],
		['the registered name, an object', { registered: { name: 'JANE WANJIKU KAMAU' } }, {}],
		['a name of the demo', { registered: 'WANJIKU KAMAU (DEMO)' }, {}],
		['an accepted name', { others: [true] }, { registeredName: 'J*** W****** K****' }],
	])('and shows the registered name as Mask Name lets it be seen: bad is %s', async (...given) => {
		const [, cells, entered] = given;
		const row = { registered: 'JANE WANJIKU KAMAU', expected: 'Jane', others: [], ...cells };
		const options = { maskName: true, acceptedNames: '={{ $json.others }}' };
		const regular = onlyOf(await compare([row], options));
		expect(regular).toMatchObject({ outcome: 'unchecked', entered });
		expect(JSON.stringify(regular)).not.toMatch(/WANJIKU|KAMAU/);
		const besides = onlyOf(await compare([row], options, { onError: 'continueErrorOutput' }));
		expect(besides).toMatchObject({ outcome: 'unchecked', entered });
		// n8n adds the row's own fields there.
		expect(JSON.stringify({ ...besides, registered: '' })).not.toMatch(/WANJIKU|KAMAU/);
		const stopped = await compare([row], options, { onError: 'stopWorkflow' });
		expect(stopped.error?.message).toBeDefined();
		expect(JSON.stringify(stopped)).not.toMatch(/"message":"[^"]*(WANJIKU|KAMAU)/);
		const shown = await compareOne(row, { ...options, maskName: false });
		expect(JSON.stringify(shown.entered)).toMatch(/KAMAU/);
	});

	it('while an option cannot be read', async () => {
		expect(await compareOne(JANE, { matchPolicy: 'always' })).toMatchObject({
			...{ output: NEEDS_REVIEW, outcome: 'unchecked' },
			summary: expect.stringContaining('Close Matches Go To'),
		});
	});
});
