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

describe('an exchange', () => {
	it('is streamed, follows no redirect, sees every status, and ends in n8n itself, too', () => {
		const request = { method: 'GET', url: 'https://api.example.com/x' } as const;
		const rest = { ignoreHttpStatusErrors: true, disableFollowRedirect: true, timeout: 2000 };
		const sent = { ...request, encoding: 'stream', returnFullResponse: true, ...rest };
		expect(streamed(request, 1000)).toEqual(sent);
	});

	it.each<[string, unknown, object]>([
		['of a pause', { 'retry-after': '7', date: 'now', x: 1 }, { retryAfter: '7', date: 'now' }],
		['that nobody can read', { 'retry-after': ['7', '8'] }, {}],
		['that are missing', undefined, {}],
	])('gives status and body, whatever the status, and headers %s', async (_what, headers, told) => {
		const response = { statusCode: 503, headers, body: Readable.from(['bu', 'sy']) };
		const none = { retryAfter: undefined, date: undefined };
		const reply = await readStreamed(response, open);
		expect(reply).toStrictEqual({ httpStatus: 503, body: 'busy', ...none, ...told });
	});

	it.each([undefined, 'text', {}])('throws where n8n gives no stream: %p', async (body) => {
		const response = { statusCode: 200, headers: {}, body };
		await expect(readStreamed(response, open)).rejects.toThrow();
	});
});

describe('a body', () => {
	it.each([
		['text of all scripts', 'JANE WANJIKŨ – Café ☕ 👩🏾‍🌾', 'JANE WANJIKŨ – Café ☕ 👩🏾‍🌾'],
		['the mark that some services put in front', '\uFEFF{"a":1}', '{"a":1}'],
		['bytes that are no text', Buffer.from([0x4a, 0xff]), 'J\uFFFD'],
	])('is read as text, in one chunk or many: %s', async (_what, body, text) => {
		const bytes = Buffer.from(body);
		const single = Array.from(bytes, (byte) => Buffer.from([byte]));
		expect(await bodyOf(streamOf(bytes))).toBe(text);
		expect(await bodyOf(streamOf(...single))).toBe(text);
	});

	it.each([
		['in two chunks', [ofSize(MAX_BYTES - 1), ofSize(1)]],
		['in characters of several bytes', [Buffer.from('é'.repeat(MAX_BYTES / 2))]],
	])('is read up to 64 KiB, and beyond dropped and closed, %s', async (_what, chunks) => {
		expect(await bodyOf(streamOf(...chunks))).toBe(Buffer.concat(chunks).toString());
		const larger = streamOf(...chunks, ofSize(1));
		expect(await bodyOf(larger)).toBeUndefined();
		expect(larger.destroyed).toBe(true);
	});

	it('throws when it is cut off', async () => {
		const stream = neverEnding('{"name":');
		setImmediate(() => stream.destroy());
		await expect(bodyOf(stream)).rejects.toThrow('Premature close');
	});

	it.each([
		['when nothing came', ''],
		['in the middle of an answer', '{"name":'],
	])('is closed at the signal, %s', async (_what, first) => {
		const stream = neverEnding(first);
		const abort = new AbortController();
		const reading = bodyOf(stream, abort.signal);
		await new Promise((resolve) => setImmediate(resolve));
		expect(stream.destroyed).toBe(false);
		abort.abort();
		expect(stream.destroyed).toBe(true);
		await expect(reading).rejects.toThrow();
	});

	it('leaves no listener on the signal, however its reading ends', async () => {
		const { signal } = new AbortController();
		await bodyOf(streamOf(ofSize(1)), signal);
		const late = neverEnding();
		await expect(bodyOf(late, AbortSignal.abort())).rejects.toThrow();
		expect(late.destroyed).toBe(true);
		await bodyOf(streamOf(ofSize(MAX_BYTES), ofSize(MAX_BYTES)), signal);
		const broken = neverEnding();
		setImmediate(() => broken.destroy(new Error('broken')));
		await expect(bodyOf(broken, signal)).rejects.toThrow('broken');
		expect(getEventListeners(signal, 'abort')).toEqual([]);
	});
});
