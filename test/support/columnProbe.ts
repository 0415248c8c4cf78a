import fc from 'fast-check';
import type { IDataObject, IExecuteFunctions, INodeType } from 'n8n-workflow';
import { Expression } from 'n8n-workflow';
import { z } from 'zod';

import { columnReader } from '../../nodes/MobileMoneyNameLookup/reading/columnReference';
import { newCredential, runNode } from './runNode';

type Step = string | number;

/** Items of each case. */
const ROWS_EACH = 4;

const columns = ['till', 'payee', 'Till Number', 'a.b', "it's", 'say "hi"', 'Größe', '名前', '🙂'];

/** Names that mean something to JavaScript or to n8n, or that are hard to write. */
const trickyNames = [
	...[' ', '', '0', '-1', '00', 'back\\slash', 'e\u0301', '\u200b', '\u00a0', '\u2028', 'tab\t'],
	...['new\nline', '}}', '{{ x', '/* x */', '// x', '`${1}`', 'x.isEmpty (', '$if ('],
	...['$json', '$', '_'],
	...'__proto__ constructor prototype length toString valueOf hasOwnProperty toJSON'.split(' '),
	...'then binding arguments caller execve a.constructor isEmpty first class json'.split(' '),
	...'isProxy __isError __isObject __keys __n8nType __value __sanitize ___n8n_data'.split(' '),
];

const step: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 5, arbitrary: fc.constantFrom(...columns) },
	{ weight: 4, arbitrary: fc.constantFrom(...trickyNames) },
	{ weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 5 }) },
	{ weight: 2, arbitrary: fc.nat({ max: 3 }) },
);

const space = fc.constantFrom('', '', '', ' ', '  ', '\t', '\n');

/** The same field as people and the editor write it, and now and then in ways that are none of ours. */
function written(name: Step): fc.Arbitrary<string> {
	if (typeof name === 'number') return space.map((gap) => `[${gap}${name}]`);
	const escaped = JSON.stringify(name);
	const usual = name.includes('"') ? `['${name}']` : `["${name}"]`;
	const dotted = /^[A-Za-z_$][\w$]*$/.test(name) ? [`.${name}`, `.${name}`, `\n. ${name}`] : [];
	const rare = [`['${name}']`, `["${name}"]`, `[${escaped}]`, `[\`${name}\`]`, `?.[${escaped}]`];
	return fc.oneof(
		{ weight: 8, arbitrary: fc.constantFrom(usual, usual, ...dotted) },
		{ weight: 2, arbitrary: fc.constantFrom(...rare) },
	);
}

const oddity = fc.oneof({ weight: 9, arbitrary: fc.constant(4) }, fc.nat({ max: 3 }));

/** A reference alone, and now and then with something about it. */
const setting = (path: readonly Step[]): fc.Arbitrary<string> =>
	fc.tuple(space, space, oddity, ...path.map(written)).map(([before, after, odd, ...steps]) => {
		const field = `$json${steps.join('')}`;
		const about = [`${field}.length`, `${field} ?? 1`, `(${field})`, `${field} }}{{ ""`];
		return `={{${before}${about[odd] ?? field}${after}}}`;
	});

/** What JSON can hold, and what sheets, databases and people put into it. */
const jsonValue: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom<unknown>(null, 0, false, true, '', ' ', 4738534, '0722000000', 5.22522e5, 1e21),
	fc.constantFrom('={{ 1 + 1 }}', '=x', '{{ $json.till }}', '$json', '\\}}', '${1}', '\u0000'),
	fc.constantFrom('2026-11-22', '2026-11-22T08:00:00.000Z', '2026-11-22T08:00:00+03:00'),
	fc.string({ unit: 'grapheme' }),
	fc.string({ unit: 'binary' }),
	fc.double({ noNaN: true, noDefaultInfinity: true }),
	fc.jsonValue({ maxDepth: 2 }),
);

