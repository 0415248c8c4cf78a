import type { INodeParameters } from 'n8n-workflow';
import type { z } from 'zod';

import { CheckFailure } from '../domain/checkFailure';
import type { ReadParameter } from './parameters';
import { hasExpression, settingAt } from './parameters';

/** How a person knows an option. */
interface OptionRule {
	readonly label: string;
	/** What it can be set to. */
	readonly takes: string;
	/** What holds where its value cannot be used; its default where this is not said. */
	readonly instead?: unknown;
}

/** Options that are read together. */
export interface OptionGroup<Options> {
	/** Knows the default of each. */
	readonly schema: z.ZodType<Options, z.ZodTypeDef, unknown>;
	readonly rules: Readonly<Record<keyof Options & string, OptionRule>>;
}

/** Options, and why one of them could not be used, where that is so. */
export interface OptionsRead<Options> {
	readonly options: Options;
	readonly failure?: CheckFailure;
}

const failureOf = ({ label, takes }: OptionRule, value: unknown): CheckFailure =>
	value instanceof CheckFailure
		? value
		: new CheckFailure(
				`The option '${label}' has a value that it cannot use`,
				`Set it to ${takes}.`,
				false,
			);

/**
 * Turns values into options.
 *
 * @param group the options
 * @param given the values of those that are set, each with a CheckFailure where it could not be read
 * @returns the options, and what is wrong with the first that cannot be used
 */
export function parseOptions<Options>(
	{ schema, rules }: OptionGroup<Options>,
	given: Readonly<Record<string, unknown>>,
): OptionsRead<Options> {
	const parsed = schema.safeParse(given);
	if (parsed.success) return { options: parsed.data };
	const refused = new Set(parsed.error.issues.map(({ path }) => path[0]));
	const bad = Object.entries<OptionRule>(rules).filter(([name]) => refused.has(name));
	const instead = Object.fromEntries(bad.map(([name, rule]) => [name, rule.instead]));
	const [failure] = bad.map(([name, rule]) => failureOf(rule, given[name]));
	return { options: schema.parse({ ...given, ...instead }), ...(failure && { failure }) };
}

/** Reads options for an item. */
export interface OptionReader<Options> {
	/** What is wrong with an option that is the same for all items. */
	readonly failure?: CheckFailure;
	readonly read: (itemIndex: number) => OptionsRead<Options>;
}

/**
 * Gives out what reads options. What is no expression is read once.
 *
 * @param group the options
 * @param parameters of the node, not worked out
 * @param readParameter reads one of them for an item
 */
export function optionReader<Options>(
	group: OptionGroup<Options>,
	parameters: INodeParameters,
	readParameter: ReadParameter,
): OptionReader<Options> {
	const set = Object.entries<OptionRule>(group.rules)
		.map(([name, { label }]) => ({ name, label, path: `options.${name}` }))
		.map((option) => ({ ...option, setting: settingAt(parameters, option.path) }))
		.filter(({ setting }) => setting !== undefined);
	const readAll = (some: typeof set, itemIndex: number): OptionsRead<Options> => {
		const given: Record<string, unknown> = {};
		for (const { name, label, path } of some) {
			// An expression that gives nothing does not ask for the default: a name would be shown.
			given[name] = readParameter(path, label, itemIndex) ?? null;
		}
		return parseOptions(group, given);
	};
	const constants = set.filter(({ setting }) => !hasExpression(setting));
	const same = readAll(constants, 0);
	const isSame = constants.length === set.length;
	return {
		...(same.failure && { failure: same.failure }),
		read: (itemIndex) => (isSame ? same : readAll(set, itemIndex)),
	};
}
