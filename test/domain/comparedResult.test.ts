import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	comparedResult,
	uncomparedResult,
} from '../../nodes/MobileMoneyNameLookup/domain/comparedResult';
import type { Judgement } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';

const asked = { expectedName: 'Jane Kamau' };
const COMPARED_AT = new Date('2026-11-21T08:00:00.000Z');
const JANE = 'JANE WANJIKU KAMAU';
const nameMatch: Judgement['nameMatch'] = {
	expectedName: 'Jane Kamau',
	result: 'match',
	score: 0.97,
	explanation: ['Both names agree.'],
};

describe('the result of comparing two names', () => {
	it('has the fields of a lookup that tell of no number and of no service', () => {
		const judgement = { ...VERDICTS['name:match'], nameMatch };
		expect(comparedResult(asked, JANE, judgement, false, COMPARED_AT)).toEqual({
			outcome: 'confirmed',
			name: JANE,
			summary: 'The registered name is JANE WANJIKU KAMAU, as expected.',
			reason: 'nameMatched',
			nameMatch,
			checkedAt: '2026-11-21T08:00:00.000Z',
		});
	});

	it.each([undefined, ''])('says that there is no name to compare: %p', (name) => {
		expect(comparedResult({}, name, VERDICTS.nameMissing, false, COMPARED_AT)).toEqual({
			outcome: 'needsReview',
			summary: 'The registered name says nothing of a holder, so nothing was compared.',
			reason: 'nameMissing',
			checkedAt: '2026-11-21T08:00:00.000Z',
		});
	});

	it('carries the warnings about what was read', () => {
		const warnings = ['Only ten names were compared.'];
		const result = comparedResult({ warnings }, JANE, VERDICTS['name:match'], false, COMPARED_AT);
		expect(result.warnings).toEqual(warnings);
	});

	it('shows no expected name while names are masked', () => {
		const judgement = { ...VERDICTS['name:noMatch'], nameMatch };
		const { summary } = comparedResult(asked, 'J*** K****', judgement, true, COMPARED_AT);
		expect(summary).toBe('The registered name is J*** K****, which is not the expected name.');
	});
});

describe('the result of names that could not be compared', () => {
	it('says why, and names neither a country nor a number', () => {
		const failed = new CheckFailure('Expected Name holds a list', 'Map one name.', false);
		const entered = { registeredName: JANE };
		expect(uncomparedResult({ failed, itemIndex: 2, entered }, COMPARED_AT)).toEqual({
			outcome: 'unchecked',
			summary: 'Row 3 was not checked: Expected Name holds a list; map one name.',
			error: {
				message: 'Expected Name holds a list [item 2]',
				description: 'Map one name.',
				retryable: false,
				itemIndex: 2,
			},
			entered,
			checkedAt: '2026-11-21T08:00:00.000Z',
		});
	});
});
