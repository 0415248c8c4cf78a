import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { RowTries } from '../../nodes/MobileMoneyNameLookup/transport/rowTries';
import { failedTry } from './failedTry';

/** A row after so many failed tries. */
function afterTries(count: number): RowTries {
	const row = new RowTries();
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
		'tells of the tries of the token call, where these were more: %d, %d',
		(own, ofToken, told) => {
			const row = afterTries(own - 1);
			const failure = new CheckFailure('No token', 'Wait.', true).after(ofToken);
			row.failed({ ...failedTry('x'), failure });
			expect(row.failure).toMatchObject({ message: 'No token', tries: told });
		},
	);

	it('is carried through five outages, and waits for 20 turns', () => {
		const row = new RowTries();
		expect(timesGranted(() => row.mayOutlast())).toBe(5);
		expect(timesGranted(() => row.mayWaitForTurn())).toBe(20);
	});
});

it('a row keeps when it was first left over for a refused token', () => {
	const row = new RowTries();
	const known = [undefined, 7, 9].map((refusedAfter) => {
		row.failed({ ...failedTry('refused'), ...(refusedAfter !== undefined && { refusedAfter }) });
		return row.refusedAfter;
	});
	expect(known).toEqual([undefined, 7, 7]);
});
