import type { SessionToken } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import { TokenSession } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import type { RowRefusals } from '../../nodes/MobileMoneyNameLookup/transport/runToken';
import { RunToken } from '../../nodes/MobileMoneyNameLookup/transport/runToken';

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

const LATER_MS = 60_000;

/** A run whose account has the token t0, and gets t1, t2 and so on. */
function runOf() {
	const session = new TokenSession();
	session.adopt({ accessToken: 't0', renewAtMs: Date.now() + 86_400_000 });
	let issued = 0;
	const issue = async () => {
		const accessToken = `t${++issued}`;
		return await Promise.resolve({ accessToken, renewAtMs: Date.now() + 86_400_000 });
	};
	const token = new RunToken(
		async (_data, request, _options, timeoutMs, read) => {
			request.token = await session.issue('', issue, { timeoutMs });
			return await read(undefined, new AbortController().signal);
		},
		{
			...{ credential: {}, fingerprint: 'account', session },
			storedAnew: async () => await Promise.resolve(session).then(() => undefined),
		},
		1_000,
		new AbortController().signal,
		async () => await Promise.resolve(false),
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
	return { session, token, inUse, refused, refusedFor, answered };
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
