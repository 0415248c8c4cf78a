import { TokenEvidence } from '../../nodes/MobileMoneyNameLookup/account/tokenEvidence';
import type { Inquiry, Refusal } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';
import { TokenTrust } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';

const sessionToken = (accessToken: string) => ({ accessToken, renewAtMs: Infinity });
const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => `row ${row}`);

/** A run in which other numbers are answered so, one after another; the last one repeats. */
function trustOf(...answers: Inquiry[]) {
	const evidence = new TokenEvidence();
	let asked = 0;
	const inquire = jest.fn(async () => {
		const answer = answers[Math.min(asked++, answers.length - 1)];
		return await Promise.resolve(answer ?? 'unknown');
	});
	const trust = new TokenTrust(evidence, inquire);
	const [t1, t2] = [sessionToken('t1'), sessionToken('t2')];
	const refused = async (refusal: Partial<Refusal> = {}) =>
		await trust.refused({ token: t1, number: 'x', isInUse: true, refusals: 1, ...refusal });
	/** The token is renewed for a number. */
	const renew = async (number: string) => {
		trust.using(t1);
		expect(await refused({ number })).toBe('renew');
		trust.using(t2);
	};
	return { trust, evidence, inquire, t1, t2, refused, renew };
}

/** Such a run that has renewed once in vain, its token t2 taken since. */
async function afterRenewalInVain(...answers: Inquiry[]) {
	const run = trustOf(...answers);
	await run.renew('odd');
	expect(await run.refused({ token: run.t2, number: 'odd', refusals: 2 })).toBe('leaveOver');
	run.evidence.taken(run.t2);
	expect(run.inquire).not.toHaveBeenCalled();
	return run;
}

describe('a refusal', () => {
	it.each<[string, Inquiry, unknown, unknown]>([
		['another number is answered: the row is refused', 'taken', 'leaveOver', 'leaveOver'],
		['another number is refused: the token has died', 'refused', 'renew', 'renew'],
		['no other number tells', 'unknown', 'leaveOver', 'renew'],
	])(
		'soon after a renewal, or one in vain, is judged: %s',
		async (_what, answer, afterVain, soon) => {
			const vain = await afterRenewalInVain(answer);
			expect(await vain.refused({ token: vain.t2 })).toBe(afterVain);
			// Only several refusals count where one has meant little.
			const inquiries = answer === 'refused' ? 3 : 1;
			expect(vain.inquire.mock.calls).toEqual(
				Array.from({ length: inquiries }, () => [vain.t2, 'x']),
			);
			const helped = trustOf(answer);
			expect(await helped.refused({ isJustRenewed: true })).toBe(soon);
			expect(helped.inquire).toHaveBeenCalledTimes(1);
		},
	);

	it.each<[string, boolean, number, string]>([
		['of a token that has been replaced', false, 2, 'resend'],
		['that is the third', true, 3, 'leaveOver'],
		['that is the third, of a token that has been replaced', false, 3, 'leaveOver'],
	])('needs no other number %s', async (_what, isInUse, refusals, verdict) => {
		const { refused, inquire, t2 } = await afterRenewalInVain('refused');
		expect(await refused({ token: t2, isInUse, refusals })).toBe(verdict);
		expect(inquire).not.toHaveBeenCalled();
	});

	it('of rows under way together costs one inquiry, and one more for those that came later', async () => {
		const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
		const evidence = new TokenEvidence();
		const pending: Array<(answer: Inquiry) => void> = [];
		const inquire = jest.fn(() => new Promise<Inquiry>((resolve) => pending.push(resolve)));
		const trust = new TokenTrust(evidence, inquire);
		const token = sessionToken('t1');
		const ends: Array<[string, unknown]> = [];
		const refuse = (number: string) => {
			evidence.markOdd(number);
			void trust
				.refused({ token, number, isInUse: true, refusals: 1 })
				.then((verdict) => ends.push([number, verdict]));
		};
		const answer = async (inquiry: Inquiry) => {
			pending.shift()?.(inquiry);
			await nextTurn();
		};
		for (const number of ['a', 'b', 'c']) refuse(number);
		await nextTurn();
		expect(inquire.mock.calls).toEqual([[token, 'a']]);
		await answer('taken');
		expect(ends).toEqual([['a', 'leaveOver']]);
		expect(inquire.mock.calls.slice(1)).toEqual([[token, 'b']]);
		// It came after the second inquiry was sent, which so says nothing of it.
		refuse('d');
		await answer('refused');
		expect(ends.slice(1)).toEqual([
			['b', 'renew'],
			['c', 'renew'],
		]);
		expect(inquire).toHaveBeenCalledTimes(3);
		await answer('taken');
		expect(ends.at(-1)).toEqual(['d', 'leaveOver']);
		refuse('e');
		expect(inquire).toHaveBeenCalledTimes(4);
	});
});

describe('a token got in the place of a refused one', () => {
	/** Such a token, refused for so many numbers. */
	async function refusedFor(numbers: number) {
		const run = trustOf('unknown');
		await run.renew('0');
		const verdicts: unknown[] = [];
		for (let number = 0; number < numbers; number++)
			verdicts.push(await run.refused({ token: run.t2, number: `${number}` }));
		return { ...run, verdicts };
	}

	it('halts the run with the twelfth number that it is refused for, and by none again', async () => {
		const { refused, t2, verdicts, inquire } = await refusedFor(11);
		verdicts.push(await refused({ token: t2, number: '0' }));
		expect(new Set(verdicts)).toEqual(new Set(['leaveOver']));
		expect(await refused({ token: t2, number: 'twelfth' })).toBe('haltRun');
		expect(inquire).not.toHaveBeenCalled();
	});

	it.each([
		[4, false],
		[5, true],
	])('is in doubt after %d numbers, %p, until it is taken', async (numbers, isInDoubt) => {
		const { trust, t1, t2, evidence, refused } = await refusedFor(numbers);
		expect([trust.isInDoubt(t1), trust.isInDoubt(t2)]).toEqual([false, isInDoubt]);
		evidence.taken(t2);
		for (const number of rowsOf(20))
			expect(await refused({ token: t2, number, refusals: 2 })).toBe('leaveOver');
		expect(trust.isInDoubt(t2)).toBe(false);
	});

	it('is the first one used after the renewal, and no later one', async () => {
		const { trust, refused } = await refusedFor(0);
		const token = sessionToken('t3');
		trust.using(token);
		expect(await refused({ token })).toBe('renew');
	});
});

describe('a row that is refused after a renewal in vain', () => {
	it.each<[string, Inquiry[], unknown, number]>([
		['three', ['refused'], 'renew', 3],
		['two, of which one is answered', ['refused', 'taken'], 'leaveOver', 2],
	])('is judged by %s', async (_what, answers, verdict, inquiries) => {
		const { refused, inquire, t2 } = await afterRenewalInVain(...answers);
		expect(await refused({ token: t2 })).toBe(verdict);
		expect(inquire).toHaveBeenCalledTimes(inquiries);
	});
});
