import { z } from 'zod';

import {
	DEFAULT_RUN_OPTIONS,
	parseRunOptions,
} from '../../nodes/MobileMoneyNameLookup/actions/runOptions';
import { closingFields } from '../../nodes/MobileMoneyNameLookup/actions/sharedFields';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';

/** What the editor shows for each option, as far as a run reads it. */
function editorDefaults(): Record<string, unknown> {
	const collection = closingFields.find(({ name }) => name === 'options');
	const options = z
		.array(z.object({ name: z.string(), default: z.unknown() }))
		.parse(collection?.options);
	return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

function failureOf(options: unknown): CheckFailure | string {
	try {
		return `accepted as ${JSON.stringify(parseRunOptions(options))}`;
	} catch (error) {
		return error instanceof CheckFailure ? error : `threw ${String(error)}`;
	}
}

describe('options that are not set', () => {
	it('hold the values of the contract', () => {
		expect(parseRunOptions({})).toEqual(DEFAULT_RUN_OPTIONS);
		expect(DEFAULT_RUN_OPTIONS).toMatchObject({
			includeInput: false,
			includeRawResponse: false,
			maxParallel: 10,
			maxRetries: 3,
			reuseDuplicates: true,
			timeout: 15_000,
		});
	});

	it.each(Object.entries(DEFAULT_RUN_OPTIONS))(
		'hold what the editor shows: %s %s',
		(name, value) => {
			expect(editorDefaults()[name]).toBe(value);
		},
	);

	it('do not change those that are', () => {
		expect(parseRunOptions({ maxParallel: 3 })).toEqual({ ...DEFAULT_RUN_OPTIONS, maxParallel: 3 });
	});
});

describe('an option takes', () => {
	it.each([
		['maxParallel', 1],
		['maxParallel', 100],
		['maxRetries', 0],
		['maxRetries', 10],
		['reuseDuplicates', false],
		['reuseDuplicates', true],
		['timeout', 1],
		['timeout', 60_000],
		['includeInput', true],
		['includeRawResponse', true],
	])('%s %p', (name, value) => {
		expect(parseRunOptions({ [name]: value })).toMatchObject({ [name]: value });
	});
});

describe('an option refuses, and is named with what it takes:', () => {
	it.each([
		['maxParallel', 0, 'Max Parallel Requests', /whole number/],
		['maxParallel', -1, 'Max Parallel Requests', /whole number/],
		['maxParallel', 101, 'Max Parallel Requests', /100/],
		['maxParallel', 1.5, 'Max Parallel Requests', /whole number/],
		['maxParallel', NaN, 'Max Parallel Requests', /whole number/],
		['maxParallel', Infinity, 'Max Parallel Requests', /whole number/],
		['maxParallel', null, 'Max Parallel Requests', /whole number/],
		['maxParallel', 'ten', 'Max Parallel Requests', /whole number/],
		['maxRetries', -1, 'Max Retries', /whole number/],
		['maxRetries', 11, 'Max Retries', /10/],
		['maxRetries', 1.5, 'Max Retries', /whole number/],
		['maxRetries', NaN, 'Max Retries', /whole number/],
		['maxRetries', Infinity, 'Max Retries', /whole number/],
		['maxRetries', null, 'Max Retries', /whole number/],
		['maxRetries', '3', 'Max Retries', /whole number/],
		['reuseDuplicates', 'yes', 'Reuse Duplicates', /true or false/],
		['reuseDuplicates', 0, 'Reuse Duplicates', /true or false/],
		['reuseDuplicates', null, 'Reuse Duplicates', /true or false/],
		['timeout', 0, 'Timeout', /milliseconds/],
		['timeout', -15_000, 'Timeout', /milliseconds/],
		['timeout', 0.5, 'Timeout', /milliseconds/],
		['timeout', NaN, 'Timeout', /milliseconds/],
		['timeout', Infinity, 'Timeout', /milliseconds/],
		['timeout', 1e12, 'Timeout', /milliseconds/],
		['timeout', '15 s', 'Timeout', /milliseconds/],
		['includeInput', 'perhaps', 'Include Other Input Fields', /true or false/],
		['includeInput', null, 'Include Other Input Fields', /true or false/],
		['includeRawResponse', 1, 'Include Raw Response', /true or false/],
	])('%s %p', (name, value, label, rule) => {
		const failed = failureOf({ [name]: value });
		expect(failed).toBeInstanceOf(CheckFailure);
		expect(failed).toMatchObject({ retryable: false });
		expect(failed instanceof CheckFailure ? failed.message : failed).toContain(label);
		expect(failed instanceof CheckFailure ? failed.nextStep : failed).toMatch(rule);
	});

	it.each([undefined, null, 'maxParallel', 10, [[]], true])('options that are %p', (options) => {
		expect(failureOf(options)).toBeInstanceOf(CheckFailure);
	});
});
