import fc from 'fast-check';
import { z } from 'zod';

import { isUsableHolderName } from '../../nodes/MobileMoneyNameLookup/domain/holderName';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/domain/json';
import type { AccountKind } from '../simulator';
import { bodyText } from './bodies';
import { awkward, mostly } from './texts';

/** A response as it is sent. */
export interface AnyResponse {
	readonly httpStatus: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

const STATUSES = [201, 202, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 422, 429, 500, 503];
const anyStatus = fc.oneof(fc.constantFrom(...STATUSES), fc.integer({ min: 200, max: 599 }));

const ELSEWHERE = 'http://127.0.0.2:9';

/** Any response of the service that this account is for, whose headers try to lead the client elsewhere or to confuse it. */
export const anyResponse = (kind: AccountKind): fc.Arbitrary<AnyResponse> =>
	fc.record({
		httpStatus: mostly(fc.constant(200), anyStatus, 9),
		body: bodyText(kind),
		headers: fc.record({
			'Content-Type': fc.constantFrom('application/json', 'text/html; charset=utf-16', ''),
			Location: fc.constant(`${ELSEWHERE}/location`),
			Refresh: fc.constant(`0; url=${ELSEWHERE}/refresh`),
			Link: fc.constant(`<${ELSEWHERE}/next>; rel="next"`),
			'Set-Cookie': fc.constant('__proto__=1; constructor=2'),
			'Retry-After': fc.constant('0'),
			'X-Odd': awkward.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/gu, '')),
			Connection: fc.constant('close'),
		}),
	});

const hasLetters = (name: string): boolean =>
	new Set(name.normalize('NFKC').match(/\p{L}/gu)).size > 1;
const holderName = z.string().trim().max(256).refine(hasLetters);
const text = z.union([z.string(), z.number()]).transform(String);
const code = text.transform((given) =>
	given.replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '').trim(),
);

const PUBLIC = {
	gateway: {
		answer: z.object({ status: z.string().pipe(code.pipe(z.string().regex(/^[a-z]\d{6}$/i))) }),
		success: z
			.object({ status: code.pipe(z.string().regex(/^s000000$/i)), name: holderName })
			.transform(({ name }) => ({ name, echo: undefined })),
	},
	daraja: {
		answer: z.object({ ResponseCode: text }),
		success: z
			.object({
				ResponseCode: code.pipe(z.enum(['4000', '0'])),
				ResponseMessage: z.string().regex(/^\s*success/i),
				OrganizationName: holderName.refine(isUsableHolderName),
				TillNumber: z.unknown(),
			})
			.transform(({ OrganizationName: name, TillNumber }) => ({
				name,
				echo: typeof TillNumber === 'string' ? TillNumber : JSON.stringify(TillNumber),
			})),
	},
};

/** What a response about a till may be taken for at most: an answer at all, and the holder that it names under every sign of success. */
export function readingOf(
	kind: AccountKind,
	{ httpStatus, ...response }: AnyResponse,
	number: number,
) {
	const { answer, success } = PUBLIC[kind === 'daraja' ? kind : 'gateway'];
	// Under these statuses HTTP knows no body.
	const text = [204, 304].includes(httpStatus) ? '' : response.body.replace(/^\ufeff/, '');
	const body = parseJson(text);
	const { name, echo } = success.safeParse(body).data ?? {};
	// What surrounds its digits in a cell is no part of a number.
	const isOther =
		/\p{N}/u.test(echo ?? '') &&
		echo?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') !== `${number}`;
	const isRefused = httpStatus > 299 || isOther;
	return { isAnswer: answer.safeParse(body).success, holder: isRefused ? undefined : name };
}
