import fc from 'fast-check';

import type { AccountKind } from '../simulator';
import { anyText, mostly } from './texts';

/** Stands in a body for the number that is asked; long enough to come from nowhere else. */
export const NUMBER_ASKED = '731905247';

/** Names that say who the holder is, whatever else is asked of them. */
export const PLAIN_NAMES = ['JANE WANJIKU KAMAU', 'PETER OTIENO', 'Wanjirũ Ng’ang’a'];

const json = (text: string): string => JSON.stringify(text);

const literal = (good: readonly string[], bad: readonly string[]): fc.Arbitrary<string> =>
	mostly(
		fc.constantFrom(...good.map(json)),
		fc.oneof(
			{ weight: 6, arbitrary: fc.constantFrom(...bad.map(json), `[${json(good[0] ?? '')}]`) },
			anyText.map(json),
			fc.constantFrom('null', 'true', '0', '-0', '4e3', '4000.5', '1e999', NUMBER_ASKED),
			fc.json(),
		),
		6,
	);

type Fields = Readonly<Record<string, fc.Arbitrary<string>>>;

const name = literal(PLAIN_NAMES, ['N/A', 'null', '-', ' ', '', 'aaa', '\u200b', '2547', 'ＮＡ']);

const NO_SUCCESS = [' S000000', 's000000', 'S\u200b000000', 'S00000', 'S000000,E422022', ''];
const ERRORS = ['E422022', 'E404001', 'E400000', 'E500000', 'E429001', 'E401001'];
const GATEWAY: Fields = {
	status: literal(['S000000'], [...NO_SUCCESS, ...ERRORS]),
	name,
	message: literal(['Lookup Success'], ['Invalid or expired JWT', 'Unauthorized merchant']),
};

const REJECTIONS = ['1', '2001', 'SVC0403'];
const NEARLY = [' 4000', '4000 ', '04000', '4000.0', '00', '４000', '4000\u200b', '400', ''];
const FAULTS = ['500', '401.001', '404.001.03', '400.002.02', '500.003.02', '503.001.01'];
const NO_WORD = ['Unsuccessful', 'Lookup Success', 'Ｓuccess', 'Invalid Access Token', ''];
const NEARLY_ASKED = [`0${NUMBER_ASKED}`, `${NUMBER_ASKED}1`, `${NUMBER_ASKED}\u200b`];
const echo = literal([NUMBER_ASKED], [...NEARLY_ASKED, '731905248', '0', '', ' ']);
const ECHOES: Fields = { OrganizationShortCode: echo, TillNumber: echo };
const DARAJA_SUCCESS: Fields = {
	ResponseCode: literal(['4000', '0'], [...NEARLY, ...REJECTIONS, 'S000000']),
	ResponseMessage: literal(['Success', 'success', 'Successful'], NO_WORD),
	DetailedMessage: literal(['Request received successfully'], ['Organization is suspended']),
	OrganizationName: name,
};
const DARAJA_REJECTION: Fields = {
	ResponseCode: literal(REJECTIONS, [...NEARLY, ...FAULTS]),
	ResponseMessage: literal(['Rejected', 'Does not exist'], ['Success', ...NO_WORD]),
};
const DARAJA_ERROR: Fields = {
	requestId: fc.constant('"1-2-3"'),
	errorCode: literal(FAULTS, ['4000', '0', '', 'Success']),
	errorMessage: literal(['Invalid Access Token', 'Spike arrest violation'], ['Success']),
	fault: fc.constantFrom('{"faultstring":"Success","detail":null}', '[]', 'null', '"Success"'),
};

type Field = readonly [key: string, literal: string];

const GOOD = '{"status":"S000000","name":"JANE","ResponseCode":"4000","ResponseMessage":"Success"}';

const moreOf = (fields: Fields): fc.Arbitrary<Field> =>
	fc.oneof(
		fc.constantFrom<Field>(
			['__proto__', GOOD],
			['constructor', '{"prototype":{"polluted":true}}'],
			['data', GOOD],
			['deep', `${'['.repeat(6_000)}${']'.repeat(6_000)}`],
		),
		fc.tuple(anyText, fc.json()),
		...Object.entries(fields).map(([key, value]) => fc.tuple(fc.constant(key), value)),
	);

const answerOf = (fields: Fields, echoes: Fields = {}): fc.Arbitrary<string> =>
	fc
		.tuple(
			mostly<object>(fc.record(fields), fc.record(fields, { requiredKeys: [] })),
			fc.record<object>(echoes, { requiredKeys: [] }),
			mostly(
				fc.constant<Field[]>([]),
				fc.array(moreOf({ ...fields, ...echoes }), { maxLength: 2 }),
				1,
			),
			fc.boolean(),
		)
		.map(([usual, echoed, more, isReversed]) => {
			const all: Field[] = [...Object.entries<string>({ ...usual, ...echoed }), ...more];
			// By hand: JSON.stringify knows no key that comes twice.
			const texts = all.map(([key, text]) => `${json(key)}:${text}`);
			return `{${(isReversed ? texts.reverse() : texts).join()}}`;
		});

const DARAJA = fc.oneof(
	{ weight: 6, arbitrary: answerOf(DARAJA_SUCCESS) },
	{ weight: 3, arbitrary: answerOf(DARAJA_SUCCESS, ECHOES) },
	{ weight: 3, arbitrary: answerOf(DARAJA_REJECTION, { ...ECHOES, OrganizationName: name }) },
	answerOf(DARAJA_ERROR),
);

const spoilt = (answer: fc.Arbitrary<string>): fc.Arbitrary<string> =>
	fc.tuple(answer, fc.nat({ max: 200 })).chain(([body, length]) => {
		const framed = [`\ufeff${body}\r\n`, `[${body}]`, `{"body":${body}}`, `<html>${body}</html>`];
		return fc.constantFrom(...framed, body + body, body.slice(0, length));
	});

/** The text of a body: mostly answers of the service, spoilt or not, else any JSON, any text, or nothing. */
export function bodyText(kind: AccountKind): fc.Arbitrary<string> {
	const answer = kind === 'daraja' ? DARAJA : answerOf(GATEWAY);
	const any = mostly(answer, fc.oneof(spoilt(answer), fc.json(), anyText));
	// What cannot be written in UTF-8 never reaches the wire.
	return any.map((text) => Buffer.from(text).toString('utf8'));
}
