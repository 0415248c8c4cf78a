import { getEventListeners } from 'node:events';
import { Readable } from 'node:stream';

import fc from 'fast-check';

import { readBody } from '../../nodes/MobileMoneyNameLookup/http/readBody';

const MAX_BYTES = 64 * 1024;

/** A signal that nobody gives. */
const open = new AbortController().signal;

const streamOf = (...chunks: Uint8Array[]): Readable =>
	Readable.from(chunks, { objectMode: false });
const ofSize = (bytes: number, byte = 'x') => Buffer.alloc(bytes, byte);

/** A stream that gives what it has and then neither more nor an end. */
function neverEnding(first?: Buffer): Readable {
	const stream = new Readable({ read: () => undefined });
	if (first) stream.push(first);
	return stream;
}

describe('a body', () => {
	it('leaves no listener on the signal, however its reading ends', async () => {
		const { signal } = new AbortController();
		await readBody(streamOf(ofSize(1)), signal);
		await readBody(streamOf(ofSize(MAX_BYTES), ofSize(MAX_BYTES)), signal);
		const broken = neverEnding();
		setImmediate(() => broken.destroy(new Error('broken')));
		await expect(readBody(broken, signal)).rejects.toThrow('broken');
		expect(getEventListeners(signal, 'abort')).toEqual([]);
	});

	it.each([
		['an answer', '{"status":"S000000"}'],
		['nothing', ''],
		['text of all scripts', 'JANE WANJIKŨ – Café ☕ 👩🏾‍🌾'],
	])('is read as text: %s', async (_what, text) => {
		expect(await readBody(streamOf(Buffer.from(text)), open)).toBe(text);
	});

	it('loses the byte order mark that some services put in front', async () => {
		expect(await readBody(streamOf(Buffer.from('\uFEFF{"a":1}')), open)).toBe('{"a":1}');
	});

	it('is read whole although a character is split between chunks', async () => {
		const bytes = Buffer.from('{"name":"WANJIKŨ 👩🏾‍🌾"}');
		const chunks = Array.from(bytes, (byte) => Buffer.from([byte]));
		expect(await readBody(streamOf(...chunks), open)).toBe(bytes.toString());
	});

	it('is read the same however it is cut into chunks', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.string({ unit: 'grapheme' }),
				fc.integer({ min: 1, max: 9 }),
				async (text, length) => {
					const bytes = Buffer.from(text);
					const count = Math.ceil(bytes.length / length);
					const chunks = Array.from({ length: count }, (_, index) =>
						bytes.subarray(index * length, (index + 1) * length),
					);
					expect(await readBody(streamOf(...chunks), open)).toBe(text.replace(/^\uFEFF/, ''));
				},
			),
		);
	});

	it('that is no UTF-8 is read with replacement characters', async () => {
		expect(await readBody(streamOf(Buffer.from([0x4a, 0xff])), open)).toBe('J\uFFFD');
	});
});

describe('a body of many bytes', () => {
	it.each([
		['in one chunk', [ofSize(MAX_BYTES)]],
		['in two chunks', [ofSize(MAX_BYTES - 1), ofSize(1)]],
	])('is read when it has exactly 64 KiB, %s', async (_what, chunks) => {
		expect(await readBody(streamOf(...chunks), open)).toHaveLength(MAX_BYTES);
	});

	it.each([
		['in one chunk', [ofSize(MAX_BYTES + 1)]],
		['in two chunks', [ofSize(MAX_BYTES), ofSize(1)]],
		['in characters of several bytes', [Buffer.from('é'.repeat(MAX_BYTES / 2)), ofSize(1)]],
	])('is dropped, and its source closed, when it has one byte more, %s', async (_what, chunks) => {
		const stream = streamOf(...chunks);
		expect(await readBody(stream, open)).toBeUndefined();
		expect(stream.destroyed).toBe(true);
	});

	it('is not read on when there is no end to it', async () => {
		let given = 0;
		const stream = new Readable({
			read() {
				given++;
				this.push(ofSize(16 * 1024));
			},
		});
		expect(await readBody(stream, open)).toBeUndefined();
		expect(stream.destroyed).toBe(true);
		expect(given).toBeLessThan(20);
	});
});

describe('a body that does not come to its end', () => {
	it('throws what broke it off', async () => {
		const stream = neverEnding(Buffer.from('{"name":'));
		const broken = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
		setImmediate(() => stream.destroy(broken));
		await expect(readBody(stream, open)).rejects.toBe(broken);
	});

	it('throws when its source was closed without an error', async () => {
		const stream = neverEnding(Buffer.from('{"name":'));
		setImmediate(() => stream.destroy());
		await expect(readBody(stream, open)).rejects.toThrow();
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
});
