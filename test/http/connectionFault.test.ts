import { connectionFault } from '../../nodes/MobileMoneyNameLookup/http/connectionFault';

const withCode = (code: unknown) => Object.assign(new Error('Bearer s3cret'), { code });

describe('a connection fault', () => {
	it.each([
		['ENOTFOUND', /no host/, false],
		['EAI_AGAIN', /could not be resolved/, true],
		['ECONNREFUSED', /refused/, true],
		['EHOSTUNREACH', /no route/, true],
		['ENETUNREACH', /no route/, true],
		['ETIMEDOUT', /in time/, true],
		['ECONNABORTED', /in time/, true],
		['ECONNRESET', /broke off/, true],
		['EPIPE', /broke off/, true],
		['CERT_HAS_EXPIRED', /certificate/, false],
		['DEPTH_ZERO_SELF_SIGNED_CERT', /certificate/, false],
		['SELF_SIGNED_CERT_IN_CHAIN', /certificate/, false],
		['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /certificate/, false],
		['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /certificate/, false],
		['ERR_TLS_CERT_ALTNAME_INVALID', /certificate/, false],
		['ESOMETHING', /failed/, true],
	])('%s is told in plain words', (code, words, retryable) => {
		const fault = connectionFault(withCode(code));
		expect(fault.whatHappened).toMatch(words);
		expect(fault.nextStep).toMatch(/^[A-Z].*\.$/);
		expect(fault.retryable).toBe(retryable);
	});

	it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
		'is none that is known when its code is %s',
		(code) => {
			expect(connectionFault(withCode(code)).whatHappened).toBe('the request failed');
		},
	);

	it('is found in the cause of an error', () => {
		const wrapped = new Error('outer', {
			cause: new Error('inner', { cause: withCode('ENOTFOUND') }),
		});
		expect(connectionFault(wrapped)).toEqual(connectionFault(withCode('ENOTFOUND')));
	});

	it('is found where n8n 1 leaves nothing but its code', () => {
		const wrapped = Object.assign(new Error('outer'), { httpCode: 'ENOTFOUND' });
		expect(connectionFault(wrapped)).toEqual(connectionFault(withCode('ENOTFOUND')));
	});

	it('is looked for behind an HTTP status', () => {
		const wrapped = Object.assign(new Error('outer', { cause: withCode('ENOTFOUND') }), {
			httpCode: '502',
		});
		expect(connectionFault(wrapped)).toEqual(connectionFault(withCode('ENOTFOUND')));
	});

	it('is looked for behind a code that is no text', () => {
		const wrapped = Object.assign(new Error('outer', { cause: withCode('ENOTFOUND') }), {
			code: 500,
		});
		expect(connectionFault(wrapped)).toEqual(connectionFault(withCode('ENOTFOUND')));
	});

	it('is not looked for for ever', () => {
		const error = new Error('round and round');
		error.cause = error;
		expect(connectionFault(error).whatHappened).toMatch(/failed/);
	});

	it.each([
		undefined,
		null,
		's3cret',
		7,
		{},
		new Error('s3cret'),
		withCode('s3cret'),
		withCode(''),
	])('is told without the words of what was thrown: %p', (thrown) => {
		const fault = connectionFault(thrown);
		expect(JSON.stringify(fault)).not.toContain('s3cret');
		expect(fault.whatHappened).not.toBe('');
	});
});
