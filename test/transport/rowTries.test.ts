import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { RowTries } from '../../nodes/MobileMoneyNameLookup/transport/rowTries';
import { failedTry } from './failedTry';

/** A row after so many failed tries. */
function afterTries(count: number): RowTries {
	const row = new RowTries(5);
	for (let number = 1; number <= count; number++) row.failed(failedTry(`failure ${number}`));
	return row;
}

describe('the tries of a row', () => {
	it('are none at first, and tell no failure', () => {
		const row = afterTries(0);
		expect([row.ofRound, row.latest, row.failure, row.hadItsChance]).toEqual([
			0,
			undefined,
			undefined,
			false,
		]);
	});

	it('tell how the latest failed, and how many there were', () => {
		const row = afterTries(3);
		expect(row.ofRound).toBe(3);
		expect(row.failure).toMatchObject({ message: 'failure 3', tries: 3, retryable: true });
	});

	it('begin anew after an outage, and are all told', () => {
		const row = afterTries(3);
		row.grantOne(7);
		row.startAnew();
		expect([row.ofRound, row.hadItsChance]).toEqual([0, false]);
		row.failed(failedTry('last'));
		expect(row.ofRound).toBe(1);
		expect(row.failure).toMatchObject({ message: 'last', tries: 4 });
	});

	it.each([0, 3, 10])(
		'are one more, with %d retries, for a row that failed alone',
		(maxRetries) => {
			const row = afterTries(1);
			row.grantOne(maxRetries);
			expect([row.ofRound, row.hadItsChance]).toEqual([maxRetries, true]);
			row.failed(failedTry('again'));
			expect(row.ofRound).toBeGreaterThan(maxRetries);
		},
	);

	it.each([
		[1, 4, 4],
		[2, 4, 4],
		[5, 4, 5],
	])('count those of the token call, where these were more: %d and %d', (own, ofToken, told) => {
		const row = afterTries(own - 1);
		const failure = new CheckFailure('No token', 'Wait.', true).after(ofToken);
		row.failed({ ...failedTry('x'), failure });
		expect(row.failure).toMatchObject({ message: 'No token', tries: told });
	});
});

describe('a row', () => {
	it.each([1, 2, 5])('of %d rounds is carried through one outage less', (mostRounds) => {
		const row = new RowTries(mostRounds);
		const granted = Array.from({ length: 8 }, () => row.mayOutlast());
		expect(granted.filter(Boolean)).toHaveLength(mostRounds - 1);
		expect(granted.indexOf(false)).toBe(mostRounds - 1);
	});
});
