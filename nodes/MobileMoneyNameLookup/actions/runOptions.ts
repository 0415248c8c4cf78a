import type { IExecuteFunctions } from 'n8n-workflow';
import { z } from 'zod';

import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import type { EmptyNamePolicy, MatchPolicy } from '../domain/judgement';

const MAX_TIMEOUT_MS = 300_000;

export interface RunOptions {
	/** Where rows without an expected name go, when a comparison is set up. */
	readonly emptyExpectedName: EmptyNamePolicy;
	/** Whether the input item's fields are passed on, with the result under `lookup`. */
	readonly includeInput: boolean;
	readonly includeRawResponse: boolean;
	/** Whether results show only the first letters of the registered name. */
	readonly maskName: boolean;
	/** Where close matches go. */
	readonly matchPolicy: MatchPolicy;
	/** How long a run waits for a service that is out, in seconds, 0 to 3600. */
	readonly maxOutage: number;
	/** How many lookups may be under way at once, 1 to 100. */
	readonly maxParallel: number;
	/** How many more tries a number gets after its first, 0 to 10. */
	readonly maxRetries: number;
	/** Whether a result has fields, one within another, or the columns of a sheet. */
	readonly resultFormat: 'fields' | 'columns';
	/** Whether equal numbers are looked up once and answered to every row. */
	readonly reuseDuplicates: boolean;
	/** How long one try may take, in milliseconds. */
	readonly timeout: number;
	/** Whether a number that is not found is looked up as the other type of account, too. */
	readonly tryOtherType: boolean;
}

/** What holds when an option is not set; the editor shows the same values, as a test makes sure. */
export const DEFAULT_RUN_OPTIONS: RunOptions = {
	emptyExpectedName: 'needsReview',
	includeInput: false,
	includeRawResponse: false,
	maskName: false,
	matchPolicy: 'needsReview',
	maxOutage: 60,
	maxParallel: 10,
	maxRetries: 3,
	resultFormat: 'fields',
	reuseDuplicates: true,
	timeout: 15_000,
	tryOtherType: false,
};

/** An expression may give a number as text, as cells of a sheet are. */
const numberText = z
	.string()
	.trim()
	.regex(/^\d+(?:\.\d+)?$/)
	.transform(Number);

const numberOption = (rule: z.ZodNumber) => z.union([rule, numberText.pipe(rule)]);

const runOptionsSchema = z.object({
	emptyExpectedName: z
		.enum(['needsReview', 'confirmed'])
		.default(DEFAULT_RUN_OPTIONS.emptyExpectedName),
	includeInput: z.boolean().default(DEFAULT_RUN_OPTIONS.includeInput),
	includeRawResponse: z.boolean().default(DEFAULT_RUN_OPTIONS.includeRawResponse),
	maskName: z.boolean().default(DEFAULT_RUN_OPTIONS.maskName),
	matchPolicy: z.enum(['needsReview', 'confirmed']).default(DEFAULT_RUN_OPTIONS.matchPolicy),
	maxOutage: numberOption(z.number().min(0).max(3600)).default(DEFAULT_RUN_OPTIONS.maxOutage),
	maxParallel: numberOption(z.number().int().min(1).max(100)).default(
		DEFAULT_RUN_OPTIONS.maxParallel,
	),
	maxRetries: numberOption(z.number().int().min(0).max(10)).default(DEFAULT_RUN_OPTIONS.maxRetries),
	resultFormat: z.enum(['fields', 'columns']).default(DEFAULT_RUN_OPTIONS.resultFormat),
	reuseDuplicates: z.boolean().default(DEFAULT_RUN_OPTIONS.reuseDuplicates),
	timeout: numberOption(z.number().int().min(1).max(MAX_TIMEOUT_MS)).default(
		DEFAULT_RUN_OPTIONS.timeout,
	),
	tryOtherType: z.boolean().default(DEFAULT_RUN_OPTIONS.tryOtherType),
});

const OPTION_RULES: Readonly<Record<keyof RunOptions, { label: string; rule: string }>> = {
	emptyExpectedName: {
		label: 'Rows Without Expected Name Go To',
		rule: 'needsReview or confirmed',
	},
	includeInput: { label: 'Include Other Input Fields', rule: 'true or false' },
	includeRawResponse: { label: 'Include Full Service Reply', rule: 'true or false' },
	maskName: { label: 'Mask Name', rule: 'true or false' },
	matchPolicy: { label: 'Close Matches Go To', rule: 'needsReview or confirmed' },
	maxOutage: { label: 'Max Outage', rule: 'a number of seconds from 0 to 3600' },
	maxParallel: { label: 'Lookups at Once', rule: 'a whole number from 1 to 100' },
	maxRetries: { label: 'Max Retries', rule: 'a whole number from 0 to 10' },
	resultFormat: { label: 'Result Format', rule: 'fields or columns' },
	reuseDuplicates: { label: 'Reuse Duplicates', rule: 'true or false' },
	timeout: { label: 'Timeout', rule: `a whole number of milliseconds from 1 to ${MAX_TIMEOUT_MS}` },
	tryOtherType: { label: 'Try Other Account Type', rule: 'true or false' },
};

const optionNameSchema = runOptionsSchema.keyof();

/**
 * Reads the node's options.
 *
 * @param options the value of the `options` parameter
 * @returns the options, or why they cannot be used, naming the option and what it takes
 */
export function parseRunOptions(options: unknown): RunOptions | CheckFailure {
	const parsed = runOptionsSchema.safeParse(options);
	if (parsed.success) return parsed.data;
	const name = optionNameSchema.safeParse(parsed.error.issues[0]?.path[0]);
	if (!name.success) {
		return new CheckFailure('The node’s options could not be read', 'Set the options anew.', false);
	}
	const { label, rule } = OPTION_RULES[name.data];
	return new CheckFailure(
		`The option ${label} has a value that it cannot take`,
		`Set it to ${rule}.`,
		false,
	);
}

/**
 * The options of a run, which are the same for all of its items.
 *
 * @param context n8n's functions of the running node
 * @returns the options, or why they cannot be used, naming the option and what it takes
 */
export function readRunOptions(context: IExecuteFunctions): RunOptions | CheckFailure {
	let given: unknown;
	try {
		given = context.getNodeParameter('options', 0, {});
	} catch {
		return unknownFailure();
	}
	return parseRunOptions(given);
}
