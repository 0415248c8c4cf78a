import type { INodeParameters } from 'n8n-workflow';
import { z } from 'zod';

import { settingAt } from './parameters';
import type { ReadParameter } from './parameters';
import type { OptionGroup, OptionReader } from './readOptions';
import { optionReader } from './readOptions';

const onOff = z.boolean().default(false);
const destination = z.enum(['needsReview', 'confirmed']).default('needsReview');

const schema = z.object({
	/** Where a row without an expected name goes, when a comparison is set up. */
	emptyExpectedName: destination,
	/** Whether the input item's fields are passed on, with the result under `lookup`. */
	includeInput: onOff,
	includeRawResponse: onOff,
	/** Whether the result shows only the first letters of the registered name. */
	maskName: onOff,
	/** Where a close match goes. */
	matchPolicy: destination,
	/** Whether the result has fields, one within another, or the columns of a sheet. */
	resultFormat: z.enum(['fields', 'columns']).default('fields'),
	/** Whether a number that is not found is looked up as the other type of account, too. */
	tryOtherType: onOff,
});

/** Options that say something of a row: their expressions are worked out for each. */
export type RowOptions = Readonly<z.infer<typeof schema>>;

/** What holds when no option is set. */
export const DEFAULT_ROW_OPTIONS: RowOptions = schema.parse({});

const TRUE_OR_FALSE = 'true or false';
const OUTPUTS = 'needsReview or confirmed';

/** The options of a row; the editor shows the same labels and defaults, as a test makes sure. */
export const ROW_OPTIONS: OptionGroup<RowOptions> = {
	schema,
	rules: {
		emptyExpectedName: { label: 'When the Expected Name Is Missing', takes: OUTPUTS },
		includeInput: { label: 'Include Other Input Fields', takes: TRUE_OR_FALSE },
		includeRawResponse: { label: 'Include Full Service Reply', takes: TRUE_OR_FALSE },
		// Nobody may see a name of which it is not known whether it may be shown.
		maskName: { label: 'Mask Name', takes: TRUE_OR_FALSE, instead: true },
		matchPolicy: { label: 'Close Matches Go To', takes: OUTPUTS },
		resultFormat: { label: 'Result Format', takes: 'fields or columns' },
		tryOtherType: { label: 'Try Other Type (Till or Paybill)', takes: TRUE_OR_FALSE },
	},
};

/**
 * Gives out what reads the options of a row.
 *
 * @param parameters of the node, not worked out
 * @param readParameter reads one of them for an item
 */
export const rowOptionReader = (
	parameters: INodeParameters,
	readParameter: ReadParameter,
): OptionReader<RowOptions> => optionReader(ROW_OPTIONS, parameters, readParameter);

/** Whether some row may show the service's reply as it came, and all are to be kept so. */
export const mayIncludeRawResponse = (parameters: INodeParameters): boolean =>
	(settingAt(parameters, 'options.includeRawResponse') ?? false) !== false;
