import type { IExecuteFunctions } from 'n8n-workflow';

import { fieldFailure } from '../domain/checkFailure';

/** Gives the value of a parameter for an item; the label names it in a failure. */
export type ReadParameter = (name: string, label: string, itemIndex: number) => unknown;

/**
 * Reads the node's parameters. One without an expression is the same for all items and is read once,
 * because n8n takes its time for each.
 *
 * @param context n8n's functions of the running node
 * @returns reads a parameter; throws a CheckFailure when its expression fails
 */
export function parameterReader(context: IExecuteFunctions): ReadParameter {
	const given = context.getNode().parameters;
	const constants = new Map<string, unknown>();
	return (name, label, itemIndex) => {
		if (constants.has(name)) return constants.get(name);
		let value: unknown;
		try {
			value = context.getNodeParameter(name, itemIndex, '');
		} catch {
			const nextStep = 'Check the expression in the field.';
			throw fieldFailure(label, 'could not be worked out for this item', nextStep);
		}
		const setting = given[name];
		if (typeof setting !== 'string' || !setting.startsWith('=')) constants.set(name, value);
		return value;
	};
}
