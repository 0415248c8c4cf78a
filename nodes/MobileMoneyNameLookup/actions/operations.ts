import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

import type { AccountType } from '../domain/accountType';
import { paybill } from './paybill.operation';
import { till } from './till.operation';

/** An operation of the node: its entry in the list and the field that holds its number. */
export interface Operation {
	readonly option: INodePropertyOptions;
	readonly numberField: INodeProperties;
}

export const OPERATIONS: Readonly<Record<AccountType, Operation>> = { till, paybill };

export const operationField: INodeProperties = {
	displayName: 'Operation',
	name: 'operation',
	type: 'options',
	noDataExpression: true,
	options: [till.option, paybill.option],
	default: 'till',
};
