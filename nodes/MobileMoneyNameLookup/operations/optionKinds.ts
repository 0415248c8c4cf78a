import type { INodeProperties } from 'n8n-workflow';
import { z } from 'zod';

/** One entry of the table from which form, reading and documentation come. */
export interface NodeOption {
	/** `row` options are read for each row, `run` options once. */
	readonly of: 'row' | 'run';
	readonly label: string;
	readonly description: string;
	readonly field: Omit<INodeProperties, 'displayName' | 'name'>;
	readonly value: z.ZodType<unknown, z.ZodTypeDef, unknown>;
	readonly takes: string;
	/** Fallback for invalid values; the default if absent. */
	readonly instead?: unknown;
}

export const onOff = <Owner extends 'row' | 'run'>(of: Owner, label: string, isOn: boolean) => ({
	of,
	label,
	field: { type: 'boolean' as const, default: isOn },
	value: z.boolean().default(isOn),
	takes: 'true or false',
});

/** One of two values for each row; the first is the default. */
export function choice<First extends string, Other extends string>(
	label: string,
	first: readonly [value: First, name: string, description: string],
	other: readonly [value: Other, name: string, description: string],
) {
	const entries = [first, other].map(([value, name, description]) => ({
		name,
		value,
		description,
	}));
	return {
		of: 'row' as const,
		label,
		field: {
			type: 'options' as const,
			default: first[0],
			options: entries.sort((a, b) => a.name.localeCompare(b.name)),
		},
		value: z.enum([first[0], other[0]]).default(first[0]),
		takes: `${first[0]} or ${other[0]}`,
	};
}

/** Where a row goes; the texts describe both choices. */
export const reviewOrConfirmed = (label: string, review: string, confirmed: string) =>
	choice(label, ['needsReview', 'Needs Review', review], ['confirmed', 'Confirmed', confirmed]);

/** Expressions and cells may give a number as text. */
const numberText = z
	.string()
	.trim()
	.regex(/^\d+(?:\.\d+)?$/)
	.transform(Number);

/** A numeric option of the run, also as text; `what` describes it. */
export function numberFrom(
	label: string,
	minValue: number,
	maxValue: number,
	preset: number,
	what: string,
) {
	const isWhole = what.startsWith('whole');
	const inRange = z.number().min(minValue).max(maxValue);
	const rule = isWhole ? inRange.int() : inRange;
	return {
		of: 'run' as const,
		label,
		field: {
			type: 'number' as const,
			default: preset,
			typeOptions: { minValue, maxValue, ...(isWhole && { numberPrecision: 0 }) },
		},
		value: z.union([rule, numberText.pipe(rule)]).default(preset),
		takes: `a ${what} from ${minValue} to ${maxValue}`,
	};
}
