import { connectionFault } from '../../nodes/MobileMoneyNameLookup/http/connectionFault';

const withCode = (code: unknown) => Object.assign(new Error('Bearer s3cret'), { code });

describe('a connection fault', () => {
	it.each([
		['there is no host with this name', false, 'ENOTFOUND'],
		['its name could not be looked up on the network', true, 'EAI_AGAIN'],
		['it refused the connection', true, 'ECONNREFUSED'],
		['there is no network route to it', true, 'EHOSTUNREACH ENETUNREACH'],
		['it did not reply in time', true, 'ETIMEDOUT ECONNABORTED'],
		['the connection was lost', true, 'ECONNRESET EPIPE ERR_BAD_RESPONSE Z_BUF_ERROR'],
		['the connection was lost', true, 'ERR_STREAM_PREMATURE_CLOSE ERR_STREAM_DESTROYED'],
		['its TLS certificate is not trusted', false, 'CERT_HAS_EXPIRED EPROTO SELF_SIGNED_CERT'],
		['its TLS certificate is not trusted', false, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE ERR_TLS_X'],
		['the request got no reply', true, 'ESOMETHING __proto__ constructor s3cret'],
	])('is told in plain words: %s (worth another try: %p; %s)', (whatHappened, retryable, codes) => {
		for (const code of codes.split(' ')) {
			const fault = connectionFault(new Error('outer', { cause: withCode(code) }));
			expect(fault).toMatchObject({ whatHappened, retryable });
			expect(fault.nextStep).toMatch(/^[A-Z].*\.$/);
			expect(JSON.stringify(fault)).not.toContain('s3cret');
		}
	});

	it.each([undefined, 's3cret', 7, {}, new Error('s3cret'), withCode('')])(
		'is not worth another try where what was thrown says nothing: %p',
		(thrown) => {
			const fault = connectionFault(thrown);
			expect(fault).toMatchObject({ whatHappened: 'the request got no reply', retryable: false });
			expect(JSON.stringify(fault)).not.toContain('s3cret');
		},
	);
});
