import fc from 'fast-check';

import { anyText, mostly } from './texts';

/** Names that say who the holder is, whatever else is asked of them. */
export const PLAIN_NAMES = ['JANE WANJIKU KAMAU', 'PETER OTIENO', 'Wanjirũ Ng’ang’a'];

/** What services write where they have no name, and what nobody can be paid by. */
export const NO_NAMES = ['N/A', 'null', '-', ' ', '', 'aaa', '\u200b', '2547', 'ＮＡ'];

export const json = (text: string): string => JSON.stringify(text);

/** Values that a careless program reads as the good one, any text and any JSON. */
export const literal = (good: readonly string[], bad: readonly string[]): fc.Arbitrary<string> =>
	mostly(
		fc.constantFrom(...good.map(json)),
		fc.oneof(
			{ weight: 2, arbitrary: fc.constantFrom(...bad.map(json), `[${json(good[0] ?? '')}]`) },
			anyText.map(json),
			fc.constantFrom('null', 'true', '0', '1e999'),
			fc.json(),
		),
		4,
	);

/** A key and the JSON text of its value. */
export type Field = readonly [key: string, literal: string];

/** What the answers of a service are made of. */
export interface AnswerFields {
	/** Fields of an answer by their keys, some of them there. */
	readonly usual: fc.Arbitrary<object>;
	/** Others, and the same once more. */
	readonly more: fc.Arbitrary<Field>;
}

/** Fields that any service may send, with a success where nobody should look for one. */
export const strangeField = (success: string): fc.Arbitrary<Field> =>
	fc.oneof(
		fc.constantFrom<Field>(
			['__proto__', success],
			['constructor', '{"prototype":{"polluted":true}}'],
			['data', success],
			['deep', `${'['.repeat(6_000)}${']'.repeat(6_000)}`],
		),
		fc.tuple(anyText, fc.json()),
	);

/** These fields most of the time, else any of them missing. */
export const mostlyAll = (fields: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<object> =>
	mostly<object>(fc.record(fields), fc.record(fields, { requiredKeys: [] }));
