import fc from 'fast-check';

import { anyText, mostly } from './texts';

/** Names that say who the holder is, whatever else is asked of them. */
export const PLAIN_NAMES = ['JANE WANJIKU KAMAU', 'PETER OTIENO', 'Wanjirũ Ng’ang’a'];

const SUCCESS = '{"status":"S000000","name":"JANE KAMAU","polluted":true}';

const json = (text: string): string => JSON.stringify(text);

/** Values that a careless program reads as the good one, any text and any JSON. */
const literal = (good: readonly string[], bad: readonly string[]): fc.Arbitrary<string> =>
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

const NEARLY = [' S000000', 's000000', 'S00000', 'Ｓ000000', 'S000000,E422022', 'OK', ''];
const CODES = ['E422022', 'E404001', 'E400000', 'E500000', 'E429001', 'E401001'];
const status = literal(['S000000'], [...NEARLY, ...CODES]);
const name = literal(PLAIN_NAMES, ['N/A', 'null', '-', ' ', '', 'aaa', '\u200b', '2547', 'ＮＡ']);
const message = literal(['Lookup Success'], ['Invalid or expired JWT', 'Unauthorized merchant']);

type Field = readonly [key: string, literal: string];

const anyField: fc.Arbitrary<Field> = fc.oneof(
	fc.constantFrom<Field>(
		['__proto__', SUCCESS],
		['constructor', '{"prototype":{"polluted":true}}'],
		['data', SUCCESS],
		['deep', `${'['.repeat(6_000)}${']'.repeat(6_000)}`],
	),
	fc.tuple(fc.constantFrom('status', 'code', 'error'), status),
	fc.tuple(fc.constantFrom('name', 'error_description'), fc.oneof(name, message)),
	fc.tuple(anyText, fc.json()),
);

/** The text of an object, written here because JSON.stringify knows no key that comes twice. */
const objectOf = (fields: readonly Field[]): string =>
	`{${fields.map(([key, text]) => `${json(key)}:${text}`).join()}}`;

const known = { status, name, message };

/** The fields of an answer in some order, a few of them missing, wrong or there twice. */
const answer: fc.Arbitrary<string> = fc
	.tuple(
		mostly<object>(fc.record(known), fc.record(known, { requiredKeys: [] })),
		fc.array(anyField, { maxLength: 2 }),
		fc.boolean(),
	)
	.map(([usual, more, isReversed]) => {
		const fields: Field[] = [...Object.entries<string>({ ...usual }), ...more];
		return objectOf(isReversed ? fields.reverse() : fields);
	});

/** What a program in between, or a line that breaks, makes of a body. */
const spoilt: fc.Arbitrary<string> = fc
	.tuple(answer, fc.nat({ max: 200 }))
	.chain(([body, length]) =>
		fc.constantFrom(
			`\ufeff${body}\r\n`,
			`[${body}]`,
			`{"body":${body}}`,
			body + body,
			`<html>${body}</html>`,
			body.slice(0, length),
		),
	);

/** The text of a body: mostly answers, spoilt or not, else any JSON, any text, or nothing. */
export const bodyText: fc.Arbitrary<string> = mostly(answer, fc.oneof(spoilt, fc.json(), anyText))
	// What cannot be written in UTF-8 never reaches the wire.
	.map((text) => Buffer.from(text).toString('utf8'));

/** HTTP statuses of a final reply, success most of all. */
export const httpStatus: fc.Arbitrary<number> = mostly(
	fc.constant(200),
	fc.oneof(
		fc.constantFrom(201, 202, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 422, 429, 500, 503),
		fc.integer({ min: 200, max: 599 }),
	),
	4,
);
