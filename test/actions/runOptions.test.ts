import { z } from 'zod';

import type { RunOptions } from '../../nodes/MobileMoneyNameLookup/actions/runOptions';
import {
	DEFAULT_RUN_OPTIONS,
	parseRunOptions,
} from '../../nodes/MobileMoneyNameLookup/actions/runOptions';
import { closingFields } from '../../nodes/MobileMoneyNameLookup/actions/sharedFields';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';

/** The options as the editor shows them. */
const shown = z
	.array(z.object({ name: z.string(), displayName: z.string(), default: z.unknown() }))
	.parse(closingFields.find(({ name }) => name === 'options')?.options);

const NO_VALUE = [null, NaN, Infinity, 'perhaps', '3 ms', '', '-3', '1e3', [], {}];

type Rule = readonly [rule: string, taken: readonly unknown[], refused: readonly unknown[]];

const RULES: Readonly<Record<keyof RunOptions, Rule>> = {
	maxParallel: ['a whole number from 1 to 100', [1, 100], [0, -1, 101, 1.5, true]],
	maxRetries: ['a whole number from 0 to 10', [0, 10], [-1, 11, 1.5, true]],
	maxOutage: ['a number of seconds from 0 to 3600', [0, 0.5, 3600], [-1, 3601, true]],
	timeout: ['a whole number of milliseconds from 1 to 300000', [1, 300_000], [0, 0.5, 300_001]],
	resultFormat: ['fields or columns', ['fields', 'columns'], ['sheet', true]],
	includeInput: ['true or false', [true, false], [0, 1]],
	includeRawResponse: ['true or false', [true, false], [0, 1]],
	maskName: ['true or false', [true, false], [0, 1]],
	reuseDuplicates: ['true or false', [true, false], [0, 1]],
	tryOtherType: ['true or false', [true, false], [0, 1]],
	matchPolicy: ['needsReview or confirmed', ['needsReview', 'confirmed'], ['always', true]],
	emptyExpectedName: ['needsReview or confirmed', ['needsReview', 'confirmed'], ['', true]],
};

describe('the options of a run', () => {
	it('that are not set are as the editor shows them', () => {
		const isOfRun = ({ name }: { name: string }) => name in DEFAULT_RUN_OPTIONS;
		const defaults = shown.filter(isOfRun).map((option) => [option.name, option.default]);
		expect(parseRunOptions({})).toEqual(Object.fromEntries(defaults));
		expect(parseRunOptions({ maxParallel: 3 })).toEqual({ ...DEFAULT_RUN_OPTIONS, maxParallel: 3 });
	});

	it.each(Object.entries(RULES))('take for %s what its rule says', (name, rules) => {
		const [rule, taken, refused] = rules;
		for (const value of taken)
			expect(parseRunOptions({ [name]: value })).toMatchObject({ [name]: value });
		const { displayName } = shown.find((option) => option.name === name) ?? {};
		const failed = {
			message: `The option ${displayName} has a value that it cannot take`,
			nextStep: `Set it to ${rule}.`,
			retryable: false,
		};
		for (const value of [...refused, ...NO_VALUE])
			expect(parseRunOptions({ [name]: value })).toMatchObject(failed);
	});

	it('take a number that an expression gives as text', () => {
		const given = { maxParallel: '3', maxRetries: ' 0 ', maxOutage: '0.5', timeout: '2000' };
		const numbers = { maxParallel: 3, maxRetries: 0, maxOutage: 0.5, timeout: 2000 };
		expect(parseRunOptions(given)).toMatchObject(numbers);
		expect(parseRunOptions({ maxParallel: '101' })).toBeInstanceOf(CheckFailure);
	});

	it.each([undefined, null, 'maxParallel', 10, [[]], true])('are not read from %p', (options) => {
		expect(parseRunOptions(options)).toBeInstanceOf(CheckFailure);
	});
});
