import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import type { SessionToken } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import { TokenSession } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { RowRefusals } from '../../nodes/MobileMoneyNameLookup/transport/runToken';
import { RunToken } from '../../nodes/MobileMoneyNameLookup/transport/runToken';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

const LATER_MS = 60_000;

const DAY_MS = 86_400_000;

/** What a run has of its account beside the token t0. */
interface Given {
	/** What the token calls come to, one after the other; a token each beyond them. */
	problems?: AccountProblem[];
	/** The credential as it is stored. */
	stored?: ICredentialDataDecryptedObject;
	mayRetry?: (tries: number, sinceMs: number, retryAfterMs: number | undefined) => Promise<boolean>;
	signal?: AbortSignal;
	/** The first token; undefined for none. */
	first?: string;
}

/** A run whose account has the token t0, and gets t1, t2 and so on. */
function runOf({ problems = [], stored, mayRetry, signal, ...given }: Given = {}) {
	const session = new TokenSession();
	const renewAtMs = Date.now() + DAY_MS;
	const { first = 't0' } = given;
	if (first !== '') session.adopt({ accessToken: first, renewAtMs });
	const calls: ICredentialDataDecryptedObject[] = [];
	let issued = 0;
	const issue = async () =>
		await Promise.resolve({ accessToken: `t${++issued}`, renewAtMs: Date.now() + DAY_MS });
	const account = {
		...{ credential: { login: 'acme', accessToken: 'old' }, fingerprint: 'account', session },
		storedAnew: async () => await Promise.resolve(stored),
	};
	const never = async () => await Promise.resolve(false);
	const token = new RunToken(
		async (data, request, _options, timeoutMs, read) => {
			calls.push(data);
			const problem = problems.shift();
			if (problem) {
				request.problem = problem;
				throw new Error('n8n wraps it');
			}
			request.token = await session.issue('', issue, { timeoutMs });
			return await read(undefined, new AbortController().signal);
		},
		account,
		1_000,
		signal ?? new AbortController().signal,
		mayRetry ?? never,
	);
	const inUse = async (): Promise<SessionToken> => {
		const given = await token.get();
		if (!('accessToken' in given)) throw new Error('The run has no token');
		return given;
	};
	/** The token in use is refused for a row, which was left over and refused before or not. */
	const refused = async (number: string, row: Partial<RowRefusals> = {}) =>
		await token.refused(await inUse(), number, {
			...{ refused: 0, replaced: 0, leftOverAfter: undefined },
			...row,
		});
	const refusedFor = async (numbers: string[]) => {
		const verdicts: string[] = [];
		for (const number of numbers) verdicts.push(await refused(number));
		return verdicts;
	};
	const answered = async () => {
		session.answered(await inUse(), session.countRequest());
	};
	return { session, token, calls, inUse, refused, refusedFor, answered };
}

/** Such a run that has renewed once in vain, a while ago, its token taken since. */
async function afterRenewalInVain() {
	const run = runOf();
	expect(await run.refused('odd')).toBe('again');
	expect(await run.refused('odd', { refused: 1 })).toBe('leftOver');
	await run.answered();
	jest.advanceTimersByTime(LATER_MS);
	return run;
}

/** One whose token has just been renewed, and taken. */
async function justRenewed() {
	const run = runOf();
	expect(await run.refused('0')).toBe('again');
	await run.answered();
	jest.advanceTimersByTime(LATER_MS - 1);
	return run;
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => `${number}`);

describe('a token that is refused', () => {
	it('is renewed for the first number that it is refused for', async () => {
		const { inUse, refused } = runOf();
		expect((await inUse()).accessToken).toBe('t0');
		expect(await refused('0')).toBe('again');
		expect((await inUse()).accessToken).toBe('t1');
	});

	it('is renewed again when the renewal is a minute old', async () => {
		const run = await justRenewed();
		jest.advanceTimersByTime(1);
		expect(await run.refused('1')).toBe('again');
		expect((await run.inUse()).accessToken).toBe('t2');
	});
});

