import { TokenEvidence } from '../../nodes/MobileMoneyNameLookup/account/tokenEvidence';

const first = { accessToken: 't1', renewAtMs: 9e15 };
const second = { accessToken: 't2', renewAtMs: 9e15 };

let evidence: TokenEvidence;

beforeEach(() => {
	evidence = new TokenEvidence();
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

const known = () =>
	[first, second].flatMap((token) => [evidence.wasTaken(token), evidence.refusals(token)]);

describe('what the replies tell of a token', () => {
	it('is for how many numbers it was refused since the last answer, until another is sent', () => {
		expect(known()).toEqual([false, 0, false, 0]);
		for (const number of ['0', '1', '1']) evidence.refused(first, number);
		expect(known()).toEqual([false, 2, false, 0]);
		evidence.taken(first);
		expect(known()).toEqual([true, 0, false, 0]);
		evidence.refused(first, '0');
		expect(known()).toEqual([true, 1, false, 0]);
		evidence.refused(second, '0');
		expect(known()).toEqual([false, 0, false, 1]);
		evidence.taken(first);
		expect(known()).toEqual([true, 0, false, 0]);
	});

	it('counts a hundred numbers at most', () => {
		for (let number = 0; number < 101; number++) evidence.refused(first, `${number}`);
		expect(evidence.refusals(first)).toBe(100);
	});

	it('is which request was answered last', () => {
		const known = () => [0, 1, 2].map((sent) => evidence.hasAnsweredAfter(sent));
		const [early, late] = [evidence.sending(), evidence.sending()];
		expect([evidence.sentSoFar, evidence.hasAnswered, ...known()]).toEqual([
			...[2, false],
			...[false, false, false],
		]);
		evidence.taken(first, late);
		expect([evidence.hasAnswered, ...known()]).toEqual([true, true, true, false]);
		// A reply that comes late says nothing of later requests, and takes nothing back.
		evidence.taken(first, early);
		expect(known()).toEqual([true, true, false]);
	});

	it('is for how many numbers it was refused that are not odd', () => {
		for (const number of ['1', '2', '3']) evidence.refused(first, number);
		evidence.markOdd('2');
		const counts = [first, second].map((token) => evidence.refusalsOfUsualNumbers(token));
		expect(counts).toEqual([2, 0]);
	});
});

describe('a number that was refused with a new token, too', () => {
	it('is remembered for ten minutes', () => {
		evidence.markOdd('5');
		jest.advanceTimersByTime(599_999);
		expect([evidence.isOdd('5'), evidence.isOdd('6')]).toEqual([true, false]);
		jest.advanceTimersByTime(1);
		expect(evidence.isOdd('5')).toBe(false);
	});

	it('makes room after a hundred others, those marked longest ago first', () => {
		const numbers = Array.from({ length: 101 }, (_, number) => `${number}`);
		for (const number of [...numbers.slice(0, 100), '0', '100']) evidence.markOdd(number);
		expect(numbers.filter((number) => !evidence.isOdd(number))).toEqual(['1']);
	});
});
