import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import type { SessionToken } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import {
	sessionCount,
	TokenSession,
	tokenSession,
} from '../../nodes/MobileMoneyNameLookup/account/tokenSession';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(async () => {
	// What waits ends with its test, and with it the timer that all waits share.
	await jest.advanceTimersByTimeAsync(3_600_000);
	jest.useRealTimers();
});

const DAY_MS = 86_400_000;
/** Who waits as long as it takes. */
const patient = { timeoutMs: DAY_MS };

/** A token that is due after so many milliseconds. */
const token = (accessToken: string, ms = DAY_MS): SessionToken => ({
	accessToken,
	renewAtMs: Date.now() + ms,
});

/** A token that says itself that it ends after so many seconds of a life of an hour. */
function jwt(seconds: number): string {
	const nowS = Math.floor(Date.now() / 1000);
	const claims = JSON.stringify({ iat: nowS + seconds - 3600, exp: nowS + seconds });
	return `e30.${Buffer.from(claims).toString('base64url')}.c2ln`;
}

/** A token endpoint that issues t1, t2 and so on, each after so many milliseconds. */
function endpoint(ms = 50) {
	let calls = 0;
	const signals: AbortSignal[] = [];
	const request = jest.fn(async (abortSignal: AbortSignal) => {
		signals.push(abortSignal);
		const number = ++calls;
		await new Promise((resolve) => setTimeout(resolve, ms));
		return token(`t${number}`);
	});
	return { request, signals };
}

/** What a wait has come to so far: a token's text, or an error. */
function watched(waiting: Promise<SessionToken>) {
	const state: { end?: unknown } = {};
	waiting.then(
		({ accessToken }) => (state.end = accessToken),
		(error: unknown) => (state.end = error),
	);
	return state;
}

const refused = new AccountProblem('refused', 'Refused.', 'Check it.');
const inTime = jest.advanceTimersByTimeAsync;

describe('a session', () => {
	it.each([
		['that has no token', ''],
		['whose token is to be replaced', 'old'],
	])('%s asks once for 500 that want one at the same time', async (_what, replaced) => {
		const session = new TokenSession();
		if (replaced) session.adopt(token(replaced));
		const { request } = endpoint();
		const waits = Array.from({ length: 500 }, () =>
			watched(session.issue(replaced, request, patient)),
		);
		await inTime(50);
		expect(request).toHaveBeenCalledTimes(1);
		expect(new Set(waits.map(({ end }) => end))).toEqual(new Set(['t1']));
		expect(session.token?.accessToken).toBe('t1');
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
		const first = watched(session.issue('', request, patient));
		await inTime(50);
		expect(first.end).toBe('t1');
		await inTime(afterMs);
		const next = watched(session.issue(replaced, request, patient));
		await inTime(50);
		expect(next.end).toBe(handedOut);
		expect(request).toHaveBeenCalledTimes(handedOut === 't1' ? 1 : 2);
	});

	it('has a token until it is due, and hands out none that is', async () => {
		const session = new TokenSession();
		session.adopt(token('stored', 1000));
		await inTime(999);
		expect(session.token?.accessToken).toBe('stored');
		await inTime(1);
		expect(session.token).toBeUndefined();
		const wait = watched(session.issue('old', endpoint().request, patient));
		await inTime(50);
		expect(wait.end).toBe('t1');
	});

	it('tells all who wait why there is no token, keeps the one in use, and remembers nothing', async () => {
		const session = new TokenSession();
		session.adopt(token('stored'));
		const failing = jest.fn(async () => {
			await new Promise((resolve) => setTimeout(resolve, 50));
			throw refused;
		});
		const waits = Array.from({ length: 50 }, () =>
			watched(session.issue('stored', failing, patient)),
		);
		await inTime(50);
		expect(failing).toHaveBeenCalledTimes(1);
		expect(new Set(waits.map(({ end }) => end))).toEqual(new Set([refused]));
		expect(session.token?.accessToken).toBe('stored');
		const next = watched(session.issue('stored', endpoint().request, patient));
		await inTime(50);
		expect(next.end).toBe('t1');
	});
});

describe('a token that was stored', () => {
	it.each<[string, number | undefined, number, string]>([
		['when there is none', undefined, 1, 'stored'],
		['when it is due later', 100, 101, 'stored'],
		['unless it is due as soon', 100, 100, 'in use'],
		['unless it is due sooner', 100, 99, 'in use'],
	])('is taken over %s', (_when, inUseMs, storedMs, expected) => {
		const session = new TokenSession();
		if (inUseMs !== undefined) session.adopt(token('in use', inUseMs));
		session.adopt(token('stored', storedMs));
		expect(session.token?.accessToken).toBe(expected);
	});

	it('does not move the time of renewal of the same one in use', () => {
		const session = new TokenSession();
		const inUse = token('a', 1000);
		session.adopt(inUse);
		const { token: before } = session;
		session.adopt({ ...inUse, renewAtMs: inUse.renewAtMs + 5000 });
		expect(session.token).toBe(before);
	});

	it.each([
		['ends tomorrow', 86_400, true],
		['ends in more than a minute', 62, true],
		['ends within a minute', 59, false],
		['has ended', -10, false],
	])('is due by its own end, whoever stored it: a JWT that %s', (_what, seconds, isGood) => {
		const session = new TokenSession();
		session.adopt(token(jwt(seconds)));
		expect(session.token !== undefined).toBe(isGood);
	});
});

