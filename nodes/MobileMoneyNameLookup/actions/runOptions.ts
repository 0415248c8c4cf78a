import type { INodeParameters } from 'n8n-workflow';
import { z } from 'zod';

import type { ReadParameter } from './parameters';
import type { OptionGroup, OptionsRead } from './readOptions';
import { optionReader } from './readOptions';

const MAX_TIMEOUT_MS = 300_000;

/** An expression may give a number as text, as cells of a sheet are. */
const numberText = z
	.string()
	.trim()
	.regex(/^\d+(?:\.\d+)?$/)
	.transform(Number);

const numberOption = (rule: z.ZodNumber) => z.union([rule, numberText.pipe(rule)]);

const schema = z.object({
	/** How long a run waits for a service that is out, in seconds, 0 to 3600. */
	maxOutage: numberOption(z.number().min(0).max(3600)).default(60),
	/** How many lookups may be under way at once, 1 to 100. */
	maxParallel: numberOption(z.number().int().min(1).max(100)).default(10),
	/** How many more tries a number gets after its first, 0 to 10. */
	maxRetries: numberOption(z.number().int().min(0).max(10)).default(3),
	/** Whether equal numbers are looked up once and answered to every row. */
	reuseDuplicates: z.boolean().default(true),
	/** How long one try may take, in milliseconds. */
	timeout: numberOption(z.number().int().min(1).max(MAX_TIMEOUT_MS)).default(15_000),
	/** Whether rows that repeat others, or contradict them, are told. */
	warnAboutRepeats: z.boolean().default(true),
});

/** Options of the run as a whole: where they are expressions, those of the first row hold. */
export type RunOptions = Readonly<z.infer<typeof schema>>;

/** The options of the run; the editor shows the same labels and defaults, as a test makes sure. */
export const RUN_OPTIONS: OptionGroup<RunOptions> = {
	schema,
	rules: {
		maxOutage: {
			label: 'Wait for a Service That Is Down (Seconds)',
			takes: 'a number of seconds from 0 to 3600',
		},
		maxParallel: { label: 'Lookups at Once', takes: 'a whole number from 1 to 100' },
		maxRetries: { label: 'Max Retries', takes: 'a whole number from 0 to 10' },
		reuseDuplicates: { label: 'Look Up Repeated Numbers Once', takes: 'true or false' },
		timeout: {
			label: 'Timeout',
			takes: `a whole number of milliseconds from 1 to ${MAX_TIMEOUT_MS}`,
		},
		warnAboutRepeats: { label: 'Warn About Repeats', takes: 'true or false' },
	},
};

/**
 * The options of the run, as they are for its first row.
 *
 * @param parameters of the node, not worked out
 * @param readParameter reads one of them for an item
 */
export const readRunOptions = (
	parameters: INodeParameters,
	readParameter: ReadParameter,
): OptionsRead<RunOptions> => optionReader(RUN_OPTIONS, parameters, readParameter).read(0);
