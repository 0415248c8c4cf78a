import type { IExecuteFunctions, INodeParameters } from 'n8n-workflow';

import { fieldFailure } from '../domain/checkFailure';
import { objectIn } from '../domain/json';

/** A parameter's value for an item, or a CheckFailure if its expression fails. */
export type ReadParameter = (name: string, label: string, itemIndex: number) => unknown;

/** A parameter before evaluation; dots address options, as in `options.timeout`. */
export function settingAt(parameters: INodeParameters, name: string): unknown {
	const [field = '', option] = name.split('.');
	const setting: unknown = parameters[field];
	return option === undefined ? setting : objectIn(setting)[option];
}

/** Whether a setting is an expression, or a list that contains one. */
export const hasExpression = (setting: unknown): boolean =>
	Array.isArray(setting)
		? setting.some(hasExpression)
		: typeof setting === 'string' && setting.startsWith('=');

/** Whether a field has a text or an expression, even one that gives nothing. */
export const isSet = (setting: unknown): boolean =>
	Array.isArray(setting) ? setting.some(isSet) : setting !== undefined && setting !== '';

/** Returns a function that reads parameters and never throws; those without an expression are read once. */
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
