import fc from 'fast-check';

import { anyText, awkward } from './texts';

const DECORATIONS = [
	' ',
	'-',
	'–',
	"'",
	'"',
	'“',
	'”',
	'\u00a0',
	'\u200b',
	'.0',
	'.00',
	'e5',
	'E+3',
	'+',
	'٣',
	'５',
	'²',
	'/',
	'..',
	'?',
	'#',
	'%2f',
];

/** What sheets make of a number, and what their authors do to it. */
const nearlyNumber: fc.Arbitrary<string> = fc
	.array(
		fc.oneof(
			{ weight: 4, arbitrary: fc.integer({ min: 0, max: 99_999 }).map(String) },
			{ weight: 3, arbitrary: fc.constantFrom(...DECORATIONS) },
			{ weight: 1, arbitrary: awkward },
		),
		{ minLength: 1, maxLength: 5 },
	)
	.map((pieces) => pieces.join(''));

const decorated: fc.Arbitrary<string> = fc
	.tuple(
		fc.constantFrom('', "'", '"', ' ', '“', '\ufeff', '="'),
		fc.integer({ min: 0, max: 9_999_999 }),
		fc.constantFrom('', '.0', '.000', '"', ' ', '”', '\t', 'E3', 'e+2'),
	)
	.map(([before, number, after]) => `${before}${number}${after}`);

/** Gives a value the name under which fast-check shows it, because it cannot be looked into. */
function shownAs<Value extends object>(name: string, value: Value): Value {
	return Object.assign(value, { [fc.toStringMethod]: () => name });
}

function refuseTouch(): never {
	throw new Error('Do not touch');
}

/** An object that fights back when somebody looks into it. */
const untouchable = (): object =>
	new Proxy(shownAs('untouchable', {}), {
		get: (target, key): unknown =>
			key === fc.toStringMethod ? Reflect.get(target, key) : refuseTouch(),
	});

const hostile: fc.Arbitrary<unknown> = fc
	.constantFrom<Array<() => unknown>>(
		untouchable,
		() => shownAs('with a toString that throws', { toString: refuseTouch }),
		() => shownAs('with a number inside', { [Symbol.toPrimitive]: () => '4738534' }),
		() => Symbol('4738534'),
		() => 4738534n,
		() => shownAs('a function', () => '4738534'),
		() => shownAs('with a toString', { toString: () => '4738534' }),
	)
	.map((make) => make());

/** Text as a cell may hold it. */
export const cellText: fc.Arbitrary<string> = fc.oneof(
	{ weight: 4, arbitrary: nearlyNumber },
	{ weight: 3, arbitrary: decorated },
	{ weight: 2, arbitrary: anyText },
);

/** Numbers as a cell may hold them. */
const cellNumber: fc.Arbitrary<number> = fc.oneof(
	fc.integer(),
	fc.integer({ min: 0, max: 9_999_999 }),
	fc.double(),
	fc.constantFrom(-0, NaN, Infinity, -Infinity, 1e21, 522522.5, 2 ** 53, 5e-324),
);

/** Any value that can be looked into. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 8, arbitrary: cellText },
	{ weight: 3, arbitrary: cellNumber },
	{
		weight: 2,
		arbitrary: fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }),
	},
);

/** Any value that an expression can give. */
export const anyCell: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 13, arbitrary: anyValue },
	{ weight: 1, arbitrary: hostile },
);

/** Operators as users and expressions spell them. */
export const anyOperator: fc.Arbitrary<unknown> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.constantFrom(
			'Mpesa',
			'MPESA',
			'm-pesa',
			' mpesa ',
			'ＭＰＥＳＡ',
			'other',
			'Other ',
			'aIRTEL',
			'M-Pesa/..',
			'Mpesa?x=1',
			'T-kash_2',
		),
	},
	{ weight: 3, arbitrary: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,50}$/) },
	{ weight: 3, arbitrary: anyCell },
);
