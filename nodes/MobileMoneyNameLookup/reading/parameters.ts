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

/** A field of the row and nothing else, as n8n writes it for a column that is dragged into a parameter. */
const COLUMN =
	/^=\{\{ *\$json(?:\.(\w+)|\["([^"\\{}\p{Cc}\p{Cs}]+)"\]|\['([^'\\{}\p{Cc}\p{Cs}]+)'\]) *\}\}$/u;

/** The column that an expression names, or undefined for any other setting. */
export function columnOf(setting: unknown): string | undefined {
	const [, ...names] = COLUMN.exec(typeof setting === 'string' ? setting : '') ?? [];
	return names.find((name) => name);
}

/** The text or count in a cell that n8n hands on unchanged; undefined for what only n8n can tell. */
function plainCell(row: object | undefined, column: string): string | number | undefined {
	const value: unknown = row && Object.hasOwn(row, column) ? Reflect.get(row, column) : undefined;
	if (typeof value === 'string') return /[\0\p{Cs}]/u.test(value) ? undefined : value;
	return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

interface Setting {
	readonly isConstant: boolean;
	readonly column: string | undefined;
	/** Whether n8n's value was that of the column. */
	agrees?: boolean;
	read?: { readonly value: unknown };
}

/**
 * Returns a function that reads parameters and never throws. Those without an expression are read once, and those that
 * only name a column are read from the row once n8n has agreed: n8n takes nearly 1 ms for each expression.
 */
export function parameterReader(context: IExecuteFunctions): ReadParameter {
	const { parameters } = context.getNode();
	const items = context.getInputData();
	const settings = new Map<string, Setting>();
	const settingOf = (name: string): Setting => {
		const written = settingAt(parameters, name);
		const setting = { isConstant: !hasExpression(written), column: columnOf(written) };
		settings.set(name, setting);
		return setting;
	};
	return (name, label, itemIndex) => {
		const setting = settings.get(name) ?? settingOf(name);
		const { column, isConstant, read, agrees } = setting;
		if (read) return read.value;
		const cell = column === undefined ? undefined : plainCell(items[itemIndex]?.json, column);
		if (cell !== undefined && agrees) return cell;
		let value: unknown;
		try {
			value = context.getNodeParameter(name, itemIndex, '');
		} catch {
			const nextStep = 'Check the expression in this field.';
			return fieldFailure(label, 'has an expression that does not work for this item', nextStep);
		}
		if (isConstant) setting.read = { value };
		if (cell !== undefined) setting.agrees ??= value === cell;
		return value;
	};
}
