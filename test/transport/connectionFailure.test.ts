import { failedConnection } from '../../nodes/MobileMoneyNameLookup/transport/connectionFailure';

/** An error wrapped so many times around another. */
function wrapped(cause: unknown, times: number): unknown {
	let error = cause;
	for (let time = 0; time < times; time++) error = new Error('wrapped', { cause: error });
	return error;
}

const circle = new Error('round and round');
circle.cause = circle;

describe('a request without a reply', () => {
	it.each([
		['ECONNRESET', true, /broke off/],
		['ECONNREFUSED', true, /refused the connection/],
		['ECONNABORTED', true, /in time/],
		['ETIMEDOUT', true, /in time/],
		['EPIPE', true, /broke off/],
		['EAI_AGAIN', true, /resolved/],
		['EHOSTUNREACH', true, /no route/],
		['ERR_STREAM_PREMATURE_CLOSE', true, /broke off/],
		['ERR_BAD_RESPONSE', true, /broke off/],
		['ESOMETHING', true, /failed/],
		['ENOTFOUND', false, /no host/],
		['CERT_HAS_EXPIRED', false, /certificate/],
		['SELF_SIGNED_CERT_IN_CHAIN', false, /certificate/],
	])('is told in plain words, and tried again where that can help: %s', (code, retry, words) => {
		const error = Object.assign(new Error('Bearer s3cret'), { code });
		for (const thrown of [error, wrapped(error, 2)]) {
			const failed = failedConnection(thrown);
			expect(failed).toMatchObject({
				kind: 'failed',
				isWorthRetrying: retry,
				isOutage: true,
				isTurnedAway: false,
			});
			expect(failed.failure.retryable).toBe(retry);
			expect(failed.failure.message).toMatch(/^The service could not be reached: /);
			expect(failed.failure.message).toMatch(words);
			expect(failed.failure.nextStep).toMatch(/^[A-Z].*\.$/);
			expect(failed).not.toHaveProperty('retryAfterMs');
		}
	});

	it.each([
		['nothing', undefined],
		['null', null],
		['a text', 'Bearer s3cret'],
		['an error without a code', new Error('Bearer s3cret')],
		['an error that causes itself', circle],
	])('is not tried again when what was thrown says nothing: %s', (_what, thrown) => {
		expect(failedConnection(thrown)).toMatchObject({ kind: 'failed', isWorthRetrying: false });
	});

	it('never tells the error’s own words, headers or address', () => {
		const error = Object.assign(new Error('Bearer s3cret'), {
			code: 'ECONNRESET',
			config: { headers: { Authorization: 'Bearer s3cret' } },
		});
		const { failure } = failedConnection(error);
		expect(failure.message + JSON.stringify(failure)).not.toContain('s3cret');
		expect(failure.cause).toBeUndefined();
		expect(failure.stack).not.toContain('s3cret');
	});
});
