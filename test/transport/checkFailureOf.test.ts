import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { checkFailureOf } from '../../nodes/MobileMoneyNameLookup/transport/checkFailureOf';

describe('an error as a failed check', () => {
	it.each([true, false])('keeps both parts of an account problem, retryable %s', (retryable) => {
		const problem = new AccountProblem('unreachable', 'x.example is down.', 'Wait.', retryable);
		const failed = checkFailureOf(problem);
		expect(failed).toBeInstanceOf(CheckFailure);
		expect(failed).toMatchObject({ message: 'x.example is down', nextStep: 'Wait.', retryable });
	});

	it.each([
		['an error', new Error('Authorization: Bearer s3cret')],
		['an error with a secret in its cause', new Error('x', { cause: { token: 's3cret' } })],
		['a text', 's3cret'],
		['undefined', undefined],
		['null', null],
		['an object', { message: 's3cret', retryable: true }],
	])('never repeats the text of %s', (_what, thrown) => {
		const failed = checkFailureOf(thrown);
		const message = 'The lookup stopped for a reason that this node does not know';
		expect(failed).toMatchObject({ message, retryable: false });
		expect(failed.nextStep).toMatch(/report it/);
		expect(failed).not.toHaveProperty('cause');
		expect(JSON.stringify(failed)).not.toContain('s3cret');
	});
});
