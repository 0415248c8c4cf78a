import type { INodeProperties } from 'n8n-workflow';

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

export const textField = (
	displayName: string,
	name: string,
	example: string,
	more: Partial<INodeProperties>,
): INodeProperties => ({
	...{ displayName, name, type: 'string', default: '', placeholder: `e.g. ${example}` },
	...more,
});

const collection = (
	displayName: string,
	name: string,
	placeholder: string,
	options: INodeProperties[],
): INodeProperties => ({
	...{ displayName, name, placeholder, type: 'collection', default: {}, options },
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
	textField('Worksheets Not Read', 'otherWorksheets', 'Bank, Summary', {
		description: 'The other worksheets of the file, with commas between them or as a list',
	}),
]);

export const optionsField = collection('Options', 'options', 'Add Option', [
	textField('Amount Column', 'amountColumn', 'Net for November', {
		description: 'The column with the amount in KES, if its heading is unusual',
	}),
	{
		...{ displayName: 'Form Answers', name: 'formAnswers', type: 'json', default: '{}' },
		description:
			"The answers of the form that started the check, so that a link can fill them in again. Used with 'Link to the Form'.",
	},
	textField('Link to the Form', 'formUrl', '../form/check-one-payee', {
		description: 'Where the page leads for the next check: an address, or a path on this n8n',
	}),
	textField('Link to the Review Form', 'reviewUrl', '../form/review-payees', {
		description:
			'Where a person accepts the rows that need review. The page shows this link and the reference at its top.',
	}),
	textField('Payee Column', 'payeeColumn', 'Fundi', {
		description: 'The column with the name of the payee, if its heading is unusual',
	}),
	textField('Put Output File in Field', 'binaryPropertyName', 'report', {
		default: 'report',
		hint: 'The name of the output field for the report as an HTML file',
	}),
	textField('Row ID Field', 'rowIdField', 'ID', {
		description:
			'The field that identifies each row in the answers of the review form. If empty, the row number is used.',
	}),
	textField('Time Zone', 'timeZone', 'Africa/Nairobi', {
		description:
			"The time zone of all times in the report. If empty, the workflow's time zone is used.",
	}),
]);

/** The settings of a report, from whatever expressions give; none of it stops the report. */
export function settingsFrom(sheet: unknown, options: unknown) {
	const [about, chosen] = [objectIn(sheet), objectIn(options)];
	const others = about.otherWorksheets;
	const worksheets: unknown[] = Array.isArray(others) ? others : plainText(others, 500).split(',');
	return {
		sheet: {
			fileName: plainText(about.fileName, 120),
			fingerprint: plainText(about.fingerprint, 80),
			uploadedBy: plainText(about.uploadedBy, 100),
			worksheet: plainText(about.worksheet, 60),
			otherWorksheets: worksheets
				.slice(0, 10)
				.map((each) => plainText(each, 60))
				.filter(Boolean),
		},
		options: {
			amountColumn: plainText(chosen.amountColumn, 200),
			binaryPropertyName: plainText(chosen.binaryPropertyName, 60) || 'report',
			formAnswers: chosen.formAnswers,
			formUrl: plainText(chosen.formUrl, 500),
			payeeColumn: plainText(chosen.payeeColumn, 200),
			reviewUrl: plainText(chosen.reviewUrl, 500),
			rowIdField: plainText(chosen.rowIdField, 200),
			timeZone: plainText(chosen.timeZone, 60),
		},
	};
}

export type Settings = ReturnType<typeof settingsFrom>;
