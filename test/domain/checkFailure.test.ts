import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import {
	asCheckFailure,
	CheckFailure,
	fieldFailure,
} from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';

describe('an error as a failed check', () => {
	it('stays itself when it is one already', () => {
		const failed = new CheckFailure('Broken', 'Mend it.', true, 503);
		expect(asCheckFailure(failed)).toBe(failed);
	});

	it('keeps the full stops within an account problem', () => {
		const problem = new AccountProblem('unreachable', 'api.example.com is down.', 'Wait.', true);
		expect(asCheckFailure(problem).message).toBe('api.example.com is down');
	});

	it.each([true, false])(
		'keeps both parts of an account problem, the first without its full stop, retryable %s',
		(retryable) => {
			const failed = asCheckFailure(
				new AccountProblem('unreachable', 'No host.', 'Check it.', retryable),
			);
			expect(failed).toBeInstanceOf(CheckFailure);
			expect(failed).toMatchObject({ message: 'No host', nextStep: 'Check it.', retryable });
		},
	);

	it.each([
		['an error', new Error('Authorization: Bearer s3cret')],
		['an error with a secret in its cause', new Error('x', { cause: { token: 's3cret' } })],
		['a text', 's3cret'],
		['undefined', undefined],
		['null', null],
		['an object', { message: 's3cret', retryable: true }],
	])('never repeats the text of %s', (_what, thrown) => {
		const failed = asCheckFailure(thrown);
		expect(`${failed.message} ${failed.nextStep} ${JSON.stringify(failed)}`).not.toContain(
			's3cret',
		);
		expect(failed.retryable).toBe(false);
		expect(failed.cause).toBeUndefined();
		expect(failed.message).toBe('The lookup failed for a reason that this node does not know');
		expect(failed.nextStep).not.toBe('');
	});
});

describe('a failed check', () => {
	it('stays the same but for the count of tries', () => {
		const failed = new CheckFailure('Busy', 'Wait.', true, 503);
		expect(failed.name).toBe('CheckFailure');
		expect(failed.tries).toBeUndefined();
		expect(failed.after(3)).toMatchObject({
			message: 'Busy',
			nextStep: 'Wait.',
			retryable: true,
			httpStatus: 503,
			tries: 3,
		});
	});

	it('of a field names it, and is not worth another try', () => {
		expect(fieldFailure('Operator', 'is empty', 'Choose one.')).toMatchObject({
			message: 'Operator is empty',
			nextStep: 'Choose one.',
			retryable: false,
		});
	});
});
