import { getEventListeners } from 'node:events';
import { Readable } from 'node:stream';

import { connectionFault } from '../../../nodes/MobileMoneyNameLookup/sending/http/connectionFault';
import { readStreamed } from '../../../nodes/MobileMoneyNameLookup/sending/http/streamedResponse';

const MAX_BYTES = 64 * 1024;

const open = new AbortController().signal;

const streamOf = (...chunks: Buffer[]) => Readable.from(chunks, { objectMode: false });
const ofSize = (bytes: number) => Buffer.alloc(bytes, 'x');
const bodyOf = async (body: Readable, signal = open) =>
	(await readStreamed({ statusCode: 200, headers: {}, body }, signal)).body;

const DATE = 'Thu, 01 Jan 1970 00:00:07 GMT';
const LATER = 'Thu, 01 Jan 1970 00:00:09 GMT';

it.each<[unknown, number | undefined]>([
	[{ 'retry-after': ' 7 ', x: 1 }, 7_000],
	[{ 'retry-after': '0' }, 0],
	[{ 'retry-after': '9'.repeat(400) }, 60_000],
	[{ 'retry-after': LATER, date: DATE }, 2_000],
	[{ 'retry-after': 'Thursday, 01-Jan-70 00:00:09 GMT', date: DATE }, 2_000],
	[{ 'retry-after': DATE, date: LATER }, 0],
	[{ 'retry-after': DATE }, undefined],
	[{ 'retry-after': 'soon', date: DATE }, undefined],
	[{ 'retry-after': ['7', '8'] }, undefined],
	[undefined, undefined],
])('a response has status and body, and with the headers %j a pause of %p ms', async (...given) => {
	const [headers, retryAfterMs] = given;
	const response = { statusCode: 503, headers, body: Readable.from(['bu', 'sy']) };
	const read = await readStreamed(response, open);
	expect(read).toStrictEqual({ httpStatus: 503, body: 'busy', retryAfterMs });
});

it.each([undefined, 'text', {}])('no response is read if n8n gives no stream: %p', async (body) => {
	const response = { statusCode: 200, headers: {}, body };
	await expect(readStreamed(response, open)).rejects.toThrow();
});

