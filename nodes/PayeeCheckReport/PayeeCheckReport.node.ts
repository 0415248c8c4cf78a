import {
	type IExecuteFunctions,
	type INodeExecutionData,
	type INodeType,
	type INodeTypeDescription,
	NodeConnectionTypes,
} from 'n8n-workflow';

import { operationField, optionsField, settingsFrom, sheetField } from './parameters';
import { reportOf } from './report';
import { acceptedRows, reviewFields } from './reviewAnswers';

export class PayeeCheckReport implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'Payee Check Report',
		name: 'payeeCheckReport',
		icon: { light: 'file:payeeCheckReport.svg', dark: 'file:payeeCheckReport.dark.svg' },
		group: ['transform'],
		version: 1,
		subtitle:
			'={{ $parameter["operation"] === "reviewAnswers" ? "Read Review Answers" : "Make Report" }}',
		description:
			'Turn the results of Mobile Money Name Lookup into one report: a voucher to print, pages for a form, and a text',
		defaults: { name: 'Payee Check Report' },
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: [NodeConnectionTypes.Main],
		properties: [operationField, sheetField, ...reviewFields, optionsField],
	};

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		const items = this.getInputData();
		if (this.getNodeParameter('operation', 0, 'report') === 'reviewAnswers') {
			const accepted = items.flatMap(({ json }, item) =>
				acceptedRows(json, (name) => this.getNodeParameter(name, item, undefined)).map((row) => ({
					json: row,
					pairedItem: { item },
				})),
			);
			return [accepted];
		}
		const settings = settingsFrom(
			this.getNodeParameter('sheet', 0, {}),
			this.getNodeParameter('options', 0, {}),
		);
		const json = reportOf(
			items.map((item) => item.json),
			settings,
			{ timeZone: this.getTimezone(), reference: this.getExecutionId() },
		);
		const file = await this.helpers.prepareBinaryData(
			Buffer.from(json.html, 'utf8'),
			`${json.fileName}.html`,
			'text/html',
		);
		return [[{ json, binary: { report: file }, pairedItem: items.map((_, item) => ({ item })) }]];
	}
}
