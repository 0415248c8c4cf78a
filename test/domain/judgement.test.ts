import type { NameCheck } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { judge, judgeOtherType } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { maskPart } from '../../nodes/MobileMoneyNameLookup/domain/maskName';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';

const found = (name?: string) => ({ status: 'S000000', ...(name !== undefined && { name }) });

const expecting = (expectedName?: string): NameCheck => ({
	...(expectedName !== undefined && { expectedName }),
	matchPolicy: 'needsReview',
	emptyExpectedName: 'needsReview',
});

describe('an answer with a holder', () => {
	it('is confirmed when no name is expected', () => {
		expect(judge(found('JANE KAMAU'), expecting())).toEqual({
			outcome: 'confirmed',
			reason: 'nameFound',
		});
	});

	it.each([
		['match', 'Jane Kamau', 'confirmed', 'nameMatched'],
		['closeMatch', 'Jane Kamua', 'needsReview', 'nameClose'],
		['noMatch', 'Peter Otieno', 'notConfirmed', 'nameDiffers'],
	])('is judged by the comparison: %s', (result, expectedName, outcome, reason) => {
		expect(judge(found('JANE WANJIKU KAMAU'), expecting(expectedName))).toMatchObject({
			outcome,
			reason,
			nameMatch: { result },
		});
	});

	it.each([
		['needsReview', 'JANE KAMAU', 'needsReview', 'nameNotCompared'],
		['confirmed', 'JANE KAMAU', 'confirmed', 'nameNotCompared'],
		['confirmed', 'N/A', 'needsReview', 'nameMissing'],
	] as const)(
		'goes to %s where the row has no name to compare it with: %s',
		(emptyExpectedName, name, outcome, reason) => {
			const check = { ...expecting(), lacksExpectedName: true, emptyExpectedName };
			expect(judge(found(name), check)).toEqual({ outcome, reason });
		},
	);

	it.each([' ', '***', 'Ltd', 'Enterprises', 'N/A'])(
		'is not confirmed by an expected name that says nothing: %p',
		(expectedName) => {
			const { outcome, reason } = judge(found('JANE KAMAU'), expecting(expectedName));
			expect([outcome, reason]).toEqual(['notConfirmed', 'nameDiffers']);
			const policy = { ...expecting(expectedName), matchPolicy: 'confirmed' } as const;
			expect(judge(found(`${expectedName} `), policy).outcome).not.toBe('confirmed');
		},
	);

	it.each([
		['match', 'Jane Kamau', 'confirmed', 'nameMatched'],
		['closeMatch', 'Jane Kamua', 'confirmed', 'nameClose'],
		['noMatch', 'Peter Otieno', 'notConfirmed', 'nameDiffers'],
	])('with close matches accepted, %s', (result, expectedName, outcome, reason) => {
		const check = { ...expecting(expectedName), matchPolicy: 'confirmed' } as const;
		expect(judge(found('JANE WANJIKU KAMAU'), check)).toMatchObject({
			outcome,
			reason,
			nameMatch: { result },
		});
	});

	it.each(['JANE KAMAU BLOCKED', 'NOT JANE KAMAU', 'MRS JANE KAMAU', 'J*** K****U'])(
		'with close matches accepted, does not confirm %s, of which something warns',
		(registered) => {
			const check = { ...expecting('Mr Jane Kamau'), matchPolicy: 'confirmed' } as const;
			expect(judge(found(registered), check).outcome).toBe('needsReview');
		},
	);

	it('shows of the registered name in the explanation only what is revealed', () => {
		const check = { ...expecting('Jane Otieno'), reveal: maskPart };
		const { nameMatch } = judge(found('JANE WANJIKU KAMAU'), check);
		expect(nameMatch?.explanation.join(' ')).toContain('K****');
		expect(nameMatch?.explanation.join(' ')).not.toMatch(/KAMAU|WANJIKU/i);
	});
});

describe('an answer with a holder whose name warns', () => {
	const warned = found('JANE KAMAU DECEASED');
	const lacking = { lacksExpectedName: true, emptyExpectedName: 'confirmed' } as const;

	it.each([
		['no name is expected', {}],
		['a row without a name would be confirmed', lacking],
	])('needs review where %s', (_what, check) => {
		expect(judge(warned, { ...expecting(), ...check })).toEqual({
			outcome: 'needsReview',
			reason: 'nameMissing',
			isWarned: true,
		});
	});

	it('is judged by the comparison where one is', () => {
		expect(judge(warned, expecting('Jane Kamau'))).toMatchObject({ reason: 'nameClose' });
	});
});

