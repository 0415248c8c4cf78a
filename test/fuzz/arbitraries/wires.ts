import fc from 'fast-check';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

import { answerBytes } from '../network/rawServer';
import { awkward } from './texts';

type Header = readonly [string, string];

/** A reply as its sender means it. */
export interface Meant {
	readonly status: number;
	readonly headers: readonly Header[];
	readonly body: Buffer;
}

/** How a reply is put on the wire. */
export interface Wire {
	readonly name: string;
	/** Whether the other side can read what was meant. */
	readonly isReadable: boolean;
	/** The bytes on the wire; undefined for none at all. */
	readonly write: (meant: Meant) => Buffer | undefined;
}

const encoded =
	(name: string, encode: (body: Buffer) => Buffer) =>
	({ status, headers, body }: Meant): Buffer =>
		answerBytes(status, [...headers, ['Content-Encoding', name]], encode(body));

const headOf = ({ status, headers }: Meant, more: readonly string[]): Buffer =>
	Buffer.from(
		[
			`HTTP/1.1 ${status} `,
			...[...headers.map(([name, value]) => `${name}: ${value}`), ...more],
			'',
			'',
		].join('\r\n'),
		'latin1',
	);

const chunk = (body: Buffer): Buffer =>
	Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);

function chunked(meant: Meant): Buffer {
	const { body } = meant;
	const middle = Math.floor(body.length / 2);
	const halves = [body.subarray(0, middle), body.subarray(middle)].filter(
		({ length }) => length > 0,
	);
	return Buffer.concat([
		headOf(meant, ['Transfer-Encoding: chunked']),
		...halves.map(chunk),
		Buffer.from('0\r\n\r\n'),
	]);
}

const WIRES: readonly Wire[] = wiresOf([
	{
		name: 'with its length',
		isReadable: true,
		write: ({ status, headers, body }) => answerBytes(status, headers, body),
	},
	{ name: 'in chunks', isReadable: true, write: chunked },
	{
		name: 'until the end of the connection',
		isReadable: true,
		write: (meant) => Buffer.concat([headOf(meant, ['Connection: close']), meant.body]),
	},
	{ name: 'as gzip', isReadable: true, write: encoded('gzip', gzipSync) },
	{ name: 'as deflate', isReadable: true, write: encoded('deflate', deflateSync) },
	{ name: 'as Brotli', isReadable: true, write: encoded('br', brotliCompressSync) },
	{
		name: 'behind an interim reply',
		isReadable: true,
		write: ({ status, headers, body }) =>
			Buffer.concat([
				Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n'),
				answerBytes(status, headers, body),
			]),
	},
	{ name: 'as gzip that is none', isReadable: false, write: encoded('gzip', (body) => body) },
	{
		name: 'cut off',
		isReadable: false,
		write: (meant) =>
			Buffer.concat([headOf(meant, [`Content-Length: ${meant.body.length + 10}`]), meant.body]),
	},
	{
		name: 'with two lengths',
		isReadable: false,
		write: (meant) =>
			Buffer.concat([
				headOf(meant, [`Content-Length: ${meant.body.length}`, 'Content-Length: 1']),
				meant.body,
			]),
	},
	{
		name: 'with a length and in chunks',
		isReadable: false,
		write: (meant) =>
			Buffer.concat([
				headOf(meant, ['Transfer-Encoding: chunked', `Content-Length: ${meant.body.length}`]),
				chunk(meant.body),
				Buffer.from('0\r\n\r\n'),
			]),
	},
	{ name: 'without a head', isReadable: false, write: ({ body }) => body },
	{ name: 'not at all', isReadable: false, write: () => undefined },
]);

/** Has fast-check show them by their names. */
function wiresOf(wires: readonly Wire[]): readonly Wire[] {
	return wires.map((each) => ({ ...each, [fc.toStringMethod]: () => each.name }));
}

/** Ways to put a reply on the wire, mostly good ones. */
export const wire: fc.Arbitrary<Wire> = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom(...WIRES.slice(0, 1)) },
	{ weight: 4, arbitrary: fc.constantFrom(...WIRES.filter(({ isReadable }) => isReadable)) },
	{ weight: 1, arbitrary: fc.constantFrom(...WIRES.filter(({ isReadable }) => !isReadable)) },
);

const headerValue = awkward.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/gu, ''));

/** Stands in the headers for an address that nobody may be led to; the sender puts a real one there. */
export const ELSEWHERE = 'http://elsewhere.invalid';

/** Headers by which a server may try to lead its client elsewhere, or to confuse it. */
export const replyHeaders: fc.Arbitrary<readonly Header[]> = fc
	.tuple(
		fc.constantFrom(
			'application/json',
			'text/html; charset=utf-16',
			'application/octet-stream',
			'',
		),
		fc.subarray<Header>([
			['Location', `${ELSEWHERE}/elsewhere`],
			['Refresh', `0; url=${ELSEWHERE}/refresh`],
			['Link', `<${ELSEWHERE}/next>; rel="next"`],
			['Content-Location', `${ELSEWHERE}/content`],
			['WWW-Authenticate', 'Digest realm="x", nonce="y"'],
			['Set-Cookie', '__proto__=1; constructor=2'],
			['Retry-After', '0'],
			['__proto__', 'polluted'],
			['constructor', 'polluted'],
		]),
		headerValue,
	)
	.map(([contentType, headers, odd]) => [
		['Content-Type', contentType],
		...headers,
		['X-Odd', odd],
	]);
