import fc from 'fast-check';

import { christianMen } from '../../nodes/MobileMoneyNameLookup/names/personNames/christianMen';
import { christianNames } from '../../nodes/MobileMoneyNameLookup/names/personNames/christian';
import { christianWomen } from '../../nodes/MobileMoneyNameLookup/names/personNames/christianWomen';
import { arabicSomaliNames } from '../../nodes/MobileMoneyNameLookup/names/personNames/arabicSomali';
import { kikuyuMen } from '../../nodes/MobileMoneyNameLookup/names/personNames/kikuyuMen';
import { kikuyuMeruEmbuNames } from '../../nodes/MobileMoneyNameLookup/names/personNames/kikuyuMeruEmbu';
import { kikuyuWomen } from '../../nodes/MobileMoneyNameLookup/names/personNames/kikuyuWomen';
import { luoNames } from '../../nodes/MobileMoneyNameLookup/names/personNames/luo';

/** One part of a person's name: a known one, or letters that are no word of any list. */
export const part = fc.oneof(
	fc.constantFrom(
		...christianNames,
		...christianMen,
		...christianWomen,
		...arabicSomaliNames,
		...kikuyuMen,
		...kikuyuMeruEmbuNames,
		...kikuyuWomen,
		...luoNames,
	),
	fc.stringMatching(/^[bdgkmnrtwz][aeiou][a-z]{1,5}qua$/),
);

/** A person's name of two to four parts. */
export const personName = fc
	.array(part, { minLength: 2, maxLength: 4 })
	.map((parts) => parts.join(' '));

/** Two names that have as many parts and often share some. */
export const namesOfOneLength = fc
	.integer({ min: 2, max: 4 })
	.chain((length) =>
		fc.tuple(
			fc.array(part, { minLength: length, maxLength: length }),
			fc.array(part, { minLength: length, maxLength: length }),
			fc.array(fc.boolean(), { minLength: length, maxLength: length }),
		),
	)
	.map(([a, b, shared]): [string, string] => [
		a.join(' '),
		b.map((own, index) => (shared[index] === true ? (a[index] ?? own) : own)).join(' '),
	]);

/** Any text at all: broken surrogates, controls, combining marks, right-to-left letters, emoji. */
export const anyText = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 60 }),
	fc.string({ unit: 'grapheme', maxLength: 60 }),
	fc.string({ maxLength: 60 }),
	fc
		.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
		.map((units) => String.fromCharCode(...units)),
	personName,
);
