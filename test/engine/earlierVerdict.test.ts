import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/resultColumns';
import { ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { takeAway } from '../support/takeAway';
import type { LookupOverrides, OneResult } from '../support/withService';
import { goesOn, withService } from '../support/withService';

const { lookUpOne } = withService();

/** What only a verdict says, in whatever field it stands. */
const VERDICT = /confirmed|registered to|nameFound|S000000|Lookup Success/i;

const JANES = { number: '4738534', payee: 'Jane' };

/** A row on which three earlier runs have left that Jane is confirmed, in each way that there is. */
async function confirmedRow(): Promise<IDataObject> {
	const flat = await lookUpOne(JANES);
	const nested = await lookUpOne(JANES, { options: { includeInput: true } });
	const columns = await lookUpOne(JANES, { options: { resultFormat: 'columns' } });
	const row = { ...flat, ...columns, ...nested };
	expect(row).toMatchObject({
		outcome: 'confirmed',
		lookup: { outcome: 'confirmed' },
		'Lookup Outcome': 'Confirmed',
	});
	return row;
}

const resultSchema = z.object({ outcome: z.string() });

/** What this run says of the row, wherever it stands. */
function saidOf({ lookup, ...item }: OneResult): unknown {
	const result = resultSchema.safeParse(lookup);
	return (result.data ?? item)['outcome'] ?? item['Lookup Outcome'];
}

const comparison = {
	operation: 'compareNames',
	registeredName: '={{ $json.registered }}',
	expectedName: '={{ $json.payee }}',
};

const TROUBLES: Array<[string, IDataObject, LookupOverrides]> = [
	['its number cannot be used', { number: 'none' }, {}],
	['the service is down', { number: '900503' }, {}],
	['the credential cannot be used', {}, { credential: { baseUrl: 'none' } }],
	['an option cannot be used', { tries: 'perhaps' }, {}],
	['its names cannot be compared', { registered: ['JANE'] }, { parameters: comparison }],
];

const PLACES: Array<[string, LookupOverrides, number]> = [
	['the regular output', goesOn, NEEDS_REVIEW],
	['the error output', { onError: 'continueErrorOutput' }, ERROR_OUTPUT],
	['the output of an agent', { ...goesOn, type: 'lookupTool' }, NEEDS_REVIEW],
];

const FORMATS = [
	{ resultFormat: 'fields', includeInput: true },
	{ resultFormat: 'fields', includeInput: false },
	{ resultFormat: 'columns', includeInput: true },
];

describe.each(PLACES)('a row that leaves unchecked by %s', (_place, place, output) => {
	describe.each(FORMATS)('($resultFormat, own fields: $includeInput)', (format) => {
		it.each(TROUBLES)('keeps no verdict of an earlier run, where %s', async (...trouble) => {
			const [, cells, { parameters, ...overrides }] = trouble;
			const row = { tries: false, ...(await confirmedRow()), ...cells };
			const tryOtherType = '={{ $json.tries }}';
			const item = await lookUpOne(row, {
				...place,
				...overrides,
				...(parameters && { parameters }),
				options: { ...format, maxRetries: 0, tryOtherType },
			});
			expect(item).toMatchObject({ output });
			expect(saidOf(item)).toMatch(/^unchecked$/i);
			expect(JSON.stringify(item)).not.toMatch(VERDICT);
			if (format.includeInput) expect(item).toMatchObject({ payee: 'Jane', ...cells });
			// The columns of a sheet are there only where they are this run's.
			if (format.resultFormat === 'fields') {
				for (const column of RESULT_COLUMNS) expect(item[column]).toBeUndefined();
			}
		});

		it('keeps columns that only have such names', async () => {
			const own = { outcome: 'paid', summary: 'rent', status: 'open', reason: 'monthly' };
			const item = await lookUpOne(
				{ ...own, number: 'none' },
				{ ...place, options: { ...format, includeInput: true } },
			);
			expect(item).toMatchObject({ output, ...own });
		});
	});
});

describe('where n8n lacks a function without which nothing can be checked', () => {
	let giveBack: (() => void) | undefined;

	afterEach(() => giveBack?.());

	it.each(PLACES)('no verdict of an earlier run stays by %s', async (_place, place, output) => {
		const row = await confirmedRow();
		giveBack = takeAway('getExecutionCancelSignal');
		const item = await lookUpOne(row, { ...place, options: { includeInput: true } });
		expect(item).toMatchObject({ output });
		expect(saidOf(item)).toMatch(/^unchecked$/i);
		expect(JSON.stringify(item)).not.toMatch(VERDICT);
	});
});

it('a row that is checked keeps its own fields, whatever they say', async () => {
	const row = { ...(await confirmedRow()), number: '999999' };
	const item = await lookUpOne(row, { options: { includeInput: true } });
	expect(item).toMatchObject({
		...{ output: NOT_CONFIRMED, outcome: 'confirmed', lookup: { outcome: 'notConfirmed' } },
	});
});
