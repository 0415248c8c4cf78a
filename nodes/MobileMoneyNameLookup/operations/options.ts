import type { INodeProperties } from 'n8n-workflow';
import { z } from 'zod';

import { isTimeZone } from '../domain/result/resultColumns';
import { COMPARE_NAMES } from './compareNames';
import { choice, type NodeOption, numberFrom, onOff, reviewOrConfirmed } from './optionKinds';
import { SHEET } from './sheet.operation';

/** The one table of options, in the order of the form. */
export const OPTIONS = {
	acceptedPayees: {
		of: 'run',
		label: 'Accepted Payees',
		description:
			"The payees that a person has accepted, as rows of a data table: {{ $('Accepted Payees').all() }}. An accepted payee is Confirmed while number, account and holder stay the same. If one of them has changed, the row goes to Needs Review.",
		isForLookups: true,
		field: { type: 'string', default: '', placeholder: "e.g. {{ $('Accepted Payees').all() }}" },
		value: z.union([z.literal(''), z.array(z.unknown())]).default(''),
		takes: "a list of rows, such as {{ $('Accepted Payees').all() }}",
	},
	matchPolicy: {
		...reviewOrConfirmed(
			'Close Matches Go To',
			'Let a person check names that are close but not the same',
			'Confirm names that are close but not the same',
		),
		description:
			'Where to send a row whose registered name is close to the expected name. With Confirmed, money may go to someone else with a similar name, such as a brother.',
	},
	emptyExpectedName: {
		...reviewOrConfirmed(
			'If No Expected Name',
			'Let a person check the holder, because no name was compared',
			'Confirm any registered holder if the row has no expected name',
		),
		description:
			"Where to send a row if the expression in 'Expected Name' gives nothing: the cell is empty, or the column was renamed. With Confirmed, a row with a forgotten name is confirmed too.",
		isForLookups: true,
	},
	includeRawResponse: {
		...onOff('row', 'Include Full Response', false),
		description:
			"Whether to add the full response of the service under 'rawResponse', so that you can see where a result comes from",
		isForLookups: true,
	},
	includeInput: {
		...onOff('row', 'Include Other Input Fields', false),
		description: "Whether to keep the fields of the input item and put the result under 'lookup'",
	},
	keepTogether: {
		...onOff('run', 'Keep All Rows Together', false),
		description:
			"Whether all rows leave by the first output, in input order, for a sheet, a sub-workflow, or a webhook that answers with the last node. The first output is then no longer only Needs Review: use the field 'payable' to tell rows apart.",
	},
	leaveOutChecked: {
		...onOff('run', 'Leave Out Checked Rows', false),
		description:
			"Whether to leave out rows that are Confirmed, Needs Review or Not Confirmed, as long as they still have the number, type and account that were looked up. The columns do not keep the expected name: after you change a payee's name, clear the row's outcome.",
		isForSheets: true,
	},
	maxParallel: {
		...numberFrom('Lookups at Once', 1, 100, 10, 'whole number'),
		description:
			'How many lookups may run at the same time, from 1 to 100. Use a lower number if the service asks for fewer requests.',
		isForLookups: true,
	},
	maskName: {
		...onOff('row', 'Mask Name', false),
		description:
			'Whether to show only the first letters of the registered name, such as J*** W****** K****. Names are still compared in full.',
		// Invalid means masked.
		instead: true,
	},
	maxRetries: {
		...numberFrom('Max Retries', 0, 10, 3, 'whole number'),
		description:
			'How often a run of at most 5 rows tries a lookup again if the service is busy, down or cannot be reached, from 0 to 10',
		isForLookups: true,
	},
	onlyRead: {
		...onOff('run', 'Only Read the Sheet', false),
		description:
			'Whether to give the rows of the sheet, with their own columns and row_number, and look nothing up',
		isForSheets: true,
	},
	acceptedNames: {
		of: 'names',
		label: 'Other Accepted Names',
		description:
			'Up to 10 other names to accept, such as a trading name or a former name. Each is compared separately, and the best match counts. Names that you type here apply to every row. An expression can give each row its own names, as text or as a list.',
		field: {
			type: 'string',
			typeOptions: { multipleValues: true, multipleValueButtonText: 'Add Name' },
			default: [],
			placeholder: 'e.g. Kamau Hardware',
		},
		value: z.unknown(),
		takes: 'names',
	},
	resultFormat: {
		...choice(
			'Result Format',
			['fields', 'Fields', 'All details (for developers)'],
			[
				'columns',
				'Sheet Columns',
				'Simple columns, ready for Google Sheets, Excel, Airtable and CSV',
			],
		),
		description:
			'How to write the result into each item. With Sheet Columns, every row has the same columns, even if it could not be checked. You can run a sheet again on its own result.',
	},
	rowsPerItem: {
		...numberFrom('Rows per Item', 0, 5_000, 0, 'whole number'),
		description:
			"How many rows to put into one item, from 0 to 5000, as text in the field 'rows', to keep a large sheet in a data table. The node reads such items again as rows, and each keeps its number. With 0, each row is an item.",
		isForSheets: true,
	},
	reuseDuplicates: {
		...onOff('run', 'Share Repeated Lookups', true),
		description:
			'Whether rows with the same operator, type and number share one lookup. Each row still gets its own result.',
		isForLookups: true,
	},
	timeZone: {
		of: 'run',
		label: 'Time Zone',
		description:
			"The time zone of all times in the columns, such as Africa/Nairobi. If empty, the workflow's time zone is used.",
		field: { type: 'string', default: '', placeholder: 'e.g. Africa/Nairobi' },
		value: z.string().trim().refine(isTimeZone).default(''),
		takes: 'a time zone such as Africa/Nairobi, or leave it empty',
	},
	timeout: {
		...numberFrom('Timeout (Ms)', 1, 300_000, 15_000, 'whole number of milliseconds'),
		description: 'How long to wait for one response, in milliseconds',
		isForLookups: true,
	},
	tryOtherType: {
		...onOff('row', 'Try Other Type (Till or Paybill)', false),
		description:
			'Whether to look up a number that is not found as the other type too: a till as a Paybill, or a Paybill as a till. A number found this way goes to Needs Review.',
		isForLookups: true,
	},
	maxOutage: {
		...numberFrom('Wait for Outage (Seconds)', 0, 3600, 60, 'number of seconds'),
		description:
			'How many seconds a run of more than 5 rows waits for a service that is down, from 0 to 3600. Rows that could not be looked up by then are reported as not checked.',
		isForLookups: true,
	},
	warnAboutRepeats: {
		...onOff('run', 'Warn About Repeats', true),
		description:
			'Whether to warn about one number with different expected names, one payee with several numbers, and rows that repeat other rows. A warning never changes an outcome.',
		isForLookups: true,
	},
} as const satisfies Readonly<Record<string, NodeOption>>;

export type OptionOwner = 'row' | 'run';

export type OptionsOf<Owner extends OptionOwner> = {
	readonly [
		Name in keyof typeof OPTIONS as (typeof OPTIONS)[Name]['of'] extends Owner ? Name : never
	]: z.output<(typeof OPTIONS)[Name]['value']>;
};

export type RowOptions = OptionsOf<'row'>;
export type RunOptions = OptionsOf<'run'>;

export const optionsField: INodeProperties = {
	displayName: 'Options',
	name: 'options',
	type: 'collection',
	placeholder: 'Add option',
	default: {},
	options: Object.entries<NodeOption>(OPTIONS).map(
		([name, { label, description, field, isForLookups, isForSheets }]) => ({
			displayName: label,
			name,
			...field,
			description,
			...(isForLookups && { displayOptions: { hide: { '/operation': [COMPARE_NAMES] } } }),
			...(isForSheets && { displayOptions: { show: { '/operation': [SHEET] } } }),
		}),
	),
};
