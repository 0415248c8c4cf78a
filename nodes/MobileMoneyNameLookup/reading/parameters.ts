import type { IExecuteFunctions, INodeParameters } from 'n8n-workflow';
import { z } from 'zod';

import { fieldFailure } from '../domain/checkFailure';
import { columnReader, type ReadColumn } from './columnReference';

/**
 * Gives the value of a parameter for an item, or a CheckFailure where its expression fails; the label
 * names it there.
 */
export type ReadParameter = (name: string, label: string, itemIndex: number) => unknown;

const fieldsSchema = z.record(z.unknown());

/** A parameter as the node has it, not worked out; a point in the name leads to an option. */
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

/**
 * Reads the node's parameters. One without an expression is the same for all items and is read once,
 * and one that is only a column is taken from the item, because n8n takes its time for each.
 *
 * @returns reads a parameter; never throws
 */
export function parameterReader(context: IExecuteFunctions): ReadParameter {
	const given = context.getNode().parameters;
	const items = context.getInputData();
	const constants = new Map<string, unknown>();
	const expressions = new Map<string, { readonly readColumn: ReadColumn | undefined }>();
	const expressionOf = (name: string) => {
		const setting = expressions.has(name) ? undefined : settingAt(given, name);
		if (hasExpression(setting)) expressions.set(name, { readColumn: columnReader(setting) });
		return expressions.get(name);
	};
	return (name, label, itemIndex) => {
		if (constants.has(name)) return constants.get(name);
		const askN8n = (): unknown => context.getNodeParameter(name, itemIndex, '');
		const expression = expressionOf(name);
		const readColumn = expression?.readColumn;
		let value: unknown;
		try {
			value = readColumn ? readColumn(items[itemIndex]?.json, askN8n) : askN8n();
		} catch {
			const nextStep = 'Check the expression in this field.';
			return fieldFailure(label, 'has an expression that does not work for this item', nextStep);
		}
		if (!expression) constants.set(name, value);
		return value;
	};
}
