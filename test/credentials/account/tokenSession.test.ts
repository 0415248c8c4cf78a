import { AccountProblem } from '../../../credentials/account/accountProblem';
import type { SessionToken } from '../../../credentials/account/tokenSession';
import { TokenSession, tokenSession } from '../../../credentials/account/tokenSession';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const lasting: SessionToken = { accessToken: 'lasting', renewAtMs: Number.MAX_SAFE_INTEGER };

const tokenNumber = (number: number): SessionToken => ({
	accessToken: `t${number}`,
	renewAtMs: number * 1000,
});

/** A token endpoint that answers in the next turn, and counts. */
function endpoint() {
	let calls = 0;
	const request = jest.fn(async () => {
		const number = ++calls;
		await nextTurn();
		return tokenNumber(number);
	});
	return request;
}

const refused = new AccountProblem('refused', 'Refused.', 'Check it.');

describe('a session', () => {
	it('has no token at first, and no renewal under way', () => {
		const session = new TokenSession();
		expect(session.token).toBeUndefined();
		expect(session.renewal).toBeUndefined();
	});

	it('asks once for 500 that want a token at the same time, and gives it to all', async () => {
		const session = new TokenSession();
		const request = endpoint();
		const tokens = await Promise.all(Array.from({ length: 500 }, () => session.issue('', request)));
		expect(request).toHaveBeenCalledTimes(1);
		expect(new Set(tokens)).toEqual(new Set([tokenNumber(1)]));
		expect(session.token).toEqual(tokenNumber(1));
	});

	it('asks once for 500 that want the same token replaced', async () => {
		const session = new TokenSession();
		const request = endpoint();
		await session.issue('', request);
		await Promise.all(Array.from({ length: 500 }, () => session.issue('t1', request)));
		expect(request).toHaveBeenCalledTimes(2);
		expect(session.token).toEqual(tokenNumber(2));
	});

	it('does not ask for one that wants a token replaced that is no longer in use', async () => {
		const session = new TokenSession();
		const request = endpoint();
		await session.issue('', request);
		await session.issue('t1', request);
		expect(await session.issue('t1', request)).toEqual(tokenNumber(2));
		expect(request).toHaveBeenCalledTimes(2);
	});

	it('asks anew when it is asked well after the last call ended', async () => {
		const session = new TokenSession();
		const request = jest.fn(async () => await Promise.resolve(lasting));
		await session.issue('', request);
		const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
		await session.issue('', request);
		later.mockRestore();
		expect(request).toHaveBeenCalledTimes(2);
	});

	it('hands a token that was just issued to who comes too late for its call', async () => {
		const session = new TokenSession();
		const request = jest.fn(async () => await Promise.resolve(lasting));
		await session.issue('', request);
		expect(await session.issue('', request)).toBe(lasting);
		expect(request).toHaveBeenCalledTimes(1);
	});

	it('never hands out a token that is due or was refused', async () => {
		const session = new TokenSession();
		const due = { ...lasting, renewAtMs: Date.now() - 1 };
		const request = jest.fn(async () => await Promise.resolve(due));
		await session.issue('', request);
		await session.issue('', request);
		session.discard(due.accessToken);
		await session.issue('', request);
		await session.issue(due.accessToken, request);
		expect(request).toHaveBeenCalledTimes(4);
	});

	it('gives the same failure to all that wait, and does not remember it', async () => {
		const session = new TokenSession();
		const failing = jest.fn(async () => {
			await nextTurn();
			throw refused;
		});
		const ends = await Promise.allSettled(
			Array.from({ length: 500 }, () => session.issue('', failing)),
		);
		expect(failing).toHaveBeenCalledTimes(1);
		for (const end of ends) expect(end).toEqual({ status: 'rejected', reason: refused });

		expect(session.token).toBeUndefined();
		await expect(session.issue('', endpoint())).resolves.toEqual(tokenNumber(1));
	});

	it('keeps the token in use when its renewal failed', async () => {
		const session = new TokenSession();
		session.adopt(tokenNumber(5));
		await expect(session.issue('t5', () => Promise.reject(refused))).rejects.toBe(refused);
		expect(session.token).toEqual(tokenNumber(5));
	});
});

describe('the token of a session', () => {
	it.each([
		['a later one is taken over', 5, 6, 6],
		['an earlier one is left', 5, 4, 5],
		['the same one stays', 5, 5, 5],
		['one for good is not replaced by an ordinary one', 9e12, 5, 9e12],
	])('is the later of the stored ones: %s', (_what, first, second, inUse) => {
		const session = new TokenSession();
		session.adopt(tokenNumber(first));
		session.adopt(tokenNumber(second));
		expect(session.token).toEqual(tokenNumber(inUse));
	});

	it('is taken over from the store when there is none', () => {
		const session = new TokenSession();
		session.adopt(tokenNumber(0));
		expect(session.token).toEqual(tokenNumber(0));
	});

	it('is forgotten when it was refused, and issued anew', async () => {
		const session = new TokenSession();
		session.adopt(tokenNumber(5));
		session.discard('t5');
		expect(session.token).toBeUndefined();
		expect(await session.issue('t5', endpoint())).toEqual(tokenNumber(1));
		expect(session.token).toEqual(tokenNumber(1));
	});

	it.each(['t4', '', 'T5', 't55'])('is not forgotten when another was refused: "%s"', (other) => {
		const session = new TokenSession();
		session.adopt(tokenNumber(5));
		session.discard(other);
		expect(session.token).toEqual(tokenNumber(5));
	});
});

describe('the sessions of a process', () => {
	it('are one for each account', () => {
		expect(tokenSession('account 1')).toBe(tokenSession('account 1'));
		expect(tokenSession('account 1')).not.toBe(tokenSession('account 2'));
	});
});