describe('several names that are accepted', () => {
	it.each([
		[
			'the best one, wherever it stands',
			'Peter Otieno',
			['Jane Kamua', 'Jane Kamau', 'Ann'],
			'Jane Kamau',
		],
		['a match rather than what is close', 'Jane Kamua', ['Jane Kamau'], 'Jane Kamau'],
		['the first of those that are equally good', 'Jane Kamau', ['Kamau Jane'], 'Jane Kamau'],
		['the higher score of those that are close', 'Jane Kamuaa', ['Jane Kamua'], 'Jane Kamua'],
		['the expected one rather than a worse one', 'Jane Kamau', ['Jane Kamua', 'Ann'], 'Jane Kamau'],
	])('count by %s', (_what, expected, acceptedNames, counted) => {
		const { nameMatch } = judge(found('JANE KAMAU'), { ...expecting(expected), acceptedNames });
		expect(nameMatch?.expectedName).toBe(counted);
	});

	it('are compared although none is expected', () => {
		const check = { ...expecting(), acceptedNames: ['Jane Kamau'] };
		expect(judge(found('JANE KAMAU'), check)).toMatchObject({ reason: 'nameMatched' });
	});
});

describe('an answer that denies its own success', () => {
	const denied = { ...found('JANE KAMAU'), denial: 'its field “success” says no' };

	it.each([undefined, 'Jane Kamau', 'Peter Otieno'])(
		'needs review, whoever is expected: %p',
		(expectedName) => {
			const policy = { ...expecting(expectedName), matchPolicy: 'confirmed' } as const;
			expect(judge(denied, policy)).toMatchObject({
				outcome: 'needsReview',
				reason: 'rejected',
				isDenied: true,
				refusal: {
					message:
						'The service’s reply contradicts itself: it reports success, but its field “success” says no',
				},
			});
		},
	);

	it('does not say that the number is one of the other type', () => {
		expect(judgeOtherType('till', denied, expecting())).toBeUndefined();
	});
});

describe('an answer without a usable name', () => {
	it.each([undefined, '', ' ', 'OK', 'N/A', 'null', '-', 'UNKNOWN'])(
		'needs review, whatever is expected: %p',
		(name) => {
			const verdict = { outcome: 'needsReview', reason: 'nameMissing' };
			expect(judge(found(name), expecting())).toEqual(verdict);
			expect(judge(found(name), expecting('Jane'))).toEqual(verdict);
			expect(judge(found(name), expecting(name))).toEqual(verdict);
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
		expect(judge(answer, { ...expecting('JANE KAMAU'), matchPolicy: 'confirmed' })).toEqual({
			outcome: 'notConfirmed',
			reason,
			refusal: REPLY_TABLE[reason],
		});
	});
});

describe('a holder who collects for many customers', () => {
	const bank = found('TAUSI MICROFINANCE BANK LIMITED');
	const paybill = { accountType: 'paybill' } as const;

	it('needs review where no name is expected, or a row that lacks one would be confirmed', () => {
		const verdict = { outcome: 'needsReview', reason: 'sharedPaybill', isShared: true };
		expect(judge(bank, { ...expecting(), ...paybill })).toEqual(verdict);
		const lacking = { lacksExpectedName: true, emptyExpectedName: 'confirmed' } as const;
		expect(judge(bank, { ...expecting(), ...paybill, ...lacking })).toEqual(verdict);
	});

	it.each([
		['match', 'Tausi Microfinance Bank Ltd', 'confirmed', 'nameMatched'],
		['closeMatch', 'Tausy Microfinance Bank Ltd', 'needsReview', 'nameClose'],
		['noMatch', 'Jane Kamau', 'notConfirmed', 'nameDiffers'],
	])('is judged as always by an expected name: %s', (result, expectedName, outcome, reason) => {
		expect(judge(bank, { ...expecting(expectedName), ...paybill })).toMatchObject({
			outcome,
			reason,
			isShared: true,
			nameMatch: { result },
		});
	});

	it.each(['till', undefined] as const)(
		'is any holder for what is no paybill: %s',
		(accountType) => {
			const check = { ...expecting(), ...(accountType && { accountType }) };
			expect(judge(bank, check)).toEqual({ outcome: 'confirmed', reason: 'nameFound' });
		},
	);
});

describe('an answer about the other type of account', () => {
	it.each([
		['nobody is expected', undefined],
		['another holder is expected', 'Peter Otieno'],
		['its very holder is expected', 'JANE KAMAU'],
	])('needs review when the number is found there, although %s', (_what, expectedName) => {
		const policy = { ...expecting(expectedName), matchPolicy: 'confirmed' } as const;
		expect(judgeOtherType('till', found('JANE KAMAU'), policy)).toMatchObject({
			outcome: 'needsReview',
			reason: 'wrongAccountType',
			foundAs: 'paybill',
		});
	});

	it('tells how the names compare, when one is expected', () => {
		const judgement = judgeOtherType('paybill', found('JANE KAMAU'), expecting('Jane Kamau'));
		expect(judgement).toMatchObject({ foundAs: 'till', nameMatch: { result: 'match' } });
		expect(judgeOtherType('paybill', found('JANE KAMAU'), expecting())).toEqual({
			outcome: 'needsReview',
			reason: 'wrongAccountType',
			foundAs: 'till',
		});
	});

	it.each(['E404000', 'E422022', 'E400123'])('says nothing when it has the code %s', (status) => {
		expect(judgeOtherType('till', { status, name: 'JANE KAMAU' }, expecting())).toBeUndefined();
	});
});
