import type { NameMatch } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { judge } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';

const found = (name?: string) => ({ status: 'S000000', ...(name !== undefined && { name }) });

const compareAs = (result: NameMatch['result'], score: number) => () => ({
	result,
	score,
	explanation: [],
});

const neverCompares = (): never => {
	throw new Error('Nothing is there to compare');
};

describe('an answer with a holder', () => {
	it('is confirmed when no name is expected', () => {
		expect(judge(found('JANE KAMAU'), undefined, neverCompares)).toEqual({
			outcome: 'confirmed',
			reason: 'nameFound',
		});
	});

	it.each([
		['match', 1, 'confirmed', 'nameMatched'],
		['closeMatch', 0.8, 'needsReview', 'nameClose'],
		['noMatch', 0, 'notConfirmed', 'nameDiffers'],
	] as const)('is judged by the comparison: %s', (result, score, outcome, reason) => {
		expect(judge(found('JANE KAMAU'), 'Jane', compareAs(result, score))).toEqual({
			outcome,
			reason,
			nameMatch: { result, score, explanation: [] },
		});
	});

	it('has its names compared in their order, as they are', () => {
		const compareNames = jest.fn(compareAs('match', 1));
		judge(found('JANE KAMAU'), ' Jane ', compareNames);
		expect(compareNames.mock.calls).toEqual([[' Jane ', 'JANE KAMAU']]);
	});

	it('is still compared when the expected name is blank, which confirms nobody', () => {
		expect(judge(found('JANE KAMAU'), ' ', compareAs('noMatch', 0)).outcome).toBe('notConfirmed');
	});
});

describe('an answer without a usable name', () => {
	it.each([undefined, '', ' ', 'OK', 'N/A', 'null', '-', 'UNKNOWN'])(
		'needs review, whatever is expected: %p',
		(name) => {
			const verdict = { outcome: 'needsReview', reason: 'nameMissing' };
			expect(judge(found(name), undefined, neverCompares)).toEqual(verdict);
			expect(judge(found(name), 'Jane', neverCompares)).toEqual(verdict);
			expect(judge(found(name), name, neverCompares)).toEqual(verdict);
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
		expect(judge(answer, 'JANE KAMAU', neverCompares)).toEqual({
			outcome: 'notConfirmed',
			reason,
			refusal: REPLY_TABLE[reason],
		});
	});
});
