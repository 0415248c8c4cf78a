import type { IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import type { Review } from './acceptedRows';
import { plainText } from './plainText';

export const operationField: INodeProperties = {
	displayName: 'Operation',
	name: 'operation',
	type: 'options',
	noDataExpression: true,
	default: 'report',
	options: [
		{
			name: 'Make Report',
			value: 'report',
			action: 'Make a report',
			description: 'Make one report of all results',
		},
		{
			name: 'Read Review Answers',
			value: 'reviewAnswers',
			action: 'Read review answers',
			description: 'Get the rows that a person accepted in the review form, one item each',
		},
	],
};

const displayOptions = { show: { operation: ['reviewAnswers'] } };

/** The fields of Read Review Answers. */
export const reviewFields: INodeProperties[] = [
	{
		displayName: 'Rows Shown',
		name: 'rows',
		type: 'string',
		default: '',
		required: true,
		placeholder: "e.g. {{ $('Rows to Review').all() }}",
		description: 'The rows that the review form was made from, as an expression',
		displayOptions,
	},
	{
		displayName: 'Row ID Field',
		name: 'rowIdField',
		type: 'string',
		default: 'id',
		description: 'The field that identifies each row, as in the report that made the form',
		displayOptions,
	},
	{
		displayName: 'Opened By',
		name: 'openedBy',
		type: 'string',
		default: '',
		required: true,
		placeholder: "e.g. {{ $('Review Payees').first().json.user }}",
		description: 'The n8n user who opened the form, as an expression. Only their answers count.',
		displayOptions,
	},
	{
		displayName: 'Uploader May Accept',
		name: 'uploaderMayAccept',
		type: 'boolean',
		default: false,
		description:
			"Whether the person in a row's field checked_by may accept it. If off, nobody can accept a row without that field.",
		displayOptions,
	},
];

/** Reads the parameters of Read Review Answers, those of one item. */
export function readReview(context: IExecuteFunctions, itemIndex: number): Review {
	const given = (name: string): unknown => context.getNodeParameter(name, itemIndex, undefined);
	return {
		rows: given('rows'),
		rowIdField: plainText(given('rowIdField'), 200),
		openedBy: given('openedBy'),
		uploaderMayAccept: given('uploaderMayAccept') === true,
	};
}
