import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { FailedTry } from '../../nodes/MobileMoneyNameLookup/transport/readReply';
import { Row } from '../../nodes/MobileMoneyNameLookup/transport/row';

const subject = { accountType: 'till', number: '4738534', operator: 'mpesa' } as const;

/** A try that failed as at a service that is out of order. */
const failedTry = (message: string): FailedTry => ({
	kind: 'down',
	failure: new CheckFailure(message, 'Try again.', true),
	isWorthRetrying: true,
});

/** A row after so many failed tries. */
function afterTries(count: number): Row {
	const row = new Row(subject);
	for (let number = 1; number <= count; number++) row.failed(failedTry(`failure ${number}`));
	return row;
}

describe('a row', () => {
	it('is told apart from those of another number, type and operator', () => {
		const others = [
			{ number: '1' },
			{ accountType: 'paybill' },
			{ operator: 'tkash' },
		] as const;
		const rows = [{}, {}, ...others].map((other) => new Row({ ...subject, ...other }).number);
		expect(new Set(rows).size).toBe(4);
	});

	it('has all its tries again after an outage, and tells of all that it had', () => {
		const row = afterTries(3);
		expect(afterTries(0)).toMatchObject({ counted: 0, failure: undefined, isLeftOver: false });
		expect(row.counted).toBe(3);
		expect(row.failure).toMatchObject({ message: 'failure 3', tries: 3, retryable: true });
		expect(row.mayOutlast()).toBe(true);
		expect(row.counted).toBe(0);
		row.failed(failedTry('last'));
		expect(row.counted).toBe(1);
		expect(row.failure).toMatchObject({ message: 'last', tries: 4 });
	});

	it.each([
		[2, 4],
		[5, 5],
	])('of %d tries tells of the 4 of the token call, if they are more: %d', (own, told) => {
		const row = afterTries(own - 1);
		const failure = new CheckFailure('No token', 'Wait.', true).after(4);
		row.failed({ ...failedTry('x'), failure });
		expect(row.failure).toMatchObject({ message: 'No token', tries: told });
	});

	it('is carried through five outages', () => {
		const row = afterTries(0);
		const granted = Array.from({ length: 7 }, () => row.mayOutlast());
		expect(granted.map(Number)).toEqual([1, 1, 1, 1, 1, 0, 0]);
	});
});
