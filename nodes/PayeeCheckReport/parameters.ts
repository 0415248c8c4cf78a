import type { INodeProperties } from 'n8n-workflow';
import { z } from 'zod';

import { objectIn } from '../MobileMoneyNameLookup/domain/json';
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
			description: 'Make one report from all results',
		},
		{
			name: 'Read Review Answers',
			value: 'reviewAnswers',
			action: 'Read review answers',
			description: 'Get the rows that a person accepted in the review form, one item each',
		},
	],
};

export const textField = (
	displayName: string,
	name: string,
	example: string,
	more: Partial<INodeProperties>,
): INodeProperties => ({
	displayName,
	name,
	type: 'string',
	default: '',
	placeholder: `e.g. ${example}`,
	...more,
});

const collection = (
	displayName: string,
	name: string,
	placeholder: string,
	options: INodeProperties[],
): INodeProperties => ({
	displayName,
	name,
	placeholder,
	type: 'collection',
	default: {},
	options,
	displayOptions: { show: { operation: ['report'] } },
});

export const sheetField = collection('About the Sheet', 'sheet', 'Add Field', [
	textField('File Name', 'fileName', 'Supplier payments Nov 2026.xlsx', {
		description: 'The name of the file that was checked. The report is named after it.',
	}),
	textField('Fingerprint (SHA-256)', 'fingerprint', '9f86d081884c7d65…', {
		description:
			'The hash of the file, as the Crypto node makes it, to prove which file was checked',
	}),
	textField('Uploaded By', 'uploadedBy', 'Mary Atieno', { description: 'Who uploaded the sheet' }),
	textField('Worksheet Read', 'worksheet', 'Payments', {
		description: 'The worksheet that was read',
	}),
]);

export const optionsField = collection('Options', 'options', 'Add Option', [
	textField('Amount Column', 'amountColumn', 'Net for November', {
		description: 'The column with the amount in KES, if its heading is unusual',
	}),
	textField('Link to the Form', 'formUrl', '../form/check-one-payee', {
		description: 'Where the page leads for the next check: an address, or a path on this n8n',
	}),
	textField('Link to the Review Form', 'reviewUrl', '../form/review-payees', {
		description:
			'The address of the form where a person accepts rows. The page links to it, and fills in the field reference of that form.',
	}),
	textField('Payee Column', 'payeeColumn', 'Fundi', {
		description: 'The column with the name of the payee, if its heading is unusual',
	}),
	textField('Time Zone', 'timeZone', 'Africa/Nairobi', {
		description:
			"The time zone of all times in the report. If empty, the workflow's time zone is used.",
	}),
]);

const text = z.unknown().transform((value) => plainText(value, 500));

const settingsSchema = z.object({
	amountColumn: text,
	fileName: text,
	fingerprint: text,
	formUrl: text,
	payeeColumn: text,
	reviewUrl: text,
	timeZone: text,
	uploadedBy: text,
	worksheet: text,
});

/** Texts, empty if they are not set. */
export type Settings = z.output<typeof settingsSchema>;

/** The settings of a report, from whatever expressions give; none of it stops the report. */
export const settingsFrom = (sheet: unknown, options: unknown): Settings =>
	settingsSchema.parse({ ...objectIn(sheet), ...objectIn(options) });
