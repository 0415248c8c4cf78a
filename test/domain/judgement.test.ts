import type { NameCheck } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { judge, judgeOtherType } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { maskPart } from '../../nodes/MobileMoneyNameLookup/domain/maskName';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';

const found = (name?: string) => ({ status: 'S000000', ...(name !== undefined && { name }) });

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
		['needsReview', 'Jane Kamua', 'closeMatch', 'needsReview', 'nameClose'],
		['needsReview', 'Peter Otieno', 'noMatch', 'notConfirmed', 'nameDiffers'],
		['confirmed', 'Jane Kamau', 'match', 'confirmed', 'nameMatched'],
		['confirmed', 'Jane Kamua', 'closeMatch', 'confirmed', 'nameClose'],
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

	it.each([
		['no name is expected', {}],
		['a row without a name would be confirmed', noNameIsEnough],
	])('whose name warns needs review where %s', (_what, more) => {
		const warned = { outcome: 'needsReview', reason: 'nameMissing', isWarned: true };
		expect(judged('JANE KAMAU DECEASED', undefined, more)).toEqual(warned);
	});
});

describe('several names that are accepted', () => {
	it.each([
		['the best one', 'Peter Otieno', ['Jane Kamua', 'Jane Kamau', 'Ann'], 'Jane Kamau'],
		['a match rather than what is close', 'Jane Kamua', ['Jane Kamau'], 'Jane Kamau'],
		['the first of those that are equally good', 'Jane Kamau', ['Kamau Jane'], 'Jane Kamau'],
		['the higher score of those that are close', 'Jane Kamuaa', ['Jane Kamua'], 'Jane Kamua'],
		['the expected one rather than a worse one', 'Jane Kamau', ['Jane Kamua', 'Ann'], 'Jane Kamau'],
		['another one, although none is expected', undefined, ['Jane Kamau'], 'Jane Kamau'],
	])('count by %s', (_what, expected, acceptedNames, counted) => {
		const { nameMatch } = judged('JANE KAMAU', expected, { acceptedNames });
		expect(nameMatch?.expectedName).toBe(counted);
	});
});

describe('an answer that denies its own success', () => {
	it.each([undefined, 'Jane Kamau', 'Peter Otieno'])(
		'needs review, whoever is expected, and says nothing of another type: %p',
		(expectedName) => {
			const denied = { ...found('JANE KAMAU'), denial: 'its field “success” says no' };
			expect(judge(denied, expecting(expectedName, closeIsEnough))).toMatchObject({
				outcome: 'needsReview',
				reason: 'rejected',
				isDenied: true,
				refusal: {
					message:
						'The service’s reply contradicts itself: it reports success, but its field “success” says no',
				},
			});
			expect(judgeOtherType('till', denied, expecting(expectedName))).toBeUndefined();
		},
	);

	it('needs review, too, where an earlier lookup refused its name', () => {
		const refused = { ...found('JANE KAMAU'), isRefusedEarlier: true };
		expect(judge(refused, expecting('Jane Kamau'))).toMatchObject({
			outcome: 'needsReview',
			reason: 'rejected',
			isDenied: true,
			refusal: { message: expect.stringContaining('an earlier lookup') },
		});
	});
});

describe('an answer without a usable name', () => {
	it.each([undefined, '', ' ', 'OK', 'N/A', 'null', '-', 'UNKNOWN'])(
		'needs review, whatever is expected: %p',
		(name) => {
			const verdict = { outcome: 'needsReview', reason: 'nameMissing' };
			for (const expected of [undefined, 'Jane', name])
				expect(judged(name, expected)).toEqual(verdict);
		},
	);
});

describe('an answer with another code', () => {
	it.each([
		['E422022', 'operatorNotSupported'],
		['E404000', 'accountNotFound'],
		['E400123', 'rejected'],
		['S000001', 'rejected'],
		['s000000', 'rejected'],
	] as const)('is not confirmed, even with the expected name: %s', (status, reason) => {
		const answer = { status, name: 'JANE KAMAU' };
		const verdict = { outcome: 'notConfirmed', reason, refusal: REPLY_TABLE[reason] };
		expect(judge(answer, expecting('JANE KAMAU', closeIsEnough))).toEqual(verdict);
		expect(judgeOtherType('till', answer, expecting())).toBeUndefined();
	});
});

describe('a holder who collects for many customers', () => {
	const bank = 'TAUSI MICROFINANCE BANK LIMITED';

	it.each([{}, noNameIsEnough])('needs review where no name is compared: %j', (more) => {
		const verdict = { outcome: 'needsReview', reason: 'sharedPaybill', isShared: true };
		expect(judged(bank, undefined, { accountType: 'paybill', ...more })).toEqual(verdict);
	});

	it.each([
		['Tausi Microfinance Bank Ltd', 'confirmed', 'nameMatched'],
		['Tausy Microfinance Bank Ltd', 'needsReview', 'nameClose'],
		['Jane Kamau', 'notConfirmed', 'nameDiffers'],
	])('is judged as always by an expected name: %s', (expectedName, outcome, reason) => {
		const judgement = judged(bank, expectedName, { accountType: 'paybill' });
		expect(judgement).toMatchObject({ outcome, reason, isShared: true });
	});

	it.each([{ accountType: 'till' } as const, {}])(
		'is any holder for what is no paybill',
		(type) => {
			const verdict = { outcome: 'confirmed', reason: 'nameFound' };
			expect(judged(bank, undefined, type)).toEqual(verdict);
		},
	);
});

describe('a number that is found as the other type of account', () => {
	it.each([
		['till', 'paybill', undefined, undefined],
		['paybill', 'till', undefined, undefined],
		['till', 'paybill', 'Peter Otieno', 'noMatch'],
		['paybill', 'till', 'JANE KAMAU', 'match'],
	] as const)('needs review, as a %s that is a %s: %p', (asked, foundAs, expected, result) => {
		const judgement = judgeOtherType(
			asked,
			found('JANE KAMAU'),
			expecting(expected, closeIsEnough),
		);
		const verdict = { outcome: 'needsReview', reason: 'wrongAccountType', foundAs };
		const nameMatch: unknown = expect.objectContaining({ result });
		expect(judgement).toEqual({ ...verdict, ...(result && { nameMatch }) });
	});
});
