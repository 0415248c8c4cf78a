import type { IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { z } from 'zod';

import { plainText } from './plainText';

const displayOptions = { show: { operation: ['report'] } };

type TextField = Pick<INodeProperties, 'displayName' | 'name' | 'description' | 'placeholder'> &
	Partial<Pick<INodeProperties, 'default' | 'hint' | 'type'>>;

const collection = (
	displayName: string,
	name: string,
	placeholder: string,
	fields: readonly TextField[],
): INodeProperties => ({
	...{ displayName, name, placeholder, displayOptions, type: 'collection', default: {} },
	options: fields.map((field) => ({ type: 'string', default: '', ...field })),
});

export const sheetField = collection('About the Sheet', 'sheet', 'Add Field', [
	{
		displayName: 'File Name',
		name: 'fileName',
		placeholder: 'e.g. Supplier payments Nov 2026.xlsx',
		description: 'The name of the file that was checked. The report is named after it.',
	},
	{
		displayName: 'Fingerprint (SHA-256)',
		name: 'fingerprint',
		placeholder: 'e.g. 9f86d081884c7d65…',
		description:
			'The hash of the file, as the Crypto node makes it, to prove which file was checked',
	},
	{
		displayName: 'Uploaded By',
		name: 'uploadedBy',
		placeholder: 'e.g. Mary Atieno',
		description: 'Who asked for the check',
	},
	{
		displayName: 'Worksheet Read',
		name: 'worksheet',
		placeholder: 'e.g. Payments',
		description: 'The worksheet that was read',
	},
	{
		displayName: 'Worksheets Not Read',
		name: 'otherWorksheets',
		placeholder: 'e.g. Bank, Summary',
		description: 'The other worksheets of the file, with commas between them or as a list',
	},
]);

export const optionsField = collection('Options', 'options', 'Add Option', [
	{
		displayName: 'Amount Column',
		name: 'amountColumn',
		placeholder: 'e.g. Net for November',
		description: 'The column with the amount in KES, if its heading is unusual',
	},
	{
		displayName: 'Form Answers',
		name: 'formAnswers',
		type: 'json',
		default: '{}',
		description:
			"The answers of the form that started the check, so that a link can fill them in again. Used with 'Link to the Form'.",
	},
	{
		displayName: 'Link to the Form',
		name: 'formUrl',
		placeholder: 'e.g. ../form/check-one-payee',
		description: 'Where the page leads for the next check: an address, or a path on this n8n',
	},
	{
		displayName: 'Link to the Review Form',
		name: 'reviewUrl',
		placeholder: 'e.g. ../form/review-payees',
		description:
			'Where a person accepts the rows that need review. The page shows this link and the reference at its top.',
	},
	{
		displayName: 'Payee Column',
		name: 'payeeColumn',
		placeholder: 'e.g. Fundi',
		description: 'The column with the name of the payee, if its heading is unusual',
	},
	{
		displayName: 'Put Output File in Field',
		name: 'binaryPropertyName',
		default: 'report',
		hint: 'The name of the output field for the report as an HTML file',
	},
	{
		displayName: 'Row ID Field',
		name: 'rowIdField',
		placeholder: 'e.g. ID',
		description:
			'The field that identifies each row in the answers of the review form. If empty, the row number is used.',
	},
	{
		displayName: 'Time Zone',
		name: 'timeZone',
		placeholder: 'e.g. Africa/Nairobi',
		description:
			"The time zone of all times in the report. If empty, the workflow's time zone is used.",
	},
]);

const text = (max: number) => z.unknown().transform((value) => plainText(value, max));

const MOST_WORKSHEETS = 10;

const sheetSchema = z.object({
	fileName: text(120),
	fingerprint: text(80),
	uploadedBy: text(100),
	worksheet: text(60),
	otherWorksheets: z.unknown().transform((value) =>
		(Array.isArray(value) ? value : plainText(value, 500).split(','))
			.slice(0, MOST_WORKSHEETS)
			.map((each) => plainText(each, 60))
			.filter(Boolean),
	),
});

const optionsSchema = z.object({
	amountColumn: text(200),
	binaryPropertyName: text(60).transform((name) => name || 'report'),
	formAnswers: z.unknown(),
	formUrl: text(500),
	payeeColumn: text(200),
	reviewUrl: text(500),
	rowIdField: text(200),
	timeZone: text(60),
});

export interface Settings {
	readonly sheet: z.output<typeof sheetSchema>;
	readonly options: z.output<typeof optionsSchema>;
}

const orEmpty = (value: unknown): unknown =>
	typeof value === 'object' && value !== null ? value : {};

/** The node’s parameters, from whatever its expressions give; none of it stops the report. */
export const settingsFrom = (sheet: unknown, options: unknown): Settings => ({
	sheet: sheetSchema.parse(orEmpty(sheet)),
	options: optionsSchema.parse(orEmpty(options)),
});

/** Reads the node’s parameters, those of the first item. */
export function readSettings(context: IExecuteFunctions): Settings {
	const given = (name: string): unknown => context.getNodeParameter(name, 0, {});
	return settingsFrom(given('sheet'), given('options'));
}
