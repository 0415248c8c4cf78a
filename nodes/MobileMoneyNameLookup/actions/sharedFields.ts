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
		description: 'Mobile-money operator of the number. An expression may spell it in any case.',
	},
	{
		displayName: 'Custom Operator',
		name: 'customOperator',
		type: 'string',
		default: '',
		placeholder: 'e.g. Airtel',
		description: 'Operator ID as your provider names it',
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
		hint: 'If empty, anyone registered is confirmed and nothing is compared',
		description:
			'The name that you expect to own the number. Only a holder of this name is confirmed. A row for which an expression gives nothing goes to Needs Review.',
	},
	{
		...expectedName,
		displayOptions: { show: { operation: [COMPARE_NAMES] } },
		hint: 'If empty, the row goes to Needs Review',
		description:
			'The name that you expect. Only a registered name that agrees with it is confirmed.',
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
						description: 'Names that are close but not the same count as confirmed',
					},
					{
						name: 'Needs Review',
						value: 'needsReview',
						description: 'A person looks at names that are close but not the same',
					},
				],
				default: 'needsReview',
				description:
					'What becomes of a holder whose name is close to the expected one. If you choose Confirmed, money may go to a stranger with a similar name, such as a brother.',
			},
			{
				displayName: 'Include Full Service Reply',
				name: 'includeRawResponse',
				displayOptions: optionForLookups,
				type: 'boolean',
				default: false,
				description:
					'Whether to add the service’s reply as it came, under “rawResponse”, to see what is behind a result',
			},
			{
				displayName: 'Include Other Input Fields',
				name: 'includeInput',
				type: 'boolean',
				default: false,
				description:
					'Whether to pass on the fields of the input item, with the result under “lookup”',
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
					'How many lookups may be under way at once, 1 to 100. Lower it when the service asks for fewer requests.',
			},
			{
				displayName: 'Mask Name',
				name: 'maskName',
				type: 'boolean',
				default: false,
				description:
					'Whether to show only the first letters of the registered name, as in J*** W****** K****. Names are still compared in full.',
			},
			{
				displayName: 'Max Retries',
				name: 'maxRetries',
				displayOptions: optionForLookups,
				type: 'number',
				typeOptions: { minValue: 0, maxValue: 10, numberPrecision: 0 },
				default: 3,
				description:
					'How often a lookup is tried again when the service is busy, down or unreachable, 0 to 10',
			},
			{
				displayName: 'Other Accepted Names',
				name: 'acceptedNames',
				type: 'string',
				typeOptions: { multipleValues: true, multipleValueButtonText: 'Add Name' },
				default: [],
				placeholder: 'e.g. Kamau Hardware',
				description:
					'Further names that are as good as the expected one, such as a trading name or a former name, up to 10. Each is compared by itself and the best one counts. Names typed here hold for every row; an expression can give those of the row, also as a list.',
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
						description:
							'Ten columns of plain text, ready for Google Sheets, Excel, Airtable and CSV',
					},
				],
				default: 'fields',
				description:
					'How the result stands in each item. With Sheet Columns every row has the same columns, also one that could not be checked, and a sheet can be run again on its own result.',
			},
			{
				displayName: 'Timeout',
				name: 'timeout',
				displayOptions: optionForLookups,
				type: 'number',
				typeOptions: { minValue: 1, numberPrecision: 0 },
				default: 15000,
				description: 'How long one try may take, in milliseconds',
			},
			{
				displayName: 'Try Other Account Type',
				name: 'tryOtherType',
				displayOptions: optionForLookups,
				type: 'boolean',
				default: false,
				description:
					'Whether to look a number that is not found up as the other type, too: a till as a paybill and a paybill as a till. A number found this way goes to Needs Review.',
			},
			{
				displayName: 'Wait for a Service That Is Down (Seconds)',
				name: 'maxOutage',
				displayOptions: optionForLookups,
				type: 'number',
				typeOptions: { minValue: 0, maxValue: 3600 },
				default: 60,
				description:
					'How many seconds a run of more than 5 rows waits for a service that is unavailable, 0 to 3600. Rows that could not be looked up by then are errors.',
			},
			{
				displayName: 'Warn About Repeats',
				name: 'warnAboutRepeats',
				displayOptions: optionForLookups,
				type: 'boolean',
				default: true,
				description:
					'Whether to warn of a number that rows expect under different names, of a payee with several numbers, and of rows that repeat others. Warnings change no outcome.',
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
						description: 'Any named holder counts as confirmed where a row expects no name',
					},
					{
						name: 'Needs Review',
						value: 'needsReview',
						description: 'A person looks at holders whose name was compared with nothing',
					},
				],
				default: 'needsReview',
				description:
					'What becomes of a row for which the expression in Expected Name gives nothing: an empty cell, or a column that has another name. If you choose Confirmed, nothing tells such a row from one whose name was forgotten.',
			},
		],
	},
];
