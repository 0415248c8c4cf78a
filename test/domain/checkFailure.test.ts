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

	it.each([true, false])('keeps both parts of an account problem, retryable %s', (retryable) => {
		const problem = new AccountProblem('unreachable', 'x.example is down.', 'Wait.', retryable);
		const failed = asCheckFailure(problem);
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
		const failed = asCheckFailure(thrown);
		const message = 'The lookup failed for a reason that this node does not know';
		expect(failed).toMatchObject({ message, retryable: false });
		expect(failed.nextStep).toMatch(/report it/);
		expect(failed).not.toHaveProperty('cause');
		expect(JSON.stringify(failed)).not.toContain('s3cret');
	});
});

describe('a failed check', () => {
	it('stays the same but for the count of tries', () => {
		const same = { message: 'Busy', nextStep: 'Wait.', retryable: true, httpStatus: 503 };
		const failed = new CheckFailure('Busy', 'Wait.', true, 503);
		expect(failed).toMatchObject({ ...same, name: 'CheckFailure', tries: undefined });
		expect(failed.after(3)).toMatchObject({ ...same, tries: 3 });
		expect(failed.after(3).retold('Done')).toMatchObject({ ...same, message: 'Done', tries: 3 });
	});

	it('of a field names it, and is not worth another try', () => {
		const told = { message: 'Operator is empty', nextStep: 'Choose one.', retryable: false };
		expect(fieldFailure('Operator', 'is empty', 'Choose one.')).toMatchObject(told);
	});
});
