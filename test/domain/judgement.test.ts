import type { NameCheck } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { judge, judgeOtherType } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { maskPart } from '../../nodes/MobileMoneyNameLookup/domain/maskName';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';

const found = (name?: string) => ({
	meaning: 'found' as const,
	...(name !== undefined && { name }),
});

const expecting = (expectedName?: string, more: Partial<NameCheck> = {}): NameCheck => ({
	...(expectedName !== undefined && { expectedName }),
	matchPolicy: 'needsReview',
	emptyExpectedName: 'needsReview',
	...more,
});

/** What is made of a holder of this name. */
const judged = (name?: string, expectedName?: string, more?: Partial<NameCheck>) =>
	judge(found(name), expecting(expectedName, more));

const closeIsEnough = { matchPolicy: 'confirmed' } as const;
const noNameIsEnough = { lacksExpectedName: true, emptyExpectedName: 'confirmed' } as const;

describe('an answer with a holder', () => {
	it('is confirmed when no name is expected', () => {
		const verdict = { outcome: 'confirmed', reason: 'nameFound' };
		expect(judged('JANE KAMAU')).toEqual(verdict);
	});

	it.each([
		['needsReview', 'Jane Kamau', 'match', 'confirmed', 'nameMatched'],
		['needsReview', 'Jane Wanjiku Kamua', 'closeMatch', 'needsReview', 'nameClose'],
		['needsReview', 'Peter Otieno', 'noMatch', 'notConfirmed', 'nameDiffers'],
		['confirmed', 'Jane Kamau', 'match', 'confirmed', 'nameMatched'],
		['confirmed', 'Jane Wanjiku Kamua', 'closeMatch', 'confirmed', 'nameClose'],
		['confirmed', 'Peter Otieno', 'noMatch', 'notConfirmed', 'nameDiffers'],
	] as const)(
		'is judged by the comparison, where close matches go to %s: %s',
		(matchPolicy, expectedName, result, outcome, reason) => {
			const judgement = judged('JANE WANJIKU KAMAU', expectedName, { matchPolicy });
			expect(judgement).toMatchObject({ outcome, reason, nameMatch: { result } });
		},
	);

	it.each([
		['needsReview', 'JANE KAMAU', 'needsReview', 'nameNotCompared'],
		['confirmed', 'JANE KAMAU', 'confirmed', 'nameNotCompared'],
		['confirmed', 'N/A', 'needsReview', 'nameMissing'],
	] as const)(
		'goes to %s where the row has no name to compare it with: %s',
		(emptyExpectedName, name, outcome, reason) => {
			const row = { lacksExpectedName: true, emptyExpectedName };
			expect(judged(name, undefined, row)).toEqual({ outcome, reason });
		},
	);

	it.each([' ', '***', 'Ltd', 'Enterprises', 'N/A'])(
		'is not confirmed by an expected name that says nothing: %p',
		(expectedName) => {
			const verdict = { outcome: 'notConfirmed', reason: 'nameDiffers' };
			expect(judged('JANE KAMAU', expectedName)).toMatchObject(verdict);
			const { outcome } = judged(`${expectedName} `, expectedName, closeIsEnough);
			expect(outcome).not.toBe('confirmed');
		},
	);

	it.each(['JANE KAMAU BLOCKED', 'NOT JANE KAMAU', 'MRS JANE KAMAU', 'J*** K****U'])(
		'is not confirmed by a close match of which something warns: %s',
		(registered) => {
			const verdict = { outcome: 'needsReview', reason: 'nameClose' };
			expect(judged(registered, 'Mr Jane Kamau', closeIsEnough)).toMatchObject(verdict);
		},
	);

	it('shows of the registered name in the explanation only what is revealed', () => {
		const { nameMatch } = judged('JANE WANJIKU KAMAU', 'Jane Otieno', { reveal: maskPart });
		expect(nameMatch?.explanation.join(' ')).toContain('K****');
		expect(nameMatch?.explanation.join(' ')).not.toMatch(/KAMAU|WANJIKU/i);
	});

	it('whose name warns needs review where it is not compared', () => {
		const warned = { outcome: 'needsReview', reason: 'nameMissing', isWarned: true };
		for (const more of [{}, noNameIsEnough])
			expect(judged('JANE KAMAU DECEASED', undefined, more)).toEqual(warned);
	});
});

