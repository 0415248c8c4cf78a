import type { SessionToken } from '../../nodes/MobileMoneyNameLookup/account/token';
import type { Waiter } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import { TokenSession, tokenSession } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import { useOwnDate } from '../support/ownClock';

const DAY_MS = 86_400_000;

const time = useOwnDate(DAY_MS);

/** A token that is due after so many milliseconds. */
const token = (accessToken: string, ms = DAY_MS): SessionToken => ({
	accessToken,
	renewAtMs: Date.now() + ms,
});

/** A session with such tokens adopted one after the other. */
function sessionWith(...adopted: SessionToken[]): TokenSession {
	const session = new TokenSession(time.clock);
	for (const each of adopted) expect(session.adopt(each)).toBe(true);
	return session;
}

/** A token endpoint that issues t1, t2 and so on, each after so many milliseconds, or fails. */
function endpoint(ms = 50, failure?: Error) {
	const signals: AbortSignal[] = [];
	const request = async (abortSignal: AbortSignal) => {
		const calls = signals.push(abortSignal);
		const untilMs = time.clock.nowMs() + ms;
		await time.clock.waitUntil(() => untilMs, new AbortController().signal);
		if (failure) throw failure;
		return token(`t${calls}`);
	};
	return { request, signals };
}

/** Asks a session for a token; `end` is what has come of it so far: a token's text, or an error. */
function ask(
	session: TokenSession,
	{ request }: ReturnType<typeof endpoint>,
	{ replaced = '', timeoutMs = DAY_MS, ...waiter }: Partial<Waiter> & { replaced?: string } = {},
) {
	const state: { end?: unknown } = {};
	session.issue(replaced, request, { timeoutMs, ...waiter }).then(
		({ accessToken }) => (state.end = accessToken),
		(error: unknown) => (state.end = error),
	);
	return state;
}

describe('a token call', () => {
	it.each([
		['a token', '', undefined],
		['no token', 'old', new Error('refused')],
	])('is one for 50 who ask at the same time, and brings %s', async (_what, replaced, failure) => {
		const session = replaced ? sessionWith(token(replaced)) : sessionWith();
		const service = endpoint(50, failure);
		const waits = Array.from({ length: 50 }, () => ask(session, service, { replaced }));
		await time.pass(50);
		expect(service.signals).toHaveLength(1);
		expect(new Set(waits.map(({ end }) => end))).toEqual(new Set([failure ?? 't1']));
		expect(session.token?.accessToken).toBe(failure ? replaced : 't1');
		// A failure is not remembered.
		const next = ask(session, endpoint(), { replaced });
		await time.pass(50);
		expect(next.end).toBe('t1');
	});

	it.each([
		['by who wants none replaced', '', 0, 't1'],
		['by who wants none replaced a while later', '', 4_999, 't1'],
		['well before one who wants none replaced', '', 5_000, 't2'],
		['whenever another one is to be replaced', 'old', 3_600_000, 't1'],
		['when this very token is to be replaced', 't1', 0, 't2'],
	])('that ended is used or not, %s', async (_who, replaced, afterMs, handedOut) => {
		const session = sessionWith();
		const service = endpoint();
		ask(session, service);
		await time.pass(50 + afterMs);
		const next = ask(session, service, { replaced });
		await time.pass(50);
		expect(next.end).toBe(handedOut);
	});

	it('is made where the token is due, whichever is to be replaced', async () => {
		const session = sessionWith(token('stored', 1_000));
		await time.pass(999);
		expect(session.token?.accessToken).toBe('stored');
		await time.pass(1);
		expect(session.token).toBeUndefined();
		const wait = ask(session, endpoint(), { replaced: 'old' });
		await time.pass(50);
		expect(wait.end).toBe('t1');
	});

	it('goes on when the one who began it leaves, and is ended and joined by nobody after the last', async () => {
		const session = sessionWith();
		const service = endpoint(1_000);
		const leavers = [new AbortController(), new AbortController()];
		const [first, last] = leavers.map(({ signal: abortSignal }) =>
			ask(session, service, { abortSignal }),
		);
		leavers[0]?.abort();
		await time.pass(150);
		expect([first?.end, last?.end]).toMatchObject([{ code: 'ECONNABORTED' }, undefined]);
		expect(service.signals).toMatchObject([{ aborted: false }]);
		leavers[1]?.abort();
		await time.pass(100);
		expect(last?.end).toMatchObject({ code: 'ECONNABORTED' });
		ask(session, service);
		expect(service.signals).toHaveLength(2);
		await time.pass(100);
		expect(service.signals).toMatchObject([{ aborted: true }, { aborted: false }]);
	});

	it('that was stuck and replaced does not end the next one’s single flight', async () => {
		const session = sessionWith();
		const stuck = ask(session, endpoint(3_000));
		await time.pass(2_000);
		const service = endpoint(5_000);
		const next = ask(session, service, { timeoutMs: 2_000 });
		await time.pass(1_000);
		expect(stuck.end).toBe('t1');
		ask(session, service, { replaced: 't1' });
		expect(service.signals).toHaveLength(1);
		await time.pass(1_000);
		expect(next.end).toMatchObject({ code: 'ETIMEDOUT' });
	});
});

