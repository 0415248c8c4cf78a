import { failedConnection } from '../../nodes/MobileMoneyNameLookup/transport/readReply';

describe('a request without a reply', () => {
	it.each([
		['ECONNRESET', true],
		['ENOTFOUND', false],
		[undefined, false],
	])('looks like an outage, and is tried again where that can help: %s', (code, canHelp) => {
		const thrown = Object.assign(new Error('Bearer s3cret'), { code, headers: ['s3cret'] });
		const { failure, ...failed } = failedConnection(thrown);
		expect(failed).toEqual({ kind: 'down', isWorthRetrying: canHelp });
		expect(failure.retryable).toBe(canHelp);
		expect(failure.message).toMatch(/^The service could not be reached: [a-z]/);
		expect(failure.nextStep).toMatch(/^[A-Z].*\.$/);
		// The error's own text may carry headers.
		expect(failure.message + JSON.stringify(failure)).not.toContain('s3cret');
	});
});
