import type { INodeProperties } from 'n8n-workflow';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import type { NumberType } from '../domain/payee/numberType';
import { compareNames } from './compareNames';
import { mixed } from './mixed';
import type { NodeOperation, Operation } from './operation';
import { paybill } from './paybill';
import { sheet } from './sheet.operation';
import { till } from './till';

const OF_TYPES: Readonly<Record<NumberType, Operation>> = { paybill, till };

export const OPERATIONS: ReadonlyArray<NodeOperation | Operation> = [
	...[sheet, compareNames],
	...Object.values(OF_TYPES),
	mixed,
];

export const operationField: INodeProperties = {
	displayName: 'Operation',
	name: 'operation',
	type: 'options',
	noDataExpression: true,
	options: OPERATIONS.map(({ option }) => option),
	default: 'till',
};

/** The chosen operation; a failure for an unknown value. A CheckFailure is returned unchanged. */
export function chosenOperation(value: unknown): NodeOperation | Operation | CheckFailure {
	if (value instanceof CheckFailure) return value;
	const nextStep = `Set it to ${OPERATIONS.map(({ option }) => option.value).join(', ')}.`;
	return (
		OPERATIONS.find(({ option }) => option.value === value) ??
		fieldFailure('Operation', 'is not an operation of this node', nextStep)
	);
}

export const SUBTITLE = `={{ ${JSON.stringify(
	Object.fromEntries(OPERATIONS.map(({ option }) => [option.value, option.name])),
)}[$parameter["operation"]] }}`;
