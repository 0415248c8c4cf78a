import type { IExecuteFunctions, INodeParameters } from 'n8n-workflow';
import { z } from 'zod';

import { fieldFailure } from '../domain/checkFailure';

/** Gives the value of a parameter for an item, or a CheckFailure that names the label where its expression fails. */
export type ReadParameter = (name: string, label: string, itemIndex: number) => unknown;

const fieldsSchema = z.record(z.unknown());

/** A parameter as the node has it, not worked out; dots address options, as in `options.timeout`. */
export function settingAt(parameters: INodeParameters, name: string): unknown {
	const [field = '', option] = name.split('.');
	const setting: unknown = parameters[field];
	if (option === undefined) return setting;
	const options = fieldsSchema.safeParse(setting);
	return options.success ? options.data[option] : undefined;
}

/** Whether a setting is an expression, or a list with one in it. */
export const hasExpression = (setting: unknown): boolean =>
	Array.isArray(setting)
		? setting.some(hasExpression)
		: typeof setting === 'string' && setting.startsWith('=');

/** Whether a field holds a text or an expression, even one that gives nothing; or a list with one of them. */
export const isSet = (setting: unknown): boolean =>
	Array.isArray(setting) ? setting.some(isSet) : setting !== undefined && setting !== '';

/**
 * Reads the node's parameters. One without an expression is the same for all items and is read once.
 *
 * @returns reads a parameter; never throws
 */
export function parameterReader(context: IExecuteFunctions): ReadParameter {
	const { parameters } = context.getNode();
	const constants = new Map<string, unknown>();
	return (name, label, itemIndex) => {
		if (constants.has(name)) return constants.get(name);
		let value: unknown;
		try {
			value = context.getNodeParameter(name, itemIndex, '');
		} catch {
			const nextStep = 'Check the expression in this field.';
			return fieldFailure(label, 'has an expression that does not work for this item', nextStep);
		}
		if (!hasExpression(settingAt(parameters, name))) constants.set(name, value);
		return value;
	};
}
