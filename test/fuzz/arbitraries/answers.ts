import fc from 'fast-check';

import type { AccountKind } from '../../simulator';
import { darajaFields } from './darajaFields';
import { json, type AnswerFields, type Field } from './fields';
import { gatewayFields } from './gatewayFields';
import { anyText, mostly } from './texts';

/** The text of an object, written here because JSON.stringify knows no key that comes twice. */
const objectOf = (fields: readonly Field[]): string =>
	`{${fields.map(([key, text]) => `${json(key)}:${text}`).join()}}`;

/** The fields of an answer in some order, a few of them missing, wrong or there twice. */
const answerOf = ({ usual, more }: AnswerFields): fc.Arbitrary<string> =>
	fc
		.tuple(
			usual,
			mostly(fc.constant<Field[]>([]), fc.array(more, { maxLength: 2 }), 1),
			fc.boolean(),
		)
		.map(([known, others, isReversed]) => {
			const fields: Field[] = [...Object.entries<string>({ ...known }), ...others];
			return objectOf(isReversed ? fields.reverse() : fields);
		});

/** What a program in between, or a line that breaks, makes of a body. */
const spoilt = (answer: fc.Arbitrary<string>): fc.Arbitrary<string> =>
	fc
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

/** The text of a body: mostly answers of the service, spoilt or not, else any JSON, any text, or nothing. */
export function bodyText(kind: AccountKind): fc.Arbitrary<string> {
	const answer = answerOf(kind === 'daraja' ? darajaFields : gatewayFields);
	const any = mostly(answer, fc.oneof(spoilt(answer), fc.json(), anyText));
	// What cannot be written in UTF-8 never reaches the wire.
	return any.map((text) => Buffer.from(text).toString('utf8'));
}

/** HTTP statuses of a final reply, success most of all. */
export const httpStatus: fc.Arbitrary<number> = mostly(
	fc.constant(200),
	fc.oneof(
		fc.constantFrom(201, 202, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 422, 429, 500, 503),
		fc.integer({ min: 200, max: 599 }),
	),
	4,
);
