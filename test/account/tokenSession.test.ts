import type { SessionToken, Waiter } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import {
	sessionCount,
	TokenSession,
	tokenSession,
} from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import { jwt } from './support';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(async () => {
	// What waits ends with its test, and with it the timer that all waits share.
	await jest.advanceTimersByTimeAsync(3_600_000);
	jest.useRealTimers();
});

const DAY_MS = 86_400_000;

/** A token that is due after so many milliseconds. */
const token = (accessToken: string, ms = DAY_MS): SessionToken => ({
	accessToken,
	renewAtMs: Date.now() + ms,
});

/** A session with a token in use. */
function sessionWith(inUse: SessionToken): TokenSession {
	const session = new TokenSession();
	session.adopt(inUse);
	return session;
}

/** A token endpoint that issues t1, t2 and so on, each after so many milliseconds, or fails. */
function endpoint(ms = 50, failure?: Error) {
	const signals: AbortSignal[] = [];
	const request = async (abortSignal: AbortSignal) => {
		const calls = signals.push(abortSignal);
		await new Promise((resolve) => setTimeout(resolve, ms));
		if (failure) throw failure;
		return token(`t${calls}`);
	};
	return { request, signals };
}

/** Asks a session for a token; `end` is what has come of it so far: a token's text, or an error. */
function ask(
	session: TokenSession,
	request: (abortSignal: AbortSignal) => Promise<SessionToken>,
	{ replaced = '', timeoutMs = DAY_MS, ...waiter }: Partial<Waiter> & { replaced?: string } = {},
) {
	const state: { end?: unknown } = {};
	session.issue(replaced, request, { timeoutMs, ...waiter }).then(
		({ accessToken }) => (state.end = accessToken),
		(error: unknown) => (state.end = error),
	);
	return state;
}

const inTime = jest.advanceTimersByTimeAsync;

describe('a session', () => {
	it.each([
		['a token from one call', '', undefined],
		['a token from one call in the place of theirs', 'old', undefined],
		['why one call brings none', 'old', new Error('refused')],
	])('gives 50 who ask at the same time %s', async (_what, replaced, failure) => {
		const session = replaced ? sessionWith(token(replaced)) : new TokenSession();
		const { request, signals } = endpoint(50, failure);
		const waits = Array.from({ length: 50 }, () => ask(session, request, { replaced }));
		await inTime(50);
		expect(signals).toHaveLength(1);
		expect(new Set(waits.map(({ end }) => end))).toEqual(new Set([failure ?? 't1']));
		expect(session.token?.accessToken).toBe(failure ? replaced : 't1');
		// A failure is not remembered.
		const next = ask(session, endpoint().request, { replaced });
		await inTime(50);
		expect(next.end).toBe('t1');
	});

	it.each([
		['wants none replaced', '', 0, 't1'],
		['wants none replaced a while later', '', 4_999, 't1'],
		['wants none replaced well after its call', '', 5_000, 't2'],
		['wants another one replaced, whenever', 'old', 3_600_000, 't1'],
		['wants this very token replaced', 't1', 0, 't2'],
	])('hands a token out to who %s', async (_who, replaced, afterMs, handedOut) => {
		const session = new TokenSession();
		const { request } = endpoint();
		ask(session, request);
		await inTime(50 + afterMs);
		const next = ask(session, request, { replaced });
		await inTime(50);
		expect(next.end).toBe(handedOut);
	});

	it('has a token until it is due, hands out none that is, and knows that it had one', async () => {
		expect(new TokenSession().hasHadToken).toBe(false);
		const session = sessionWith(token('stored', 1000));
		await inTime(999);
		expect(session.token?.accessToken).toBe('stored');
		await inTime(1);
		expect([session.token, session.hasHadToken]).toEqual([undefined, true]);
		const wait = ask(session, endpoint().request, { replaced: 'old' });
		await inTime(50);
		expect(wait.end).toBe('t1');
	});
});

describe('a token that was stored', () => {
	it.each([
		['when it is due later', 'stored', 101, 'stored', 101],
		['unless it is due as soon', 'stored', 100, 'in use', 100],
		['unless it is the same', 'in use', 101, 'in use', 100],
	])('is taken over %s', (_when, accessToken, ms, expected, expectedMs) => {
		const session = sessionWith(token('in use', 100));
		session.adopt(token(accessToken, ms));
		expect(session.token).toEqual(token(expected, expectedMs));
	});

	it.each([
		[62, true],
		[59, false],
		[-10, false],
	])('is due by its own end, whoever stored it: a JWT that ends in %d s', (seconds, isGood) => {
		const exp = Math.floor(Date.now() / 1000) + seconds;
		const session = sessionWith(token(jwt({ iat: exp - 3600, exp })));
		expect(session.token !== undefined).toBe(isGood);
	});

	it('is forgotten when it is refused, and not taken over again', () => {
		const session = sessionWith(token('a'));
		if (session.token) session.discard(session.token);
		session.adopt(token('a', 2 * DAY_MS));
		expect(session.token).toBeUndefined();
		session.adopt(token('b'));
		session.discard(token('a'));
		expect(session.token?.accessToken).toBe('b');
	});

	it.each([
		[19, false],
		[20, true],
	])('may be taken over again after %d others were refused: %p', (others, isTakenOver) => {
		const session = new TokenSession();
		session.discard(token('a'));
		for (let other = 0; other < others; other++) session.discard(token(`other ${other}`));
		session.adopt(token('a'));
		expect(session.token !== undefined).toBe(isTakenOver);
	});
});

