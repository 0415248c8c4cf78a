import { NodeApiError } from 'n8n-workflow';

import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { errorChain } from '../../nodes/MobileMoneyNameLookup/http/errorChain';
import { anyNode } from '../support/anyNode';

const problem = new AccountProblem('refused', 'Refused.', 'Check it.');

/** An error wrapped so many times around another. */
function wrapped(cause: unknown, times: number): unknown {
	let error = cause;
	for (let time = 0; time < times; time++) error = new Error('wrapped', { cause: error });
	return error;
}

const circle = new Error('round and round');
circle.cause = circle;

/** What the node looks for in an error of n8n's. */
const accountProblemBehind = (error: unknown) =>
	errorChain(error).find((link) => link instanceof AccountProblem);

describe('the account’s problem behind an error', () => {
	it.each([0, 1, 2, 5])('is found under %d wrappings', (times) => {
		expect(accountProblemBehind(wrapped(problem, times))).toBe(problem);
	});

	it('is found under the wrapping of n8n', () => {
		const error = Object.assign(new NodeApiError(anyNode, { message: 'x' }), { cause: problem });
		expect(accountProblemBehind(error)).toBe(problem);
	});

	it('is found in an object that is no error', () => {
		expect(accountProblemBehind({ cause: problem })).toBe(problem);
	});

	it.each([
		['another error', new Error('x')],
		['another error with a cause', wrapped(new Error('x'), 3)],
		['an error that causes itself', circle],
		['an error under six others', wrapped(problem, 6)],
		['an error under fifty others', wrapped(problem, 50)],
		['something that looks like one', { name: 'AccountProblem', kind: 'refused' }],
		['undefined', undefined],
		['null', null],
		['a text', 'AccountProblem'],
	])('is none in %s', (_what, error) => {
		expect(accountProblemBehind(error)).toBeUndefined();
	});
});
