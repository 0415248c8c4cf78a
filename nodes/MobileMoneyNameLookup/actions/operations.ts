import type { INodeProperties } from 'n8n-workflow';

import type { AccountType } from '../domain/accountType';
import type { Operation } from './operation';
import { paybill } from './paybill.operation';
import { till } from './till.operation';

/** The operations by the account type that they look up. */
export const OPERATIONS: Readonly<Record<AccountType, Operation>> = { till, paybill };

export const operationField: INodeProperties = {
	displayName: 'Operation',
	name: 'operation',
	type: 'options',
	noDataExpression: true,
	options: [till.option, paybill.option],
	default: 'till',
};
