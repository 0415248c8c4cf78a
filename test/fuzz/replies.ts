import fc from 'fast-check';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';

import { isUsableHolderName } from '../../nodes/MobileMoneyNameLookup/domain/holderName';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/sending/http/json';
import type { AccountKind } from '../simulator';
import { bodyText } from './bodies';
import { awkward, mostly } from './texts';

/** A reply as it is sent. */
export interface Reply {
	readonly httpStatus: number;
	readonly headers: ReadonlyArray<readonly [string, string]>;
	readonly body: string;
}

/** Puts a reply on the wire. */
export function send({ httpStatus, headers, body }: Reply, response: ServerResponse): void {
	response.writeHead(httpStatus, headers.flat()).end(body);
}

const STATUSES = [201, 202, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 422, 429, 500, 503];

/** Where no connection may lead; nobody listens there. */
const ELSEWHERE = 'http://127.0.0.2:9';

/** Any reply of the service that this account is for, some of whose headers try to lead the client elsewhere or to confuse it. */
export const anyReply = (kind: AccountKind): fc.Arbitrary<Reply> =>
	fc.record({
		httpStatus: mostly(
			fc.constant(200),
			fc.oneof(fc.constantFrom(...STATUSES), fc.integer({ min: 200, max: 599 })),
			9,
		),
		body: bodyText(kind),
		headers: fc
			.tuple(
				fc.constantFrom('application/json', 'text/html; charset=utf-16', ''),
				fc.subarray<readonly [string, string]>([
					['Location', `${ELSEWHERE}/location`],
					['Refresh', `0; url=${ELSEWHERE}/refresh`],
					['Link', `<${ELSEWHERE}/next>; rel="next"`],
					['Set-Cookie', '__proto__=1; constructor=2'],
					['Retry-After', '0'],
					['__proto__', 'polluted'],
				]),
				awkward.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/gu, '')),
			)
			.map(([type, others, odd]) => [
				['Content-Type', type],
				...others,
				['X-Odd', odd],
				['Connection', 'close'],
			]),
	});

/** Whether a name has letters, more than one over and over; some signs stand for two. */
const hasLetters = (name: string): boolean =>
	new Set(name.normalize('NFKC').match(/\p{L}/gu)).size > 1;
const holderName = z.string().trim().refine(hasLetters);
const text = z.union([z.string(), z.number()]).transform(String);
const word = z.string().trim().min(1);

/** What an answer needs, and what a success needs, by the public descriptions of the services and nothing else. */
const PUBLIC = {
	gateway: {
		answer: z.object({ status: word }),
		success: z
			.object({ status: z.literal('S000000'), name: holderName })
			.transform(({ name }) => ({ name, echo: undefined })),
	},
	daraja: {
		answer: z.object({ ResponseCode: text.pipe(word) }),
		success: z
			.object({
				ResponseCode: text.pipe(z.enum(['4000', '0'])),
				ResponseMessage: word.regex(/^success/i),
				OrganizationName: holderName.refine(isUsableHolderName),
				OrganizationShortCode: text.nullish(),
				TillNumber: text.nullish(),
			})
			.transform(({ OrganizationName: name, TillNumber, OrganizationShortCode }) => {
				// A till may come with the short code of its shop.
				return { name, echo: TillNumber || OrganizationShortCode || undefined };
			}),
	},
};

/** What a reply about a till may be taken for at most: an answer at all, and the holder that it names under every sign of success. */
export function readingOf(kind: AccountKind, { httpStatus, ...reply }: Reply, number: string) {
	const { answer, success } = PUBLIC[kind === 'daraja' ? kind : 'gateway'];
	// Under these statuses HTTP knows no body.
	const text = [204, 304].includes(httpStatus) ? '' : reply.body.replace(/^\ufeff/, '');
	const body = parseJson(text);
	const { name, echo } = success.safeParse(body).data ?? {};
	// What surrounds its digits in a cell is no part of a number.
	const isOther = echo?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') !== number;
	const isRefused = httpStatus > 299 || (echo !== undefined && isOther);
	return { isAnswer: answer.safeParse(body).success, holder: isRefused ? undefined : name };
}