describe('a token that was refused', () => {
	it('is forgotten, and not taken over again', () => {
		const session = new TokenSession();
		session.adopt(token('a'));
		const { token: inUse } = session;
		if (inUse) session.discard(inUse);
		expect(session.token).toBeUndefined();
		session.adopt(token('a', 2 * DAY_MS));
		expect(session.token).toBeUndefined();
		session.adopt(token('b'));
		expect(session.token?.accessToken).toBe('b');
	});

	it('does not cost another one that has taken its place', () => {
		const session = new TokenSession();
		session.adopt(token('b'));
		session.discard(token('a'));
		expect(session.token?.accessToken).toBe('b');
	});

	it.each([
		[19, false],
		[20, true],
	])('is forgotten itself after %d others: %p', (others, isTakenOver) => {
		const session = new TokenSession();
		session.discard(token('a'));
		for (let other = 0; other < others; other++) session.discard(token(`other ${other}`));
		session.adopt(token('a'));
		expect(session.token !== undefined).toBe(isTakenOver);
	});
});

describe('a token call that several wait for', () => {
	it('is not aborted by one who leaves, and by the last one is', async () => {
		const session = new TokenSession();
		const { request, signals } = endpoint(60_000);
		const leavers = [new AbortController(), new AbortController()];
		const waits = leavers.map(({ signal: abortSignal }) =>
			watched(session.issue('', request, { ...patient, abortSignal })),
		);
		leavers[0]?.abort();
		await inTime(150);
		expect(waits).toMatchObject([{ end: { code: 'ECONNABORTED' } }, {}]);
		expect(waits[1]?.end).toBeUndefined();
		expect(signals).toMatchObject([{ aborted: false }]);
		leavers[1]?.abort();
		await inTime(150);
		expect(waits[1]?.end).toMatchObject({ code: 'ECONNABORTED' });
		expect(signals).toMatchObject([{ aborted: true }]);
	});

	it('brings the others their token although the one who began it has left', async () => {
		const session = new TokenSession();
		const { request } = endpoint(1000);
		const leaver = new AbortController();
		void watched(session.issue('', request, { ...patient, abortSignal: leaver.signal }));
		const other = watched(session.issue('', request, patient));
		leaver.abort();
		await inTime(1000);
		expect(other.end).toBe('t1');
		expect(request).toHaveBeenCalledTimes(1);
	});

	it('is not joined once all have left it', async () => {
		const session = new TokenSession();
		const { request } = endpoint(60_000);
		void watched(session.issue('', request, { timeoutMs: 100 }));
		await inTime(200);
		void watched(session.issue('', request, patient));
		expect(request).toHaveBeenCalledTimes(2);
	});

	it.each([
		[999, 1],
		[1000, 2],
	])(
		'is joined before it has taken the %d ms that the waiter has, in %d calls',
		async (ms, calls) => {
			const session = new TokenSession();
			const { request } = endpoint(60_000);
			void watched(session.issue('', request, patient));
			await inTime(ms);
			void watched(session.issue('', request, { timeoutMs: 1000 }));
			expect(request).toHaveBeenCalledTimes(calls);
		},
	);

	it('that was stuck and replaced does not end the next one’s single flight', async () => {
		const session = new TokenSession();
		const stuck = watched(session.issue('', endpoint(3000).request, patient));
		await inTime(2000);
		const { request } = endpoint(5000);
		const next = watched(session.issue('', request, { timeoutMs: 2000 }));
		await inTime(1000);
		expect(stuck.end).toBe('t1');
		void watched(session.issue('t1', request, patient));
		expect(request).toHaveBeenCalledTimes(1);
		await inTime(1100);
		expect(next.end).toMatchObject({ code: 'ETIMEDOUT' });
	});
});

describe('the sessions of a process', () => {
	it('are one for each account', () => {
		expect(tokenSession('account 1')).toBe(tokenSession('account 1'));
		expect(tokenSession('account 1')).not.toBe(tokenSession('account 2'));
	});

	it('are a hundred at most: who was used longest ago is forgotten', () => {
		for (let other = 0; other < 100; other++) tokenSession(`older ${other}`);
		const [first, second] = [tokenSession('first'), tokenSession('second')];
		for (let other = 0; other < 98; other++) tokenSession(`other ${other}`);
		expect(sessionCount()).toBe(100);
		expect(tokenSession('first')).toBe(first);
		tokenSession('one more');
		expect(sessionCount()).toBe(100);
		expect(tokenSession('first')).toBe(first);
		expect(tokenSession('second')).not.toBe(second);
	});
});