it.each([
	['JANE WANJIKŨ – Café ☕ 👩🏾‍🌾', 'JANE WANJIKŨ – Café ☕ 👩🏾‍🌾'],
	['\uFEFF{"a":1}', '{"a":1}'],
	[Buffer.from([0x4a, 0xff]), 'J\uFFFD'],
])('a body is read as text, in one chunk or many: %j', async (body, text) => {
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

it('a body is closed at the signal, also one that was given before', async () => {
	const stream = new Readable({ read: () => undefined });
	const abort = new AbortController();
	const reading = bodyOf(stream, abort.signal);
	await new Promise((resolve) => setImmediate(resolve));
	expect(stream.destroyed).toBe(false);
	abort.abort();
	expect(stream.destroyed).toBe(true);
	await expect(reading).rejects.toThrow();
	expect(getEventListeners(abort.signal, 'abort')).toEqual([]);
	await expect(bodyOf(streamOf(ofSize(1)), abort.signal)).rejects.toThrow();
});

const URL_OF_LOOKUP = 'https://api.example.com/x';

const withCode = (code: unknown, more: object = {}) =>
	Object.assign(new Error('Bearer s3cret'), { code, ...more });

const wrapped = (cause: unknown, times = 1): unknown =>
	times === 0 ? cause : new Error('s3cret', { cause: wrapped(cause, times - 1) });

const faultOf = (error: unknown, url = URL_OF_LOOKUP) => connectionFault(error, url, false);

it.each([
	['there is no host with this name', false, 'ENOTFOUND'],
	['n8n blocks requests to this address', false, 'SsrfBlockedIpError SsrfBlockedHostnameError'],
	['it refused the connection', true, 'ECONNREFUSED'],
	['it did not respond in time', true, 'ETIMEDOUT ECONNABORTED'],
	['its TLS certificate is not trusted', false, 'CERT_HAS_EXPIRED SELF_SIGNED_CERT'],
	['its TLS certificate is not trusted', false, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE ERR_TLS_X'],
	['no response was received', true, 'EAI_AGAIN EHOSTUNREACH ECONNRESET ERR_BAD_RESPONSE'],
	['no response was received', true, 'Z_DATA_ERROR ERR_STREAM_DESTROYED ESOMETHING'],
	['no response was received', false, '__proto__ constructor s3cret'],
])('a connection fault says what happened, and doubts no known address: %s, %p, %s', (...given) => {
	const [whatHappened, retryable, codes] = given;
	for (const code of codes.split(' ')) {
		const fault = faultOf(wrapped(withCode(code)));
		const message = `The service at api.example.com gave no answer: ${whatHappened}`;
		const nextStep = expect.stringMatching(/^[A-Z].*\.$/);
		expect(fault).toMatchObject({ message, retryable, nextStep });
		expect(JSON.stringify(fault)).not.toContain('s3cret');
		const answered = connectionFault(withCode(code), URL_OF_LOOKUP, true);
		expect(answered).toMatchObject({ message, retryable: retryable || code === 'ENOTFOUND' });
		expect(answered.nextStep).not.toContain('typed');
	}
});

it.each([
	['only speaks a version of TLS', 'tlsv1 alert protocol version'],
	['asks for a client certificate', 'sslv3 alert handshake failure'],
	['or no TLS', 'wrong version number'],
	['TLS certificate is not trusted', 'certificate has expired'],
])('a failed TLS handshake is explained by the reason of OpenSSL: %s', (words, reason) => {
	const message = `write EPROTO 80AC:error:0A00042E:SSL routines:ssl3_read_bytes:${reason}:../x.c:1:`;
	const error = withCode('EPROTO', {
		cause: Object.assign(new Error(message), { code: 'EPROTO' }),
	});
	expect(faultOf(error).message).toContain(words);
});

const fault = withCode('ENOTFOUND');
const circle = new Error('round and round');
circle.cause = circle;
const named = (name: string): Error => Object.assign(new Error('s3cret'), { name });

const FOUND = 'there is no host with this name';
const NONE = 'no response was received';

it.each<[string, unknown, string]>([
	['of its cause, under five others', wrapped(fault, 5), FOUND],
	['no deeper than that', wrapped(fault, 6), NONE],
	['none where an error causes itself', circle, NONE],
	['none where a text was thrown', 's3cret', NONE],
	['its own before that of its cause', { code: 'ETIMEDOUT', cause: fault }, 'in time'],
	['all that n8n 1 leaves of the cause', { httpCode: 'ENOTFOUND' }, FOUND],
	['not an HTTP status', { httpCode: '502', cause: fault }, FOUND],
	['not a number', { code: 500, cause: fault }, FOUND],
	['the name of what n8n blocks', wrapped(named('SsrfBlockedIpError')), 'n8n blocks requests'],
	['no other name', named('TypeError'), NONE],
	['no word of its message', wrapped(new Error('ENOTFOUND'), 2), NONE],
])('the code of an error is %s; without a code, the fault is not retryable', (...given) => {
	const [, thrown, words] = given;
	const { message, retryable } = faultOf(thrown);
	expect(message).toContain(words);
	if (words === NONE) expect(retryable).toBe(false);
});

const at = (port: number) => withCode('ECONNREFUSED', { syscall: 'connect', port });
const looked = (hostname: string) => withCode('ENOTFOUND', { syscall: 'getaddrinfo', hostname });

it.each<[string, Error, string, boolean]>([
	['another port', at(3128), URL_OF_LOOKUP, true],
	['its own port', at(8443), 'https://api.example.com:8443/x', false],
	['the port of https', at(443), URL_OF_LOOKUP, false],
	['the port of http', at(80), 'http://127.0.0.1/x', false],
	['another name', looked('proxy.example.com'), URL_OF_LOOKUP, true],
	['its own name', looked('api.example.com'), URL_OF_LOOKUP, false],
	['no place', withCode('ECONNREFUSED', { syscall: 'connect' }), URL_OF_LOOKUP, false],
])('a connection to another place than the service is the proxy’s: %s', (...given) => {
	const [, error, url, isProxy] = given;
	expect(faultOf(wrapped(error), url).message.includes('the proxy')).toBe(isProxy);
});
