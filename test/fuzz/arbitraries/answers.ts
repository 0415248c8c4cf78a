import fc from 'fast-check';

import { deepLiteral, jsonLiteral, objectLiteral, stringLiteral } from './json';
import { anyText } from './texts';

const json = (text: string): string => JSON.stringify(text);

/** Names that say who the holder is, whatever else is asked of them. */
export const PLAIN_NAMES = [
	'JANE WANJIKU KAMAU',
	'PETER OTIENO ODHIAMBO',
	'UMOJA WETU SACCO SOCIETY LTD',
	'Wanjirũ Ng’ang’a',
];

const statusLiteral: fc.Arbitrary<string> = fc.oneof(
	{ weight: 20, arbitrary: fc.constant(json('S000000')) },
	{
		weight: 3,
		arbitrary: fc
			.constantFrom(
				' S000000',
				'S000000\n',
				's000000',
				'S0000000',
				'S00000',
				'Ｓ000000',
				'S000000\0',
				'S000000,E422022',
				'',
			)
			.map(json),
	},
	{
		weight: 3,
		arbitrary: fc
			.constantFrom('E422022', 'E404001', 'E400000', 'E500000', 'E5', 'E429001', 'E401001', 'OK')
			.map(json),
	},
	{ weight: 1, arbitrary: fc.constantFrom('["S000000"]', '{"0":"S000000"}', 'true', '0', 'null') },
	{ weight: 2, arbitrary: jsonLiteral },
);

const nameLiteral: fc.Arbitrary<string> = fc.oneof(
	{ weight: 12, arbitrary: fc.constantFrom(...PLAIN_NAMES).map(json) },
	{
		weight: 2,
		arbitrary: fc
			.constantFrom(
				'OK',
				'N/A',
				'null',
				'-',
				' ',
				'',
				'UNKNOWN',
				'aaa',
				'test Test',
				'\u200b',
				'2547',
				'N\u200b/A',
				'ＮＡ',
			)
			.map(json),
	},
	{ weight: 2, arbitrary: stringLiteral },
	{ weight: 2, arbitrary: jsonLiteral },
);

const messageLiteral: fc.Arbitrary<string> = fc.oneof(
	{ weight: 4, arbitrary: fc.constant(json('Lookup Success')) },
	{
		weight: 1,
		arbitrary: fc
			.constantFrom(
				'Invalid or expired JWT',
				'Unauthorized',
				'Unauthorized merchant',
				'token token token',
			)
			.map(json),
	},
	{ weight: 2, arbitrary: stringLiteral },
	{ weight: 1, arbitrary: jsonLiteral },
);

const field = (key: string, literal: fc.Arbitrary<string>) =>
	literal.map((text): [string, string] => [key, text]);

const extraField: fc.Arbitrary<[string, string]> = fc.oneof(
	field('__proto__', fc.constant('{"status":"S000000","name":"JANE KAMAU","polluted":true}')),
	field('constructor', fc.constant('{"prototype":{"polluted":true}}')),
	field('status', statusLiteral),
	field('name', nameLiteral),
	field('STATUS', fc.constant(json('S000000'))),
	field('data', deepLiteral),
	field('data', fc.constant('{"status":"S000000","name":"JANE KAMAU"}')),
	field('code', statusLiteral),
	field('error', jsonLiteral),
	field('error_description', messageLiteral),
	fc.tuple(anyText, jsonLiteral),
);

/** The fields of an answer in any order, some of them missing, wrong or there twice. */
const answerLiteral: fc.Arbitrary<string> = fc
	.tuple(
		fc.option(field('status', statusLiteral), { freq: 12, nil: undefined }),
		fc.option(field('name', nameLiteral), { freq: 12, nil: undefined }),
		fc.option(field('message', messageLiteral), { freq: 6, nil: undefined }),
		fc.array(extraField, { maxLength: 2 }),
		fc.boolean(),
	)
	.map(([status, name, message, extra, isReversed]) => {
		const fields = [status, name, message, ...extra].filter((each) => each !== undefined);
		return objectLiteral(isReversed ? fields.reverse() : fields);
	});

/** What a program in between, or a line that breaks, makes of a body. */
const spoil: fc.Arbitrary<(body: string) => string> = fc.oneof(
	{ weight: 30, arbitrary: fc.constant((body: string) => body) },
	{
		weight: 4,
		arbitrary: fc.constantFrom(
			(body: string) => `\ufeff${body}`,
			(body: string) => ` \r\n${body}\t`,
			(body: string) => `[${body}]`,
			(body: string) => `{"body":${body}}`,
			(body: string) => `${body}${body}`,
			(body: string) => `<html>${body}</html>`,
			(body: string) => `cb(${body})`,
		),
	},
	{
		weight: 2,
		arbitrary: fc.nat({ max: 200 }).map((length) => (body: string) => body.slice(0, length)),
	},
);

/** The text of a body: mostly answers, well-formed or not, else any JSON, any text, or nothing. */
export const bodyText: fc.Arbitrary<string> = fc.oneof(
	{ weight: 24, arbitrary: fc.tuple(answerLiteral, spoil).map(([body, change]) => change(body)) },
	{ weight: 2, arbitrary: jsonLiteral },
	{ weight: 1, arbitrary: deepLiteral },
	{ weight: 2, arbitrary: anyText },
);

/** HTTP statuses of a final reply, success most of all. */
export const httpStatus: fc.Arbitrary<number> = fc.oneof(
	{ weight: 30, arbitrary: fc.constant(200) },
	{
		weight: 6,
		arbitrary: fc.constantFrom(
			201,
			202,
			204,
			206,
			299,
			300,
			301,
			302,
			304,
			307,
			400,
			403,
			404,
			422,
			429,
			500,
			502,
			503,
			504,
		),
	},
	{ weight: 1, arbitrary: fc.constant(401) },
	{ weight: 1, arbitrary: fc.integer({ min: 200, max: 599 }) },
);
