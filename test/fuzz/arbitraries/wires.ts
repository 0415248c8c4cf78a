import fc from 'fast-check';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { AccountKind } from '../../simulator';
import { answerBytes, httpBytes } from '../network/usualService';
import { bodyText, httpStatus } from './answers';
import { awkward, mostly } from './texts';

type Header = readonly [string, string];

/** A reply as its sender means it. */
interface Meant {
	readonly httpStatus: number;
	readonly headers: readonly Header[];
	readonly body: string;
}

const written = ({ httpStatus: status, headers, body }: Meant, ...more: Header[]): Buffer =>
	httpBytes(status, [...headers, ...more], Buffer.from(body));

const encoded =
	(name: string, encode: (body: string) => Buffer) =>
	({ httpStatus: status, headers, body }: Meant): Buffer =>
		answerBytes(status, [...headers, ['Content-Encoding', name]], encode(body));

const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const chunked = ({ body, ...meant }: Meant): Meant => ({
	...meant,
	body: `${body && chunk(body)}${chunk('')}`,
});
const CHUNKED: Header = ['Transfer-Encoding', 'chunked'];
const lengthOf = ({ body }: Meant, surplus = 0): Header => {
	return ['Content-Length', String(Buffer.byteLength(body) + surplus)];
};

const INTERIM = Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n');

/** Ways to put a reply on the wire so that the other side reads what was meant. */
const READABLE: Readonly<Record<string, (meant: Meant) => Buffer>> = {
	'with its length': (meant) => written(meant, lengthOf(meant)),
	'in chunks': (meant) => written(chunked(meant), CHUNKED),
	'as gzip': encoded('gzip', gzipSync),
	'as Brotli': encoded('br', brotliCompressSync),
	'behind an interim reply': (meant) => Buffer.concat([INTERIM, written(meant, lengthOf(meant))]),
};

/** Ways on which it cannot be read; undefined is no answer at all. */
const BROKEN: Readonly<Record<string, (meant: Meant) => Buffer | undefined>> = {
	'as gzip that is none': encoded('gzip', (body) => Buffer.from(body)),
	'cut off': (meant) => written(meant, lengthOf(meant, 10)),
	'with two lengths': (meant) => written(meant, lengthOf(meant), ['Content-Length', '1']),
	'with a length and in chunks': (meant) => written(chunked(meant), CHUNKED, lengthOf(meant)),
	'without a head': ({ body }) => Buffer.from(body),
	'not at all': () => undefined,
};

/** A reply and the way that it takes. */
export interface Reply extends Meant {
	readonly way: string;
}

/** Whether the other side can read what was meant. */
export const isReadable = ({ way }: Reply): boolean => way in READABLE;

/** The bytes of a reply on its way. */
export const bytesOf = ({ way, ...meant }: Reply): Buffer | undefined =>
	(READABLE[way] ?? BROKEN[way])?.(meant);

const anyKey = (ways: object): fc.Arbitrary<string> => fc.constantFrom(...Object.keys(ways));
const headerValue = awkward.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/gu, ''));

/** Any reply of the service that this account is for, on any way, some of whose headers try to lead the client elsewhere or to confuse it. */
export const anyReply = (kind: AccountKind, elsewhere: string): fc.Arbitrary<Reply> =>
	fc.record({
		httpStatus,
		body: bodyText(kind),
		way: mostly(anyKey(READABLE), anyKey(BROKEN), 10),
		headers: fc
			.tuple(
				fc.constantFrom('application/json', 'text/html; charset=utf-16', ''),
				fc.subarray<Header>([
					['Location', `${elsewhere}/location`],
					['Refresh', `0; url=${elsewhere}/refresh`],
					['Link', `<${elsewhere}/next>; rel="next"`],
					['Set-Cookie', '__proto__=1; constructor=2'],
					['Retry-After', '0'],
					['__proto__', 'polluted'],
				]),
				headerValue,
			)
			.map(([type, others, odd]) => [['Content-Type', type], ...others, ['X-Odd', odd]]),
	});
