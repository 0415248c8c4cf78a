import type { INodeParameters } from 'n8n-workflow';
import { z } from 'zod';

import { CheckFailure } from '../domain/checkFailure';
import type { NodeOption } from '../operations/optionKinds';
import { type OptionOwner, OPTIONS, type OptionsOf } from '../operations/options';
import { hasExpression, type ReadParameter, settingAt } from './parameters';

function failureOf({ label, takes }: NodeOption, value: unknown): CheckFailure {
	if (value instanceof CheckFailure) return value;
	const problem = `The option '${label}' has a value that it cannot use`;
	return new CheckFailure(problem, `Set it to ${takes}.`);
}

const optionsOf = (owner: OptionOwner): Array<[name: string, option: NodeOption]> =>
	Object.entries<NodeOption>(OPTIONS).filter(([, option]) => option.of === owner);

/** Returns a function that turns the set values into options, and reports the first that cannot be used. */
export function optionParser<Owner extends OptionOwner>(owner: Owner) {
	const all = optionsOf(owner);
	const schema = z
		.object(Object.fromEntries(all.map(([name, { value }]) => [name, value])))
		.refine((values): values is OptionsOf<Owner> =>
			all.every(([name]) => Object.hasOwn(values, name)),
		);
	return (
		given: Readonly<Record<string, unknown>>,
	): { readonly options: OptionsOf<Owner>; readonly failure?: CheckFailure } => {
		const parsed = schema.safeParse(given);
		if (parsed.success) return { options: parsed.data };
		const refused = new Set(parsed.error.issues.map(({ path }) => path[0]));
		const bad = all.filter(([name]) => refused.has(name));
		const instead = Object.fromEntries(bad.map(([name, option]) => [name, option.instead]));
		const [failure] = bad.map(([name, option]) => failureOf(option, given[name]));
		return { options: schema.parse({ ...given, ...instead }), ...(failure && { failure }) };
	};
}

export type OptionReader<Owner extends OptionOwner> = ReturnType<typeof optionReader<Owner>>;

/** Returns a function that reads the options of a row or of the run, once if none is an expression. `presets` replace defaults. */
export function optionReader<Owner extends OptionOwner>(
	owner: Owner,
	parameters: INodeParameters,
	readParameter: ReadParameter,
	presets: Readonly<Record<string, unknown>> = {},
) {
	const parse = optionParser(owner);
	const settingOf = (name: string): unknown => settingAt(parameters, `options.${name}`);
	const set = optionsOf(owner).filter(([name]) => settingOf(name) !== undefined);
	const isSame = !set.some(([name]) => hasExpression(settingOf(name)));
	let same: ReturnType<typeof parse> | undefined;
	return (itemIndex: number) => {
		if (same) return same;
		const given = set.map(([name, { label }]) => {
			// Undefined is an error, not the default; otherwise an expression could switch Mask Name off by accident.
			return [name, readParameter(`options.${name}`, label, itemIndex) ?? null] as const;
		});
		const read = parse({ ...presets, ...Object.fromEntries(given) });
		if (isSame) same = read;
		return read;
	};
}
