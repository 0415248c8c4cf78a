import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';

describe('an account problem', () => {
	it('says what happened and what to do next in one message', () => {
		const problem = new AccountProblem('refused', 'The key was refused.', 'Check the key.');
		expect(problem.message).toBe('The key was refused. Check the key.');
		expect(problem).toMatchObject({
			name: 'AccountProblem',
			kind: 'refused',
			whatHappened: 'The key was refused.',
			nextStep: 'Check the key.',
		});
	});

	it.each([
		[undefined, false],
		[true, true],
		[false, false],
	])('told to be retryable %p is retryable %p', (given, retryable) => {
		expect(new AccountProblem('unreachable', 'A.', 'B.', given).retryable).toBe(retryable);
	});
});
