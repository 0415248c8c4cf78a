import {
	connectionFault,
	errorChain,
	errorCode,
} from '../../../nodes/MobileMoneyNameLookup/sending/http/connectionFault';

const withCode = (code: unknown) => Object.assign(new Error('Bearer s3cret'), { code });

describe('a connection fault', () => {
	it.each([
		['there is no host with this name', false, 'ENOTFOUND'],
		['n8n blocks requests to this address', false, 'SsrfBlockedIpError SsrfBlockedHostnameError'],
		['its name could not be looked up on the network', true, 'EAI_AGAIN'],
		['it refused the connection', true, 'ECONNREFUSED'],
		['there is no network route to it', true, 'EHOSTUNREACH ENETUNREACH'],
		['it did not reply in time', true, 'ETIMEDOUT ECONNABORTED'],
		['the connection was lost', true, 'ECONNRESET EPIPE ERR_BAD_RESPONSE Z_BUF_ERROR'],
		['the connection was lost', true, 'ERR_STREAM_PREMATURE_CLOSE ERR_STREAM_DESTROYED'],
		['its TLS certificate is not trusted', false, 'CERT_HAS_EXPIRED SELF_SIGNED_CERT'],
		['its TLS certificate is not trusted', false, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE ERR_TLS_X'],
		['its reply could not be unpacked', true, 'Z_DATA_ERROR ERR__ERROR_FORMAT_X ZSTD_error_x'],
		['the request got no reply', true, 'ESOMETHING __proto__ constructor s3cret'],
	])('is told in plain words: %s (worth another try: %p; %s)', (whatHappened, retryable, codes) => {
		for (const code of codes.split(' ')) {
			const fault = connectionFault(new Error('outer', { cause: withCode(code) }));
			expect(fault).toMatchObject({ whatHappened, retryable });
			expect(fault.wasReached).toBe(whatHappened.includes('its reply') || undefined);
			expect(fault.nextStep).toMatch(/^[A-Z].*\.$/);
			expect(JSON.stringify(fault)).not.toContain('s3cret');
		}
	});

	it.each([undefined, 's3cret', {}, withCode('')])('is final where %p says nothing', (thrown) => {
		const fault = connectionFault(thrown);
		expect(fault).toMatchObject({ whatHappened: 'the request got no reply', retryable: false });
		expect(JSON.stringify(fault)).not.toContain('s3cret');
	});
});

const fault = withCode('ENOTFOUND');

/** An error wrapped so many times around another. */
const wrapped = (cause: unknown, times: number): unknown =>
	times === 0 ? cause : new Error('wrapped', { cause: wrapped(cause, times - 1) });

const named = (name: string): Error => Object.assign(new Error('s3cret'), { name });

const circle = new Error('round and round');
circle.cause = circle;

it.each<[string, unknown, boolean]>([
	['it is under five others', wrapped(fault, 5), true],
	['it is under six others', wrapped(fault, 6), false],
	['an error causes itself', circle, false],
	['nothing was thrown', undefined, false],
])('the errors behind an error hold one that is looked for where %s', (_where, thrown, isFound) => {
	expect(errorChain(thrown).includes(fault)).toBe(isFound);
	expect(errorChain(thrown)[0]).toBe(thrown);
});

it.each<[string, unknown, string | undefined]>([
	['its own before that of its cause', { code: 'EPIPE', cause: fault }, 'EPIPE'],
	['all that n8n 1 leaves of the cause', { httpCode: 'ENOTFOUND' }, 'ENOTFOUND'],
	['not an HTTP status', { httpCode: '502', cause: fault }, 'ENOTFOUND'],
	['not a number', { code: 500, cause: fault }, 'ENOTFOUND'],
	[
		'the name of what n8n blocks',
		new Error('outer', { cause: named('SsrfBlockedIpError') }),
		'SsrfBlockedIpError',
	],
	['no other name', named('TypeError'), undefined],
	['none where there is none', wrapped(new Error('ENOTFOUND'), 2), undefined],
])('the code of an error is %s', (_which, thrown, code) => {
	expect(errorCode(thrown)).toBe(code);
});

describe('an address that has answered', () => {
	it.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED'])(
		'is not said to be typed wrongly: %s',
		(code) => {
			const url = 'https://api.example.com/x';
			const never = connectionFault(withCode(code), url);
			expect(never.nextStep).toContain('typed correctly');
			const answered = connectionFault(withCode(code), url, true);
			expect(answered).toMatchObject({ whatHappened: never.whatHappened, retryable: true });
			expect(answered.nextStep).not.toContain('typed');
		},
	);
});

describe('a connection that failed at another place than the request went to', () => {
	const at = (place: object) =>
		Object.assign(withCode('ECONNREFUSED'), { syscall: 'connect', ...place });
	const looked = (hostname: string) =>
		Object.assign(withCode('ENOTFOUND'), { syscall: 'getaddrinfo', hostname });

	it.each<[string, Error, string, boolean]>([
		['another port', at({ port: 3128 }), 'https://api.example.com/x', true],
		['its own port', at({ port: 8443 }), 'https://api.example.com:8443/x', false],
		['the port of https', at({ port: 443 }), 'https://api.example.com/x', false],
		['the port of http', at({ port: 80 }), 'http://127.0.0.1/x', false],
		['another name', looked('proxy.example.com'), 'https://api.example.com/x', true],
		['its own name', looked('api.example.com'), 'https://api.example.com/x', false],
		['no place', withCode('ECONNREFUSED'), 'https://api.example.com/x', false],
	])('is told as the proxy’s: %s', (_where, error, url, isProxy) => {
		const { whatHappened } = connectionFault(new Error('outer', { cause: error }), url);
		expect(whatHappened.includes('the proxy')).toBe(isProxy);
	});
});

it.each([
	['only speaks a version of TLS', 'tlsv1 alert protocol version'],
	['asks for a client certificate', 'sslv3 alert handshake failure'],
	['does not speak TLS at this address', 'wrong version number'],
	['TLS certificate is not trusted', 'certificate has expired'],
])('a handshake that failed is told by what OpenSSL says: %s', (told, reason) => {
	const message = `write EPROTO 80AC:error:0A00042E:SSL routines:ssl3_read_bytes:${reason}:../x.c:1:`;
	const cause = Object.assign(new Error(message), { code: 'EPROTO' });
	const error = Object.assign(new Error('s3cret', { cause }), { code: 'EPROTO' });
	expect(connectionFault(error).whatHappened).toContain(told);
});
