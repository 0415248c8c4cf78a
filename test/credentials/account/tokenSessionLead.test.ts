import { AccountProblem } from '../../../credentials/account/accountProblem';
import type { SessionToken } from '../../../credentials/account/tokenSession';
import { TokenSession } from '../../../credentials/account/tokenSession';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const token: SessionToken = { accessToken: 't1', renewAtMs: 1000 };
const refused = new AccountProblem('refused', 'Refused.', 'Check it.');
const unreachable = new AccountProblem('unreachable', 'Cancelled.', 'Try again.', true);

/** A call of the token endpoint that ends only when it is cancelled. */
const untilCancelled = (abortSignal: AbortSignal | undefined): Promise<SessionToken> =>
	new Promise((_resolve, reject) => {
		abortSignal?.addEventListener('abort', () => {
			reject(unreachable);
		});
	});

/** What so many that wait for the renewal under way get to see. */
const waitersOf = (session: TokenSession, count: number) =>
	Promise.allSettled(Array.from({ length: count }, () => session.renewal));

describe('who leads the renewal of a token', () => {
	it('makes it known to all others until a token is issued', async () => {
		const session = new TokenSession();
		session.takeLead();
		const waiting = waitersOf(session, 500);
		expect(session.renewal).toBeDefined();
		await session.issue('', () => Promise.resolve(token));

		expect(session.renewal).toBeUndefined();
		expect(session.token).toEqual(token);
		for (const end of await waiting) expect(end.status).toBe('fulfilled');
	});

	it('releases the others as soon as the token is there, before it has settled itself', async () => {
		const session = new TokenSession();
		const lead = session.takeLead();
		let isReleased = false;
		void session.renewal?.then(() => {
			isReleased = true;
		});
		await session.issue('', () => Promise.resolve(token));
		await nextTurn();
		expect(isReleased).toBe(true);
		lead.settle();
		expect(session.token).toEqual(token);
	});

	it('can tell why its call brought no token, however n8n wraps it', async () => {
		const session = new TokenSession();
		session.takeLead();
		await expect(session.issue('', () => Promise.reject(refused))).rejects.toBe(refused);
		expect(session.failure).toBe(refused);
		await session.issue('', () => Promise.resolve(token));
		expect(session.failure).toBeUndefined();
	});

	it('is not told of the failures of those who led before', async () => {
		const session = new TokenSession();
		session.takeLead().settle();
		await expect(session.issue('', () => Promise.reject(refused))).rejects.toBe(refused);
		session.takeLead();
		expect(session.failure).toBeUndefined();
	});

	it('gives all others the same failure, which is not remembered', async () => {
		const session = new TokenSession();
		const lead = session.takeLead();
		const waiting = waitersOf(session, 500);
		lead.settle(refused);

		for (const end of await waiting) expect(end).toEqual({ status: 'rejected', reason: refused });
		expect(session.renewal).toBeUndefined();
		session.takeLead();
		await expect(session.issue('', () => Promise.resolve(token))).resolves.toEqual(token);
	});

	it('may fail with nobody waiting, and nothing is left unhandled', async () => {
		const unhandled = jest.fn();
		process.on('unhandledRejection', unhandled);
		new TokenSession().takeLead().settle(refused);
		await nextTurn();
		await nextTurn();
		process.off('unhandledRejection', unhandled);
		expect(unhandled).not.toHaveBeenCalled();
	});

	it('keeps the lead while single calls fail, so that it can try again', async () => {
		const session = new TokenSession();
		session.takeLead();
		const { renewal } = session;
		await expect(session.issue('', () => Promise.reject(unreachable))).rejects.toBe(unreachable);
		expect(session.renewal).toBe(renewal);
		await session.issue('', () => Promise.resolve(token));
		await expect(renewal).resolves.toBeUndefined();
	});

	it('may settle more than once, of which only the first counts', async () => {
		const session = new TokenSession();
		const lead = session.takeLead();
		const waiting = waitersOf(session, 1);
		lead.settle(refused);
		lead.settle();
		expect(await waiting).toEqual([{ status: 'rejected', reason: refused }]);
	});
});

describe('who leaves the lead without a verdict', () => {
	it('lets one of the others take it', async () => {
		const session = new TokenSession();
		const lead = session.takeLead();
		const waiting = waitersOf(session, 10);
		lead.settle();

		for (const end of await waiting) expect(end.status).toBe('fulfilled');
		expect(session.token).toBeUndefined();
		expect(session.renewal).toBeUndefined();
		session.takeLead();
		expect(session.renewal).toBeDefined();
	});

	it('does not end the lead of the next by settling late', async () => {
		const session = new TokenSession();
		const first = session.takeLead();
		first.settle();
		session.takeLead();
		const { renewal } = session;
		first.settle();
		first.settle(refused);
		expect(session.renewal).toBe(renewal);
		await session.issue('', () => Promise.resolve(token));
		await expect(renewal).resolves.toBeUndefined();
	});

	it('ends its own call when it is cancelled, and the next asks anew', async () => {
		const session = new TokenSession();
		const lead = session.takeLead();
		const call = session.issue('', untilCancelled);
		lead.abort.abort();
		await expect(call).rejects.toBe(unreachable);
		lead.settle();

		session.takeLead();
		const request = jest.fn(async (abortSignal: AbortSignal | undefined) => {
			expect(abortSignal?.aborted).toBe(false);
			return await Promise.resolve(token);
		});
		await expect(session.issue('', request)).resolves.toEqual(token);
		expect(request).toHaveBeenCalledTimes(1);
	});

	it('hands over the signal that cancels the call, and none without a lead', async () => {
		const request = jest.fn(async (abortSignal: AbortSignal | undefined) => {
			await Promise.resolve(abortSignal);
			return token;
		});
		const session = new TokenSession();
		await session.issue('', request);
		const lead = session.takeLead();
		await session.issue('', request);
		expect(request.mock.calls).toEqual([[undefined], [lead.abort.signal]]);
	});
});
