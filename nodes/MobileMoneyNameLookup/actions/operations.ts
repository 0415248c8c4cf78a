import type { INodeProperties } from 'n8n-workflow';

import { mixed } from './mixed.operation';
import type { Operation } from './operation';
import { paybill } from './paybill.operation';
import { till } from './till.operation';

/** The operations in the order of the list. */
export const OPERATIONS: readonly Operation[] = [till, paybill, mixed];

export const operationField: INodeProperties = {
	displayName: 'Operation',
	name: 'operation',
	type: 'options',
	noDataExpression: true,
	options: OPERATIONS.map(({ option }) => option),
	default: 'till',
};

/** The operation with this value; undefined when there is none. */
export const findOperation = (value: unknown): Operation | undefined =>
	OPERATIONS.find(({ option }) => option.value === value);

/** The line under the node's name on the canvas: the chosen operation. */
export const SUBTITLE = `={{ ${JSON.stringify(
	Object.fromEntries(OPERATIONS.map(({ option }) => [option.value, option.name])),
)}[$parameter["operation"]] }}`;
