import { TokenEvidence } from '../../nodes/MobileMoneyNameLookup/account/tokenEvidence';

const token = (accessToken: string) => ({ accessToken, renewAtMs: 9e15 });
const [first, second] = [token('t1'), token('t2')];

/** Evidence of a token that was refused for so many numbers. */
function refusedFor(count: number): TokenEvidence {
	const evidence = new TokenEvidence();
	for (let number = 0; number < count; number++) evidence.refused(first, `${number}`);
	return evidence;
}

describe('what is known of a token', () => {
	it('is nothing at first', () => {
		const evidence = new TokenEvidence();
		expect([evidence.wasTaken(first), evidence.refusals(first)]).toEqual([false, 0]);
	});

	it('is for how many different numbers it was refused', () => {
		const evidence = refusedFor(3);
		evidence.refused(first, '0');
		expect(evidence.refusals(first)).toBe(3);
		expect(evidence.refusals(second)).toBe(0);
		expect(evidence.wasTaken(first)).toBe(false);
	});

	it('begins anew with each answer', () => {
		const evidence = refusedFor(3);
		evidence.taken(first);
		expect([evidence.wasTaken(first), evidence.refusals(first)]).toEqual([true, 0]);
		evidence.refused(first, '9');
		expect([evidence.wasTaken(first), evidence.refusals(first)]).toEqual([true, 1]);
	});

	it.each<[string, (evidence: TokenEvidence) => void, boolean, number]>([
		[
			'is taken',
			(evidence) => {
				evidence.taken(second);
			},
			true,
			0,
		],
		[
			'is refused',
			(evidence) => {
				evidence.refused(second, '7');
			},
			false,
			1,
		],
	])('is forgotten when another %s', (_what, next, isTaken, refusals) => {
		const evidence = refusedFor(3);
		evidence.taken(first);
		next(evidence);
		expect([evidence.wasTaken(second), evidence.refusals(second)]).toEqual([isTaken, refusals]);
		expect([evidence.wasTaken(first), evidence.refusals(first)]).toEqual([false, 0]);
	});

	it('does not grow without end', () => {
		expect(refusedFor(99).refusals(first)).toBe(99);
		expect(refusedFor(5_000).refusals(first)).toBe(100);
	});
});

describe('a number for which a new token changed nothing', () => {
	beforeEach(() => {
		jest.useFakeTimers();
	});
	afterEach(() => {
		jest.useRealTimers();
	});

	it('is remembered for ten minutes since it was last so, alone', () => {
		const evidence = new TokenEvidence();
		evidence.markOdd('5');
		expect([evidence.isOdd('5'), evidence.isOdd('6')]).toEqual([true, false]);
		jest.advanceTimersByTime(599_999);
		expect(evidence.isOdd('5')).toBe(true);
		jest.advanceTimersByTime(1);
		expect(evidence.isOdd('5')).toBe(false);
		evidence.markOdd('5');
		expect(evidence.isOdd('5')).toBe(true);
	});

	it('makes room for others after a hundred, those marked longest ago first', () => {
		const evidence = new TokenEvidence();
		for (let number = 0; number < 100; number++) evidence.markOdd(`${number}`);
		expect(evidence.isOdd('0')).toBe(true);
		evidence.markOdd('0');
		evidence.markOdd('100');
		const kept = Array.from({ length: 101 }, (_, number) => evidence.isOdd(`${number}`));
		expect(kept.map((isKept, number) => (isKept ? [] : [number])).flat()).toEqual([1]);
	});
});