describe('a refusal that says little', () => {
	it.each([
		['after a renewal in vain', afterRenewalInVain],
		['just after a renewal', justRenewed],
	])('%s is believed for the third number in a row', async (_when, run) => {
		const { refusedFor } = await run();
		const verdicts = await refusedFor(['a', 'b', 'b', 'a', 'c']);
		expect(verdicts).toEqual([...Array<string>(4).fill('leftOver'), 'again']);
	});

	it('begins anew with each answer', async () => {
		const { refusedFor, answered } = await afterRenewalInVain();
		await refusedFor(['a', 'b']);
		await answered();
		expect(await refusedFor(['c', 'd', 'e'])).toEqual(['leftOver', 'leftOver', 'again']);
	});

	it('does not count numbers for which a new token changed nothing', async () => {
		const { refusedFor, session } = await afterRenewalInVain();
		for (const number of numbers(4)) session.markOdd(number);
		expect(new Set(await refusedFor(numbers(4)))).toEqual(new Set(['leftOver']));
		expect(await refusedFor(['e', 'f', 'g'])).toEqual(['leftOver', 'leftOver', 'again']);
	});

	it('is that of a number for which a new token changed nothing in another run', async () => {
		const { refused, session } = runOf();
		session.markOdd('odd');
		expect(await refused('odd')).toBe('leftOver');
		expect(await refused('other')).toBe('again');
	});

	it.each([
		['none', 'again'],
		['some', 'leftOver'],
	])('of a row left over is judged by who was answered since: %s', async (since, verdict) => {
		const { refused, answered, session } = await afterRenewalInVain();
		const leftOverAfter = session.requestsSoFar;
		if (since === 'some') await answered();
		expect(await refused('c', { leftOverAfter })).toBe(verdict);
	});

	it('is believed all the same where none was in vain', async () => {
		const { refused, answered } = runOf();
		await answered();
		expect(await refused('0', { leftOverAfter: 0 })).toBe('again');
	});
});

describe('a refusal needs no other number', () => {
	it('of a token that has been replaced: the row is sent with the new one', async () => {
		const { token, inUse, refused } = await afterRenewalInVain();
		const before = await inUse();
		for (const number of numbers(3)) await refused(number);
		const row = { refused: 1, replaced: 0, leftOverAfter: undefined };
		expect(await token.refused(before, 'x', row)).toBe('again');
		expect(await token.refused(before, 'x', row)).toBe('leftOver');
	});

	it('that is the third of its row', async () => {
		const { refused } = runOf();
		expect(await refused('0', { refused: 2 })).toBe('leftOver');
	});
});

describe('a token got in the place of a refused one', () => {
	it('tells with the twelfth number that the account is refused, and with none again', async () => {
		const { refused, refusedFor } = runOf();
		await refused('0');
		const verdicts = await refusedFor([...numbers(11), '0']);
		expect(new Set(verdicts)).toEqual(new Set(['leftOver']));
		expect(await refused('twelfth')).toBe('accountRefused');
	});

	it('tells so no more once it was taken', async () => {
		const { refused, session, answered } = runOf();
		await refused('0');
		await answered();
		for (const number of numbers(20)) session.markOdd(number);
		for (const number of numbers(20))
			expect(await refused(number, { refused: 1 })).toBe('leftOver');
	});
});

/** The credential with a token that another execution has stored. */
const storedWith = (accessToken: string, fingerprint = 'account') => ({
	...{ login: 'edited', accessToken, sessionFingerprint: fingerprint },
	sessionRenewAt: String(Date.now() + 2 * DAY_MS),
});

