import {
	AccountProblem,
	CheckFailure,
	checkFailureOf,
} from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';

it('an account problem is the failed check that it carries, and its message has both sentences', () => {
	const failure = new CheckFailure('x.example is down', 'Wait.', true);
	const problem = new AccountProblem(failure);
	expect(checkFailureOf(problem)).toBe(failure);
	expect(problem.message).toBe('x.example is down. Wait.');
});

it.each([new Error('Bearer s3cret'), 's3cret', undefined])(
	'a failed check never repeats what was thrown: %p',
	(thrown) => {
		const failed = checkFailureOf(thrown);
		const message = 'The lookup stopped for a reason that this node does not know';
		const nextStep = expect.stringContaining('report it');
		expect(failed).toMatchObject({ message, nextStep, retryable: false });
		expect(JSON.stringify(failed)).not.toContain('s3cret');
	},
);
