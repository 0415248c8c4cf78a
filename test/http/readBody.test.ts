import { getEventListeners } from 'node:events';
import { Readable } from 'node:stream';

import { readBody } from '../../nodes/MobileMoneyNameLookup/http/streamedReply';

const MAX_BYTES = 64 * 1024;

/** A signal that nobody gives. */
const open = new AbortController().signal;

const streamOf = (...chunks: Buffer[]) => Readable.from(chunks, { objectMode: false });
const ofSize = (bytes: number) => Buffer.alloc(bytes, 'x');

/** A stream that gives what it has and then neither more nor an end. */
function neverEnding(first?: Buffer): Readable {
	const stream = new Readable({ read: () => undefined });
	if (first) stream.push(first);
	return stream;
}

describe('a body', () => {
	it.each([
		['nothing', '', ''],
		['text of all scripts', 'JANE WANJIKŨ – Café ☕ 👩🏾‍🌾', 'JANE WANJIKŨ – Café ☕ 👩🏾‍🌾'],
		['the mark that some services put in front', '\uFEFF{"a":1}', '{"a":1}'],
		['bytes that are no text', Buffer.from([0x4a, 0xff]), 'J\uFFFD'],
	])('is read as text, in one chunk or many: %s', async (_what, body, text) => {
		const bytes = Buffer.from(body);
		const single = Array.from(bytes, (byte) => Buffer.from([byte]));
		expect(await readBody(streamOf(bytes), open)).toBe(text);
		expect(await readBody(streamOf(...single), open)).toBe(text);
	});

	it.each([
		['in one chunk', [ofSize(MAX_BYTES)]],
		['in two chunks', [ofSize(MAX_BYTES - 1), ofSize(1)]],
		['in characters of several bytes', [Buffer.from('é'.repeat(MAX_BYTES / 2))]],
	])('is read up to 64 KiB, and beyond dropped and closed, %s', async (_what, chunks) => {
		expect(await readBody(streamOf(...chunks), open)).toBe(Buffer.concat(chunks).toString());
		const larger = streamOf(...chunks, ofSize(1));
		expect(await readBody(larger, open)).toBeUndefined();
		expect(larger.destroyed).toBe(true);
	});
});

describe('a body that does not come to its end', () => {
	it.each([
		['for a reason', Object.assign(new Error('reset'), { code: 'ECONNRESET' }), 'reset'],
		['without a word', undefined, 'Premature close'],
	])('throws when it breaks off %s', async (_why, reason, message) => {
		const stream = neverEnding(Buffer.from('{"name":'));
		setImmediate(() => stream.destroy(reason));
		await expect(readBody(stream, open)).rejects.toThrow(message);
	});

	it.each([
		['when nothing came', undefined],
		['in the middle of an answer', Buffer.from('{"name":')],
	])('is closed at the signal, %s', async (_what, first) => {
		const stream = neverEnding(first);
		const abort = new AbortController();
		const reading = readBody(stream, abort.signal);
		await new Promise((resolve) => setImmediate(resolve));
		expect(stream.destroyed).toBe(false);
		abort.abort();
		expect(stream.destroyed).toBe(true);
		await expect(reading).rejects.toThrow();
	});

	it('is closed and not waited for when the signal was given before', async () => {
		const stream = neverEnding();
		await expect(readBody(stream, AbortSignal.abort())).rejects.toThrow();
		expect(stream.destroyed).toBe(true);
	});

	it('leaves no listener on the signal, however its reading ends', async () => {
		const { signal } = new AbortController();
		await readBody(streamOf(ofSize(1)), signal);
		await readBody(streamOf(ofSize(MAX_BYTES), ofSize(MAX_BYTES)), signal);
		const broken = neverEnding();
		setImmediate(() => broken.destroy(new Error('broken')));
		await expect(readBody(broken, signal)).rejects.toThrow('broken');
		expect(getEventListeners(signal, 'abort')).toEqual([]);
	});
});
