import {
	type IExecuteFunctions,
	type INodeExecutionData,
	type INodeType,
	type INodeTypeDescription,
	NodeConnectionTypes,
} from 'n8n-workflow';

import { operationField, OPERATIONS, SUBTITLE } from './operations/operations';
import { lookUpItems } from './execute/lookUpItems';
import {
	accountField,
	closingFields,
	credentialsOfAccounts,
	operatorFields,
} from './operations/sharedFields';
import { OUTPUTS } from './domain/outcome';

export class MobileMoneyNameLookup implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'Mobile Money Name Lookup',
		name: 'mobileMoneyNameLookup',
		icon: { light: 'file:mobileMoneyNameLookup.svg', dark: 'file:mobileMoneyNameLookup.dark.svg' },
		group: ['transform'],
		version: 1,
		subtitle: SUBTITLE,
		description:
			'See who a mobile-money till or Paybill number is registered to before you send money',
		defaults: { name: 'Mobile Money Name Lookup' },
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: OUTPUTS.map(() => NodeConnectionTypes.Main),
		outputNames: [...OUTPUTS],
		credentials: credentialsOfAccounts,
		properties: [
			accountField,
			operationField,
			...operatorFields,
			...OPERATIONS.flatMap(({ fields }) => fields),
			...closingFields,
		],
	};

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		return await lookUpItems(this);
	}
}