describe('a token that another execution has stored', () => {
	it('is used in the place of a refused one, five times for a row, and renews nothing', async () => {
		const stored: Record<string, string> = storedWith('theirs');
		const { token, inUse, calls } = runOf({ stored });
		const row = { refused: 0, replaced: 0, leftOverAfter: undefined };
		for (let time = 1; time <= 5; time++) {
			stored.accessToken = `theirs ${time}`;
			expect(await token.refused(await inUse(), '0', row)).toBe('again');
			expect((await inUse()).accessToken).toBe(`theirs ${time}`);
		}
		expect([calls.length, row.refused, row.replaced]).toEqual([0, 0, 5]);
		stored.accessToken = 'theirs 6';
		await token.refused(await inUse(), '0', row);
		expect(row).toMatchObject({ refused: 1, replaced: 5 });
	});

	it.each([
		['is used where the run has none', 'account', 'theirs', 0],
		['is none of another account', 'another', 't1', 1],
	])('%s', async (_what, fingerprint, expected, asked) => {
		const run = runOf({ first: '', stored: storedWith('theirs', fingerprint) });
		expect((await run.inUse()).accessToken).toBe(expected);
		expect(run.calls).toHaveLength(asked);
	});
});

describe('a token call', () => {
	it('is made with the credential as it is stored now, without its token, once for all', async () => {
		const stored = storedWith('theirs', 'another');
		const { token, calls } = runOf({ first: '', stored });
		const tokens = await Promise.all([token.get(), token.get()]);
		expect(tokens).toMatchObject([{ accessToken: 't1' }, { accessToken: 't1' }]);
		expect(calls).toMatchObject([{ login: 'edited', accessToken: '' }]);
		expect(token.isGood).toBe(true);
	});

	it('is made with the credential of the run where it is stored no more', async () => {
		const { token, calls } = runOf({ first: '' });
		expect(token.isGood).toBe(false);
		await token.get();
		expect(calls).toMatchObject([{ login: 'acme', accessToken: '' }]);
	});

	const refused = new AccountProblem('refused', 'Refused.', 'Check it.');
	const busy = new AccountProblem('serviceUnavailable', 'Busy.', 'Wait.', true, 7_000);
	const page = new AccountProblem('notThisService', 'A page.', 'Check the address.');

	it.each([
		['a refused login', refused, ''],
		['a page, from an address that gave no token yet', page, ''],
	])('fails for good by %s', async (_what, problem, first) => {
		const { token, calls } = runOf({ first, problems: [problem, problem] });
		const failure = await token.get();
		expect(failure).toBeInstanceOf(CheckFailure);
		expect(failure).toMatchObject({ retryable: false, tries: 1 });
		expect(calls).toHaveLength(1);
	});

	it.each([
		['a busy service', busy, 'Busy', 7_000],
		['a page, from an address that gave tokens', page, 'A page', undefined],
	])('is tried again as long as it may be after %s', async (_what, problem, message, pauseMs) => {
		const mayRetry = jest.fn(async (tries: number) => await Promise.resolve(tries < 3));
		const { token, session, inUse } = runOf({ problems: [problem, problem, problem], mayRetry });
		session.discard(await inUse());
		const startedMs = performance.now();
		const failed = await token.get();
		expect(failed).toMatchObject({ kind: 'down', hasNoToken: true, isWorthRetrying: false });
		expect(failed).toMatchObject({ failure: { message, retryable: true, tries: 3 } });
		const asked = [1, 2, 3].map((tries) => [tries, startedMs, pauseMs]);
		expect(mayRetry.mock.calls).toEqual(asked);
		expect(await token.get()).toMatchObject({ accessToken: 't1' });
	});

	it('gives no token to a run that has ended', async () => {
		const end = new AbortController();
		const { token } = runOf({ first: '', signal: end.signal });
		end.abort();
		expect(await token.get()).toMatchObject({ message: expect.stringMatching(/cancelled/i) });
	});

	it('ends with the run, and not with its failure', async () => {
		const end = new AbortController();
		const mayRetry = async () => {
			end.abort();
			return await Promise.resolve(false);
		};
		const { token } = runOf({ first: '', problems: [busy], mayRetry, signal: end.signal });
		expect(await token.get()).toMatchObject({ message: expect.stringMatching(/cancelled/i) });
	});
});