describe('a token that was stored', () => {
	it.each([
		['when it is due later', 'stored', 101, false, true],
		['unless it is due as soon', 'stored', 100, false, false],
		['unless it was in use before', 'former', 101, false, false],
		['in the place of a refused one, though due sooner', 'stored', 1, true, true],
		['unless it is the refused one', 'in use', 101, true, false],
	])('is taken over %s', (_when, accessToken, ms, isInPlace, isTakenOver) => {
		const inUse = token('in use', 100);
		const session = sessionWith(token('former', 99), inUse);
		const stored = token(accessToken, ms);
		expect(session.adopt(stored, isInPlace ? inUse : undefined)).toBe(isTakenOver);
		expect(session.token).toEqual(isTakenOver ? stored : inUse);
		expect(session.used).toEqual(['former', 'in use', ...(isTakenOver ? ['stored'] : [])]);
	});

	it('is not taken over again after it was refused, until twenty others were', () => {
		const session = sessionWith(token('a', 1));
		for (let other = 0; other < 21; other++) {
			expect(session.adopt(token('a'))).toBe(false);
			expect(session.adopt(token(`other ${other}`, 2 + other))).toBe(true);
		}
		expect(session.used).toHaveLength(21);
		expect(session.adopt(token('a'))).toBe(true);
	});
});

/** A session whose token was refused and replaced a moment ago. */
function replacedNow(): { session: TokenSession; first: SessionToken; inUse: SessionToken } {
	const [first, inUse] = [token('first'), token('second')];
	const session = sessionWith(first);
	session.refused(first, 'x', 0);
	session.adopt(inUse);
	return { session, first, inUse };
}

/** A session whose first token is still in use. */
function longInUse(): { session: TokenSession; inUse: SessionToken } {
	const inUse = token('first');
	return { session: sessionWith(inUse), inUse };
}

describe('a token that is refused', () => {
	it.each([false, true])('has died with the first refusal; taken before: %s', (isTaken) => {
		const { session, inUse } = longInUse();
		if (isTaken) session.answered(inUse, ++session.requests);
		expect(session.refused(inUse, '0', 0)).toBe('again');
		expect([session.token, session.used]).toEqual([undefined, ['first']]);
	});

	it('has been replaced before: the row is sent with the new one', () => {
		const { session, first, inUse } = replacedNow();
		expect(session.refused(first, '0', 0)).toBe('again');
		expect(session.token).toBe(inUse);
	});

	it.each([
		[59_999, 'leftOver'],
		[60_000, 'again'],
	])('and came in the place of another %d ms ago: its row is %s', async (ms, verdict) => {
		const { session, inUse } = replacedNow();
		await time.pass(ms);
		expect(session.refused(inUse, '0', 0)).toBe(verdict);
		expect(session.token).toBe(verdict === 'again' ? undefined : inUse);
	});
});

describe('a token in the place of a refused one', () => {
	it('has died, too, with the third number since it was answered', () => {
		const { session, inUse } = replacedNow();
		const refused = (number: string) => session.refused(inUse, number, 0);
		expect(refused('before it was taken')).toBe('leftOver');
		session.answered(inUse, 1);
		expect(['a', 'b', 'b', 'a'].map(refused)).toEqual(Array(4).fill('leftOver'));
		session.answered(inUse, 2);
		expect(['c', 'd', 'e'].map(refused)).toEqual(['leftOver', 'leftOver', 'again']);
		expect(session.token).toBeUndefined();
	});

	it('has died with the first refusal for a run that began later, too, unless it is just issued', async () => {
		const { session, inUse } = replacedNow();
		await time.pass(4_999);
		expect(session.refused(inUse, 'a', 1)).toBe('leftOver');
		await time.pass(1);
		expect(session.refused(inUse, 'a', 0)).toBe('leftOver');
		expect(session.refused(inUse, 'a', 1)).toBe('again');
	});

	it('tells with the twelfth number that the account is refused, whatever the one before came to', () => {
		const { session, inUse } = replacedNow();
		session.answered(inUse, 1);
		for (const number of ['a', 'b', 'c']) session.refused(inUse, number, 0);
		const third = token('third');
		session.adopt(third);
		// Late, from the one before.
		session.answered(inUse, 2);
		const numbers = [...Array.from({ length: 11 }, (_, number) => `${number}`), '0', 'twelfth'];
		const verdicts = numbers.map((number) => session.refused(third, number, 0));
		expect(verdicts).toEqual([...Array<string>(12).fill('leftOver'), 'accountRefused']);
	});

	it.each([
		['in the place of another', true],
		['long in use', false],
	])('%s has died where nothing was answered for a round', (_how, isInPlace) => {
		const { session, inUse } = isInPlace ? replacedNow() : longInUse();
		session.answered(inUse, 8);
		expect(session.refused(inUse, '0', 0, 7)).toBe('leftOver');
		expect(session.refused(inUse, '0', 0, 8)).toBe('again');
	});
});

it('the sessions of a process are one for each account, of which the hundred last used are kept', () => {
	const [first, second] = [tokenSession('first'), tokenSession('second')];
	for (let other = 0; other < 98; other++) tokenSession(`other ${other}`);
	expect(tokenSession('first')).toBe(first);
	tokenSession('one more');
	expect(tokenSession('first')).toBe(first);
	expect(tokenSession('second')).not.toBe(second);
});