it.each([
	['the best one', 'Peter Otieno', ['Jane Kamua', 'Jane Kamau', 'Ann'], 'Jane Kamau'],
	['a match rather than what is close', 'Jane Kamua', ['Jane Kamau'], 'Jane Kamau'],
	['the first of those that are equally good', 'Jane Kamau', ['JANE KAMAU'], 'Jane Kamau'],
	['the higher score of those that are close', 'Jane Kamuaa', ['Jane Kamua'], 'Jane Kamua'],
	['the expected one rather than a worse one', 'Jane Kamau', ['Jane Kamua', 'Ann'], 'Jane Kamau'],
	['another one, although none is expected', undefined, ['Jane Kamau'], 'Jane Kamau'],
])('several names that are accepted count by %s', (_what, expected, acceptedNames, counted) => {
	const { nameMatch } = judged('JANE KAMAU', expected, { acceptedNames });
	expect(nameMatch?.expectedName).toBe(counted);
});

describe('an answer that denies its own success', () => {
	const success = found('JANE KAMAU');
	const denied = { ...success, denial: 'its field “state” says so', denialSays: 'SHUT' };

	it.each([
		[
			'its own words',
			denied,
			/contradicts itself: it reports success, but its field “state” says so \("SHUT"\)$/,
		],
		['an earlier lookup', { ...success, isRefusedEarlier: true }, /from an earlier lookup that/],
	])('needs review by %s, whoever is expected', (_what, answer, message) => {
		const refusal: unknown = expect.objectContaining({ message: expect.stringMatching(message) });
		const verdict = { outcome: 'needsReview', reason: 'rejected', isDenied: true, refusal };
		for (const expected of [undefined, 'Jane Kamau', 'Peter Otieno'])
			expect(judge(answer, expecting(expected, closeIsEnough))).toEqual(verdict);
	});

	it('shows none of its words where the name is masked, because they may tell the name', () => {
		const { refusal } = judge(denied, { ...expecting('Jane Kamau'), reveal: () => '*' });
		expect(refusal?.message).toMatch(/says so$/);
	});

	it('says nothing of another type', () => {
		expect(judgeOtherType('till', denied, expecting())).toBeUndefined();
	});
});

it.each([undefined, '', 'N/A'])(
	'an answer that names %j needs review, whoever is expected',
	(name) => {
		for (const expected of [undefined, 'Jane', name])
			expect(judged(name, expected)).toEqual({ outcome: 'needsReview', reason: 'nameMissing' });
	},
);

it.each(['operatorNotSupported', 'accountNotFound', 'rejected'] as const)(
	'an answer that means %s is not confirmed, even with the expected name',
	(meaning) => {
		const answer = { meaning, name: 'JANE KAMAU' };
		const verdict = { outcome: 'notConfirmed', reason: meaning, refusal: REPLY_TABLE[meaning] };
		expect(judge(answer, expecting('JANE KAMAU', closeIsEnough))).toEqual(verdict);
		expect(judgeOtherType('till', answer, expecting())).toBeUndefined();
	},
);

describe('a holder who collects for many customers', () => {
	const bank = 'TAUSI MICROFINANCE BANK LIMITED';

	it.each([{}, noNameIsEnough])('needs review where no name is compared: %j', (more) => {
		const verdict = { outcome: 'needsReview', reason: 'sharedPaybill', isShared: true };
		expect(judged(bank, undefined, { accountType: 'paybill', ...more })).toEqual(verdict);
	});

	it.each([
		['Tausi Microfinance Bank Ltd', 'confirmed', 'nameMatched'],
		['Tuasi Microfinance Bank Ltd', 'needsReview', 'nameClose'],
		['Jane Kamau', 'notConfirmed', 'nameDiffers'],
	])('is judged as always by an expected name: %s', (expectedName, outcome, reason) => {
		const judgement = judged(bank, expectedName, { accountType: 'paybill' });
		expect(judgement).toMatchObject({ outcome, reason, isShared: true });
	});

	it('is any holder for a till and where the type is not known', () => {
		const verdict = { outcome: 'confirmed', reason: 'nameFound' };
		expect(judged(bank, undefined, { accountType: 'till' })).toEqual(verdict);
		expect(judged(bank)).toEqual(verdict);
	});
});

it.each([
	['till', 'paybill', undefined, undefined],
	['paybill', 'till', 'Peter Otieno', 'noMatch'],
	['till', 'paybill', 'JANE KAMAU', 'match'],
] as const)(
	'a %s that is a %s needs review, whoever is expected',
	(asked, foundAs, name, result) => {
		const check = expecting(name, closeIsEnough);
		const verdict = { outcome: 'needsReview', reason: 'wrongAccountType', foundAs };
		const nameMatch: unknown = expect.objectContaining({ result });
		const judgement = { ...verdict, ...(result && { nameMatch }) };
		expect(judgeOtherType(asked, found('JANE KAMAU'), check)).toEqual(judgement);
	},
);
