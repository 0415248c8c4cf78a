import type { IDataObject } from 'n8n-workflow';

import { NAMELESS } from '../support/rowEnds';
import { withService } from '../support/withService';

const { lookUp, simulator } = withService();

/** The first item of the first output, by which n8n decides. */
const REVIEWED = { number: NAMELESS };
const GOOD = { number: '4738534' };
const DOWN = { number: '900503' };

describe('n8n’s Retry On Fail', () => {
	const cases: ReadonlyArray<[string, IDataObject, boolean, number]> = [
		['no row that was answered', REVIEWED, true, 1],
		['no row that was answered, without other fields', REVIEWED, false, 1],
		['a row that was not checked', DOWN, false, 2],
		['no row that was not checked, whose error lies under “lookup”,', DOWN, true, 1],
		['a column named error that is passed on', { ...REVIEWED, error: 'mine' }, true, 2],
		['an empty column named error that is passed on', { ...REVIEWED, error: '' }, true, 2],
		['no column named error without other fields', { ...REVIEWED, error: 'mine' }, false, 1],
	];

	it.each(cases)('takes %s for a failure', async (_what, first, includeInput, runs) => {
		const result = await lookUp([first, GOOD], {
			retryOnFail: true,
			onError: 'continueRegularOutput',
			options: { includeInput, maxRetries: 0 },
		});
		// All numbers are asked for anew, and no row is there twice.
		expect(simulator().stats.lookupsPerAccount['till/4738534']).toBe(runs);
		expect(result.outputs.map((items) => items.length)).toEqual([1, 1, 0]);
	});
});