function row(path: readonly Step[], value: unknown): Record<string, unknown> {
	const json = path.reduceRight((inner, name) => {
		if (typeof name === 'string') {
			// Defined and not assigned, so that __proto__ is a field as in JSON.
			const field = { value: inner, enumerable: true, writable: true, configurable: true };
			return Object.defineProperty<object>({}, name, field);
		}
		const list: unknown[] = [];
		list[name] = inner;
		return list;
	}, value);
	// The item itself is an object, whatever the reference takes it for.
	return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : { json };
}

/** Parameters that are columns, or nearly, and four items that can be written as JSON; the first has a plain value there. */
const columnCase = fc.array(step, { minLength: 1, maxLength: 3, size: 'small' }).chain((path) => {
	// Now and then the field is not there, or stands for something shorter.
	const other = fc
		.tuple(jsonValue, fc.nat({ max: 9 }))
		.map(([held, cut]) => row(cut === 0 ? path.slice(0, -1) : path, held));
	const rows = fc.tuple(fc.constant(row(path, 'plain')), other, other, other);
	return fc.record({ setting: setting(path), rows });
});

const inWords = (value: unknown): string => (Object.is(value, -0) ? '-0' : JSON.stringify([value]));

/** A value in words, or that n8n refuses the expression. */
function told(read: () => unknown): string {
	try {
		return inWords(read());
	} catch (refusal) {
		return String(refusal);
	}
}

/** Compares values that are taken from items with what n8n works out; each setting is read for some rows. */
function compare(context: IExecuteFunctions): IDataObject {
	const readers = [context.getNode().parameters['settings']].flat().map(columnReader);
	let [taken, asked] = [0, 0];
	const differences: string[] = [];
	for (const [item, { json }] of context.getInputData().entries()) {
		const at = Math.floor(item / ROWS_EACH);
		const askN8n = (): unknown => context.getNodeParameter(`settings[${at}]`, item);
		let isAsked = readers[at] === undefined;
		const ours = told(() =>
			readers[at]?.(json, () => {
				isAsked = true;
				return askN8n();
			}),
		);
		if (isAsked) asked++;
		else taken++;
		const theirs = isAsked ? ours : told(askN8n);
		if (ours !== theirs) differences.push(`Item ${item}: taken ${ours}, n8n gives ${theirs}`);
	}
	return { engine: Expression.getActiveImplementation(), taken, asked, differences };
}

const settings = { displayName: 'Settings', name: 'settings', default: [] };
const probe: INodeType = {
	description: {
		...{ displayName: 'Probe', name: 'probe', group: ['transform'], version: 1, description: '' },
		...{ defaults: {}, inputs: ['main'], outputs: ['main'] },
		properties: [{ ...settings, type: 'string', typeOptions: { multipleValues: true } }],
	},
	async execute() {
		return await Promise.resolve([[{ json: compare(this) }]]);
	},
};

/** Prints what a comparison in n8n’s engine found, whose expressions this engine works out. */
async function main(engine: 'legacy' | 'vm' | 'quickjs'): Promise<void> {
	Expression.setExpressionEngine(engine);
	const limits = { bridgeTimeout: 10_000, bridgeMemoryLimit: 128, maxCodeCacheSize: 1_024 };
	await Expression.initExpressionEngine({ engine, poolSize: 1, ...limits });
	const cases = fc.sample(columnCase, 600);
	const text = JSON.stringify(cases.flatMap((each) => each.rows));
	// As they are: zod would copy them without a field __proto__.
	const rows = z.custom<IDataObject[]>(Array.isArray).parse(JSON.parse(text));
	const { outputs, error } = await runNode({
		items: rows.map((json) => ({ json })),
		parameters: { settings: cases.map(({ setting }) => setting) },
		credentials: newCredential({}),
		otherNode: probe,
	});
	console.log(JSON.stringify(outputs[0]?.[0]?.json ?? error?.message));
	process.exit();
}

void main(z.enum(['legacy', 'vm', 'quickjs']).parse(process.argv[2]));
