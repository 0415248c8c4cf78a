import fc from 'fast-check';

import { anyText } from './texts';

/** Keys that change an object's own works where a careless program copies them. */
const POISONED_KEYS = [
	'__proto__',
	'constructor',
	'prototype',
	'toString',
	'valueOf',
	'hasOwnProperty',
	'toJSON',
	'then',
	'error',
	'length',
];

const quoted = (text: string): string => JSON.stringify(text);

/** A JSON string as text. */
export const stringLiteral: fc.Arbitrary<string> = fc.oneof(
	{ weight: 6, arbitrary: anyText.map(quoted) },
	{ weight: 1, arbitrary: fc.constantFrom('"\\u0000"', '"\\ud800"', '"\\u202eX"', '"\\/"') },
);

const numberLiteral: fc.Arbitrary<string> = fc.oneof(
	fc.constantFrom('0', '-0', '1e999', '-1e999', '1e-999', '0.1', '401', '9007199254740993'),
	fc.integer().map(String),
	fc.bigInt().map(String),
	fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);

const keyLiteral: fc.Arbitrary<string> = fc.oneof(
	{ weight: 2, arbitrary: fc.constantFrom(...POISONED_KEYS).map(quoted) },
	{ weight: 2, arbitrary: fc.constantFrom('status', 'name', 'message').map(quoted) },
	{ weight: 1, arbitrary: stringLiteral },
);

const { value } = fc.letrec<{ value: string; array: string; object: string }>((tie) => ({
	value: fc.oneof(
		{ depthSize: 'small' },
		fc.oneof(fc.constantFrom('null', 'true', 'false'), numberLiteral, stringLiteral),
		tie('array'),
		tie('object'),
	),
	array: fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
	object: fc
		.array(fc.tuple(keyLiteral, tie('value')), { maxLength: 5 })
		.map((fields) => `{${fields.map(([key, field]) => `${key}:${field}`).join(',')}}`),
}));

/** A value nested so deeply that a program that calls itself for each level runs out of stack. */
export const deepLiteral: fc.Arbitrary<string> = fc
	.tuple(
		fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"__proto__":', '}']),
		fc.oneof(
			{ weight: 9, arbitrary: fc.integer({ min: 1, max: 50 }) },
			{ weight: 1, arbitrary: fc.constant(9_000) },
		),
	)
	.map(([[open = '', close = ''], levels]) => `${open.repeat(levels)}1${close.repeat(levels)}`);

/**
 * The text of any JSON value: written here and not by JSON.stringify, which knows no key that comes
 * twice, no `__proto__` and no `1e999`.
 */
export const jsonLiteral: fc.Arbitrary<string> = value;

/** The text of a JSON object with these fields, in this order, some of which may come twice. */
export const objectLiteral = (fields: ReadonlyArray<readonly [string, string]>): string =>
	`{${fields.map(([key, field]) => `${quoted(key)}:${field}`).join(',')}}`;
