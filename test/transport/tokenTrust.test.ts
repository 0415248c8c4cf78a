import { TokenEvidence } from '../../nodes/MobileMoneyNameLookup/account/tokenEvidence';
import type { Refusal } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';
import { TokenTrust } from '../../nodes/MobileMoneyNameLookup/transport/tokenTrust';

const sessionToken = (accessToken: string) => ({ accessToken, renewAtMs: Infinity });

/** A run whose first token is t1. */
function trustOf() {
	const evidence = new TokenEvidence();
	const trust = new TokenTrust(evidence);
	const [t1, t2] = [sessionToken('t1'), sessionToken('t2')];
	const usual = { token: t1, number: 'x', isInUse: true, refusals: 1, isJustRenewed: false };
	const refused = (refusal: Partial<Refusal> = {}) => trust.refused({ ...usual, ...refusal });
	/** The token is renewed for a number. */
	const renew = (number: string) => {
		trust.using(t1);
		expect(refused({ number })).toBe('renew');
		trust.using(t2);
	};
	return { trust, evidence, t1, t2, refused, renew };
}

/** Such a run that has renewed once in vain, its token t2 taken since. */
function afterRenewalInVain() {
	const run = trustOf();
	run.renew('odd');
	expect(run.refused({ token: run.t2, number: 'odd', refusals: 2 })).toBe('leaveOver');
	run.evidence.taken(run.t2);
	const refused = (refusal: Partial<Refusal> = {}) => run.refused({ token: run.t2, ...refusal });
	return { ...run, refused };
}

describe('a refusal that says little', () => {
	it.each<[string, () => { refused: (refusal: Partial<Refusal>) => unknown }, Partial<Refusal>]>([
		['after a renewal in vain', afterRenewalInVain, {}],
		['just after a renewal', trustOf, { isJustRenewed: true }],
	])('%s is believed for the third number in a row', (_when, run, given) => {
		const { refused } = run();
		const verdicts = ['a', 'b', 'b', 'a', 'c'].map((number) => refused({ ...given, number }));
		expect(verdicts).toEqual([...Array<string>(4).fill('leaveOver'), 'renew']);
	});

	it('begins anew with each answer', () => {
		const { refused, evidence, t2 } = afterRenewalInVain();
		for (const number of ['a', 'b']) refused({ number });
		evidence.taken(t2);
		const verdicts = ['c', 'd', 'e'].map((number) => refused({ number }));
		expect(verdicts).toEqual(['leaveOver', 'leaveOver', 'renew']);
	});

	it('does not count numbers for which a new token changed nothing', () => {
		const { refused, evidence } = afterRenewalInVain();
		const verdicts = ['a', 'b', 'c', 'd'].map((number) => {
			evidence.markOdd(number);
			return refused({ number });
		});
		expect(new Set(verdicts)).toEqual(new Set(['leaveOver']));
		expect(['e', 'f', 'g'].map((number) => refused({ number })).at(-1)).toBe('renew');
	});

	it.each([
		['none', 'renew'],
		['some', 'leaveOver'],
	] as const)('of a row left over is judged by who was answered since: %s', (since, verdict) => {
		const { refused } = afterRenewalInVain();
		for (const number of ['a', 'b']) refused({ number });
		expect(refused({ number: 'c', answersSince: since })).toBe(verdict);
	});

	it.each(['none', 'some'] as const)(
		'is believed all the same where none was in vain (%s)',
		(since) => {
			expect(trustOf().refused({ answersSince: since })).toBe('renew');
		},
	);
});

it.each<[string, boolean, number, string]>([
	['of a token that has been replaced', false, 2, 'resend'],
	['that is the third', true, 3, 'leaveOver'],
	['that is the third, of a token that has been replaced', false, 3, 'leaveOver'],
])('a refusal %s needs no other number', (_what, isInUse, refusals, verdict) => {
	expect(afterRenewalInVain().refused({ isInUse, refusals })).toBe(verdict);
});

describe('a token got in the place of a refused one', () => {
	it('halts the run with the twelfth number that it is refused for, and by none again', () => {
		const { refused, renew, t2 } = trustOf();
		renew('0');
		const verdicts = Array.from({ length: 11 }, (_, number) =>
			refused({ token: t2, number: `${number}` }),
		);
		verdicts.push(refused({ token: t2, number: '0' }));
		expect(new Set(verdicts)).toEqual(new Set(['leaveOver']));
		expect(refused({ token: t2, number: 'twelfth' })).toBe('haltRun');
	});

	it('halts it no more once it was taken', () => {
		const { refused, renew, evidence, t2 } = trustOf();
		renew('0');
		evidence.taken(t2);
		const verdicts = Array.from({ length: 20 }, (_, number) =>
			refused({ token: t2, number: `${number}`, refusals: 2 }),
		);
		expect(new Set(verdicts)).toEqual(new Set(['leaveOver']));
	});

	it('is the first one used after the renewal, and no later one', () => {
		const { trust, refused, renew } = trustOf();
		renew('0');
		const token = sessionToken('t3');
		trust.using(token);
		expect(refused({ token })).toBe('renew');
	});
});
