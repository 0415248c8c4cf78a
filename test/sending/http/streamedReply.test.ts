import { getEventListeners } from 'node:events';
import { Readable } from 'node:stream';

import {
	readStreamed,
	streamed,
} from '../../../nodes/MobileMoneyNameLookup/sending/http/streamedReply';

const MAX_BYTES = 64 * 1024;

/** A signal that nobody gives. */
const open = new AbortController().signal;

const streamOf = (...chunks: Buffer[]) => Readable.from(chunks, { objectMode: false });
const ofSize = (bytes: number) => Buffer.alloc(bytes, 'x');
const bodyOf = async (body: Readable, signal = open) =>
	(await readStreamed({ statusCode: 200, headers: {}, body }, signal)).body;

/** A stream that gives what it has and then neither more nor an end. */
function neverEnding(first = ''): Readable {
	const stream = new Readable({ read: () => undefined });
	if (first !== '') stream.push(first);
	return stream;
}

it('a request is streamed, follows no redirect, sees every status, and ends in n8n itself, too', () => {
	const request = { method: 'GET', url: 'https://api.example.com/x' } as const;
	const rest = { ignoreHttpStatusErrors: true, disableFollowRedirect: true, timeout: 2000 };
	const sent = { ...request, encoding: 'stream', returnFullResponse: true, ...rest };
	expect(streamed(request, 1000)).toEqual(sent);
});

const DATE = 'Thu, 01 Jan 1970 00:00:07 GMT';

it.each<[string, unknown, number | undefined]>([
	['seconds', { 'retry-after': ' 7 ', x: 1 }, 7_000],
	['no time', { 'retry-after': '0' }, 0],
	['a minute at most', { 'retry-after': '9'.repeat(400) }, 60_000],
	...['Thu, 01 Jan 1970 00:00:09 GMT', 'Thursday, 01-Jan-70 00:00:09 GMT'].map(
		(date): [string, object, number] => [
			'a date by the clock of the service',
			...([{ 'retry-after': date, date: DATE }, 2_000] as const),
		],
	),
	['a date that is over', { 'retry-after': DATE, date: 'Thu, 01 Jan 1970 00:00:09 GMT' }, 0],
	['a date without another', { 'retry-after': DATE }, undefined],
	['a word', { 'retry-after': 'soon', date: DATE }, undefined],
	['nothing that anybody can read', { 'retry-after': ['7', '8'] }, undefined],
	['nothing at all', undefined, undefined],
])('a reply has status and body, whatever the status, and a pause of %s', async (...given) => {
	const [, headers, retryAfterMs] = given;
	const response = { statusCode: 503, headers, body: Readable.from(['bu', 'sy']) };
	const reply = await readStreamed(response, open);
	expect(reply).toStrictEqual({ httpStatus: 503, body: 'busy', retryAfterMs });
});

it.each([undefined, 'text', {}])('no reply is read where n8n gives no stream: %p', async (body) => {
	const response = { statusCode: 200, headers: {}, body };
	await expect(readStreamed(response, open)).rejects.toThrow();
});

it.each([
	['text of all scripts', 'JANE WANJIKŨ – Café ☕ 👩🏾‍🌾', 'JANE WANJIKŨ – Café ☕ 👩🏾‍🌾'],
	['the mark that some services put in front', '\uFEFF{"a":1}', '{"a":1}'],
	['bytes that are no text', Buffer.from([0x4a, 0xff]), 'J\uFFFD'],
])('a body is read as text, in one chunk or many: %s', async (_what, body, text) => {
	const bytes = Buffer.from(body);
	const single = Array.from(bytes, (byte) => Buffer.from([byte]));
	expect(await bodyOf(streamOf(bytes))).toBe(text);
	expect(await bodyOf(streamOf(...single))).toBe(text);
});

it('a body is read up to 64 KiB, and beyond dropped and closed', async () => {
	expect(await bodyOf(streamOf(ofSize(MAX_BYTES - 1), ofSize(1)))).toHaveLength(MAX_BYTES);
	const larger = streamOf(ofSize(MAX_BYTES), ofSize(1));
	expect(await bodyOf(larger)).toBeUndefined();
	expect(larger.destroyed).toBe(true);
});

it('a body that is cut off throws', async () => {
	const stream = neverEnding('{"name":');
	setImmediate(() => stream.destroy());
	await expect(bodyOf(stream)).rejects.toThrow('Premature close');
});

it.each(['', '{"name":'])('a body is closed at the signal, after %j', async (first) => {
	const stream = neverEnding(first);
	const abort = new AbortController();
	const reading = bodyOf(stream, abort.signal);
	await new Promise((resolve) => setImmediate(resolve));
	expect(stream.destroyed).toBe(false);
	abort.abort();
	expect(stream.destroyed).toBe(true);
	await expect(reading).rejects.toThrow();
	expect(getEventListeners(abort.signal, 'abort')).toEqual([]);
});

it('a body is closed at once when the signal was given before', async () => {
	const late = neverEnding();
	await expect(bodyOf(late, AbortSignal.abort())).rejects.toThrow();
	expect(late.destroyed).toBe(true);
});
