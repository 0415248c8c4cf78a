import type { IExecuteFunctions, INodeParameters } from 'n8n-workflow';

import { fieldFailure } from '../domain/checkFailure';
import { objectIn } from '../domain/json';
import { columnOf, plainCell } from './columnOf';

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

/**
 * Returns a function that reads parameters and never throws. Those without an expression are read once, and those that
 * only name a column are read from the row once n8n has agreed: n8n takes nearly 1 ms for each expression.
 */
export function parameterReader(context: IExecuteFunctions): ReadParameter {
	const { parameters } = context.getNode();
	const constants = new Map<string, unknown>();
	const agreed = new Map<string, boolean>();
	return (name, label, itemIndex) => {
		if (constants.has(name)) return constants.get(name);
		const setting = settingAt(parameters, name);
		const column = columnOf(setting);
		const cell =
			column === undefined ? undefined : plainCell(context.getInputData()[itemIndex]?.json, column);
		if (cell !== undefined && agreed.get(name) === true) return cell;
		let value: unknown;
		try {
			value = context.getNodeParameter(name, itemIndex, '');
		} catch {
			const nextStep = 'Check the expression in this field.';
			return fieldFailure(label, 'has an expression that does not work for this item', nextStep);
		}
		if (!hasExpression(setting)) constants.set(name, value);
		if (cell !== undefined && !agreed.has(name)) agreed.set(name, value === cell);
		return value;
	};
}