describe('a token call that several wait for', () => {
	it('goes on when the one who began it leaves, and is ended and joined by nobody after the last', async () => {
		const session = new TokenSession();
		const { request, signals } = endpoint(1000);
		const leavers = [new AbortController(), new AbortController()];
		const [first, last] = leavers.map(({ signal: abortSignal }) =>
			ask(session, request, { abortSignal }),
		);
		leavers[0]?.abort();
		await inTime(150);
		expect([first?.end, last?.end]).toMatchObject([{ code: 'ECONNABORTED' }, undefined]);
		expect(signals).toMatchObject([{ aborted: false }]);
		leavers[1]?.abort();
		await inTime(150);
		expect(last?.end).toMatchObject({ code: 'ECONNABORTED' });
		expect(signals).toMatchObject([{ aborted: true }]);
		ask(session, request);
		expect(signals).toHaveLength(2);
	});

	it('is joined only before it has taken the time that the waiter has', async () => {
		const session = new TokenSession();
		const { request, signals } = endpoint(60_000);
		ask(session, request);
		await inTime(999);
		ask(session, request, { timeoutMs: 1000 });
		expect(signals).toHaveLength(1);
		await inTime(1);
		ask(session, request, { timeoutMs: 1000 });
		expect(signals).toHaveLength(2);
	});

	it('that was stuck and replaced does not end the next one’s single flight', async () => {
		const session = new TokenSession();
		const stuck = ask(session, endpoint(3000).request);
		await inTime(2000);
		const { request, signals } = endpoint(5000);
		const next = ask(session, request, { timeoutMs: 2000 });
		await inTime(1000);
		expect(stuck.end).toBe('t1');
		ask(session, request, { replaced: 't1' });
		expect(signals).toHaveLength(1);
		await inTime(1100);
		expect(next.end).toMatchObject({ code: 'ETIMEDOUT' });
	});
});

describe('what the replies tell of the token in use', () => {
	/** Of the token in use: whether it was taken, and how many numbers it was refused for since. */
	const known = (session: TokenSession) => [session.wasTaken, session.refusals.length];

	it('is for which numbers it was refused since the last answer, until another is in use', () => {
		const [first, second] = [token('first'), token('second', 2 * DAY_MS)];
		const session = sessionWith(first);
		const { token: inUse = first } = session;
		for (const number of ['0', '1', '1']) session.refusedFor(number);
		expect(known(session)).toEqual([false, 2]);
		session.answered(inUse, 1);
		expect(known(session)).toEqual([true, 0]);
		session.refusedFor('0');
		expect(known(session)).toEqual([true, 1]);
		session.adopt(second);
		expect(known(session)).toEqual([false, 0]);
		session.refusedFor('0');
		session.answered(inUse, 2);
		expect(known(session)).toEqual([false, 1]);
		session.discard(session.token ?? second);
		expect(known(session)).toEqual([false, 0]);
	});

	it('counts a hundred numbers at most', () => {
		const session = sessionWith(token('first'));
		for (let number = 0; number < 101; number++) session.refusedFor(`${number}`);
		expect(session.refusals).toHaveLength(100);
	});

	it('is which request was answered last', () => {
		const session = sessionWith(token('first'));
		const { token: inUse = token('none') } = session;
		const known = () => [0, 1, 2].map((sent) => session.hasAnsweredAfter(sent));
		const [early, late] = [session.countRequest(), session.countRequest()];
		expect([session.requestsSoFar, ...known()]).toEqual([2, false, false, false]);
		session.answered(inUse, late);
		expect(known()).toEqual([true, true, false]);
		// A reply that comes late says nothing of later requests, and takes nothing back.
		session.answered(inUse, early);
		expect(known()).toEqual([true, true, false]);
	});
});

describe('a number for which a new token changed nothing', () => {
	it('is remembered for ten minutes', async () => {
		const session = new TokenSession();
		session.markOdd('5');
		await inTime(599_999);
		expect([session.isOdd('5'), session.isOdd('6')]).toEqual([true, false]);
		await inTime(1);
		expect(session.isOdd('5')).toBe(false);
	});

	it('makes room after a hundred others, those marked longest ago first', () => {
		const session = new TokenSession();
		const numbers = Array.from({ length: 101 }, (_, number) => `${number}`);
		for (const number of [...numbers.slice(0, 100), '0', '100']) session.markOdd(number);
		expect(numbers.filter((number) => !session.isOdd(number))).toEqual(['1']);
	});
});

describe('the sessions of a process', () => {
	it('are one for each account, of which the hundred last used are kept', () => {
		for (let other = 0; other < 100; other++) tokenSession(`older ${other}`);
		const [first, second] = [tokenSession('first'), tokenSession('second')];
		for (let other = 0; other < 98; other++) tokenSession(`other ${other}`);
		expect(tokenSession('first')).toBe(first);
		tokenSession('one more');
		expect(sessionCount()).toBe(100);
		expect(tokenSession('first')).toBe(first);
		expect(tokenSession('second')).not.toBe(second);
	});
});
