import type { INodeProperties } from 'n8n-workflow';

import { compareNames } from './compareNames.operation';
import { mixed } from './mixed.operation';
import type { NodeOperation, Operation } from './operation';
import { sheet } from './sheet.operation';
import { paybill, till } from './tillAndPaybill.operation';

const LOOKUPS: readonly Operation[] = [paybill, till, mixed];

/** All operations in the order of the list: that of the alphabet. */
export const OPERATIONS: readonly NodeOperation[] = [sheet, compareNames, ...LOOKUPS];

export const operationField: INodeProperties = {
	displayName: 'Operation',
	name: 'operation',
	type: 'options',
	noDataExpression: true,
	options: OPERATIONS.map(({ option }) => option),
	default: 'till',
};

/** The lookup with this value; undefined when there is none. */
export const findOperation = (value: unknown): Operation | undefined =>
	LOOKUPS.find(({ option }) => option.value === value);

/** The line under the node's name on the canvas: the chosen operation. */
export const SUBTITLE = `={{ ${JSON.stringify(
	Object.fromEntries(OPERATIONS.map(({ option }) => [option.value, option.name])),
)}[$parameter["operation"]] }}`;
