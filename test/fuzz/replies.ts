import fc from 'fast-check';
import type { ServerResponse } from 'node:http';

import type { AccountKind } from '../simulator';
import { bodyText } from './bodies';
import { awkward, mostly } from './texts';

/** A reply as it is sent. */
export interface Reply {
	readonly httpStatus: number;
	readonly headers: ReadonlyArray<readonly [string, string]>;
	readonly body: string;
	/** In how many bytes more than its own it says that the body is; in chunks where it says nothing. */
	readonly surplus?: number | undefined;
}

/** Whether the other side can read what was meant. */
export const isReadable = ({ surplus = 0 }: Reply): boolean => surplus === 0;

/** Puts a reply on the wire. */
export function send(reply: Reply, response: ServerResponse): void {
	const { httpStatus, headers, body, surplus } = reply;
	const length = String(Buffer.byteLength(body) + (surplus ?? 0));
	const last: Reply['headers'] = surplus === undefined ? [] : [['Content-Length', length]];
	const all = [...headers, ...last, ['Connection', 'close']].flat();
	response.writeHead(httpStatus, all).end(body);
}

/** HTTP statuses of a final reply, success most of all. */
const httpStatus = mostly(
	fc.constant(200),
	fc.oneof(
		fc.constantFrom(201, 202, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 422, 429, 500, 503),
		fc.integer({ min: 200, max: 599 }),
	),
	4,
);

const headerValue = awkward.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/gu, ''));

/** Where no connection may lead; nobody listens there. */
const ELSEWHERE = 'http://127.0.0.2:9';

/** Any reply of the service that this account is for, some of whose headers try to lead the client elsewhere or to confuse it. */
export const anyReply = (kind: AccountKind): fc.Arbitrary<Reply> =>
	fc.record({
		httpStatus,
		body: bodyText(kind),
		surplus: mostly(fc.constantFrom(undefined, 0), fc.constant(10), 10),
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
				headerValue,
			)
			.map(([type, others, odd]) => [['Content-Type', type], ...others, ['X-Odd', odd]]),
	});
