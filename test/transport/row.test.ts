import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { FailedTry } from '../../nodes/MobileMoneyNameLookup/transport/readReply';
import { Row } from '../../nodes/MobileMoneyNameLookup/transport/row';

const subject = { accountType: 'till', accountNumber: '4738534', operator: 'mpesa' } as const;

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

/** How often something is granted before it is not any more. */
function timesGranted(isGranted: () => boolean): number {
	const granted = Array.from({ length: 50 }, isGranted);
	expect(granted.lastIndexOf(true)).toBeLessThan(granted.indexOf(false));
	return granted.indexOf(false);
}

describe('a row', () => {
	it('has had no try at first, and tells no failure', () => {
		const { counted, latest, failure, isLeftOver } = afterTries(0);
		expect([counted, latest, failure, isLeftOver]).toEqual([0, undefined, undefined, false]);
	});

	it('is told apart from those of another number, type and operator', () => {
		const others = [
			{ accountNumber: '4738535' },
			{ accountType: 'paybill' },
			{ operator: 'tkash' },
		];
		const rows = [{}, {}, ...others].map((other) => new Row({ ...subject, ...other }).number);
		expect(new Set(rows).size).toBe(4);
	});

	it('has all its tries again after an outage, and tells of all that it had', () => {
		const row = afterTries(3);
		expect(row.counted).toBe(3);
		expect(row.failure).toMatchObject({ message: 'failure 3', tries: 3, retryable: true });
		expect(row.mayOutlast()).toBe(true);
		expect(row.counted).toBe(0);
		row.failed(failedTry('last'));
		expect(row.counted).toBe(1);
		expect(row.failure).toMatchObject({ message: 'last', tries: 4 });
	});

	it.each([
		[2, 4, 4],
		[5, 4, 5],
	])(
		'of %d tries tells of those of the token call, %d, if they are more: %d',
		(own, ofToken, told) => {
			const row = afterTries(own - 1);
			const failure = new CheckFailure('No token', 'Wait.', true).after(ofToken);
			row.failed({ ...failedTry('x'), failure });
			expect(row.failure).toMatchObject({ message: 'No token', tries: told });
		},
	);

	it('is carried through five outages', () => {
		const row = afterTries(0);
		expect(timesGranted(() => row.mayOutlast())).toBe(5);
	});
});
