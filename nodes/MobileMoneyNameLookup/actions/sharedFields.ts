import type { INodeProperties } from 'n8n-workflow';

import { COMPARE_NAMES } from './compareNames.operation';
import { DEFAULT_OPERATOR, OPERATOR_OPTIONS, OTHER_OPERATOR } from '../domain/operator';

/** Not shown where nothing is asked. */
const forLookups = { hide: { operation: [COMPARE_NAMES] } };

/** The same within the options. */
const optionForLookups = { hide: { '/operation': [COMPARE_NAMES] } };

/** The fields in front of the number, the same for every operation. */
export const operatorFields: INodeProperties[] = [
	{
		displayName: 'Operator',
		name: 'operator',
		type: 'options',
		displayOptions: forLookups,
		options: OPERATOR_OPTIONS,
		default: DEFAULT_OPERATOR,
		description:
			'The mobile-money operator of the number. In an expression, any spelling works, such as MPESA or m-pesa.',
	},
	{
		displayName: 'Custom Operator',
		name: 'customOperator',
		type: 'string',
		default: '',
		placeholder: 'e.g. Airtel',
		description: 'The ID of the operator, as your provider writes it',
		displayOptions: { show: { operator: [OTHER_OPERATOR] }, ...forLookups },
	},
];

const expectedName = {
	displayName: 'Expected Name',
	name: 'expectedName',
	type: 'string',
	default: '',
	placeholder: 'e.g. Jane Wanjiku Kamau',
} satisfies INodeProperties;

/** The fields behind the number, the same for every operation. */
export const closingFields: INodeProperties[] = [
	{
		...expectedName,
		displayOptions: forLookups,
		hint: 'Leave empty only to see who it is. Without a name to compare, a stranger is Confirmed too.',
		description:
			'The name that you expect the number to be registered under. Only a holder with this name is Confirmed. If an expression gives nothing for a row, the row goes to Needs Review.',
	},
	{
		...expectedName,
		displayOptions: { show: { operation: [COMPARE_NAMES] } },
		hint: 'If empty, the row goes to Needs Review',
		description:
			'The name that you expect. The row is Confirmed only if the registered name matches it.',
	},
	{
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add option',
		default: {},
		options: [
			{
				displayName: 'Close Matches Go To',
				name: 'matchPolicy',
				type: 'options',
				options: [
					{
						name: 'Confirmed',
						value: 'confirmed',
						description: 'Confirm names that are close but not the same',
					},
					{
						name: 'Needs Review',
						value: 'needsReview',
						description: 'Let a person check names that are close but not the same',
					},
				],
				default: 'needsReview',
				description:
					'Where to send a row whose registered name is close to the expected name. With Confirmed, money may go to someone else with a similar name, such as a brother.',
			},
			{
				displayName: 'Include Full Service Reply',
				name: 'includeRawResponse',
				displayOptions: optionForLookups,
				type: 'boolean',
				default: false,
				description:
					"Whether to add the full reply of the service under 'rawResponse', so that you can see what is behind a result",
			},
			{
				displayName: 'Include Other Input Fields',
				name: 'includeInput',
				type: 'boolean',
				default: false,
				description:
					"Whether to keep the fields of the input item and put the result under 'lookup'",
			},
			{
				displayName: 'Look Up Repeated Numbers Once',
				name: 'reuseDuplicates',
				displayOptions: optionForLookups,
				type: 'boolean',
				default: true,
				description:
					'Whether rows with the same operator, type and number share one lookup. Each row still gets its own result.',
			},
			{
				displayName: 'Lookups at Once',
				name: 'maxParallel',
				displayOptions: optionForLookups,
				type: 'number',
				typeOptions: { minValue: 1, maxValue: 100, numberPrecision: 0 },
				default: 10,
				description:
					'How many lookups may run at the same time, from 1 to 100. Use a lower number if the service asks for fewer requests.',
			},
			{
				displayName: 'Mask Name',
				name: 'maskName',
				type: 'boolean',
				default: false,
				description:
					'Whether to show only the first letters of the registered name, such as J*** W****** K****. Names are still compared in full.',
			},
			{
				displayName: 'Max Retries',
				name: 'maxRetries',
				displayOptions: optionForLookups,
				type: 'number',
				typeOptions: { minValue: 0, maxValue: 10, numberPrecision: 0 },
				default: 3,
				description:
					'How often to try a lookup again if the service is busy, down or cannot be reached, from 0 to 10',
			},
			{
				displayName: 'Other Accepted Names',
				name: 'acceptedNames',
				type: 'string',
				typeOptions: { multipleValues: true, multipleValueButtonText: 'Add Name' },
				default: [],
				placeholder: 'e.g. Kamau Hardware',
				description:
					'Up to 10 other names to accept, such as a trading name or a former name. Each is compared separately, and the best match counts. Names that you type here apply to every row. An expression can give each row its own names, also as a list.',
			},
			{
				displayName: 'Result Format',
				name: 'resultFormat',
				type: 'options',
				options: [
					{
						name: 'Fields',
						value: 'fields',
						description: 'All details (for developers)',
					},
					{
						name: 'Sheet Columns',
						value: 'columns',
						description: 'Ten simple columns, ready for Google Sheets, Excel, Airtable and CSV',
					},
				],
				default: 'fields',
				description:
					'How to write the result into each item. With Sheet Columns, every row has the same columns, even if it could not be checked. You can run a sheet again on its own result.',
			},
			{
				displayName: 'Timeout',
				name: 'timeout',
				displayOptions: optionForLookups,
				type: 'number',
				typeOptions: { minValue: 1, numberPrecision: 0 },
				default: 15000,
				description: 'How long to wait for one reply, in milliseconds',
			},
			{
				displayName: 'Try Other Type (Till or Paybill)',
				name: 'tryOtherType',
				displayOptions: optionForLookups,
				type: 'boolean',
				default: false,
				description:
					'Whether to look up a number that is not found as the other type too: a till as a paybill, or a paybill as a till. A number found this way goes to Needs Review.',
			},
			{
				displayName: 'Wait for a Service That Is Down (Seconds)',
				name: 'maxOutage',
				displayOptions: optionForLookups,
				type: 'number',
				typeOptions: { minValue: 0, maxValue: 3600 },
				default: 60,
				description:
					'How many seconds a run of more than 5 rows waits for a service that is down, from 0 to 3600. Rows that could not be looked up by then are reported as not checked.',
			},
			{
				displayName: 'Warn About Repeats',
				name: 'warnAboutRepeats',
				displayOptions: optionForLookups,
				type: 'boolean',
				default: true,
				description:
					'Whether to warn about one number with different expected names, one payee with several numbers, and rows that repeat other rows. A warning never changes an outcome.',
			},
			{
				displayName: 'When the Expected Name Is Missing',
				name: 'emptyExpectedName',
				displayOptions: optionForLookups,
				type: 'options',
				options: [
					{
						name: 'Confirmed',
						value: 'confirmed',
						description: 'Confirm any registered holder if the row has no expected name',
					},
					{
						name: 'Needs Review',
						value: 'needsReview',
						description: 'Let a person check the holder, because no name was compared',
					},
				],
				default: 'needsReview',
				description:
					"Where to send a row if the expression in 'Expected Name' gives nothing: the cell is empty, or the column was renamed. With Confirmed, a row whose name somebody forgot is confirmed too.",
			},
		],
	},
];
