import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	comparedResult,
	uncomparedResult,
} from '../../nodes/MobileMoneyNameLookup/domain/comparedResult';
import type { Judgement } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';

const JANE = 'JANE WANJIKU KAMAU';
const asked = { expectedName: 'Jane Kamau', warnings: ['Only ten names were compared.'] };
const nameMatch: Judgement['nameMatch'] = {
	expectedName: 'Jane Kamau',
	result: 'match',
	score: 1,
	explanation: [],
};
const AT = new Date('2026-11-21T08:00:00.000Z');
const checkedAt = '2026-11-21T08:00:00.000Z';

it('two names that were compared make the fields of a lookup, without a number and a service', () => {
	const judgement = { ...VERDICTS['name:match'], nameMatch };
	expect(comparedResult(asked, JANE, judgement, false, AT)).toEqual({
		outcome: 'confirmed',
		name: JANE,
		summary: 'The registered name is JANE WANJIKU KAMAU, as expected.',
		reason: 'nameMatched',
		nameMatch,
		checkedAt,
		warnings: asked.warnings,
	});
});

it.each([undefined, ''])('no registered name is told as such: %p', (name) => {
	expect(comparedResult({}, name, VERDICTS.nameMissing, false, AT)).toEqual({
		outcome: 'needsReview',
		summary: 'The registered name says nothing of a holder, so nothing was compared.',
		reason: 'nameMissing',
		checkedAt,
	});
});

it('names that could not be compared tell why, without a country and a number', () => {
	const failed = new CheckFailure('Expected Name holds a list', 'Map one name.', false);
	const entered = { registeredName: JANE };
	expect(uncomparedResult({ failed, itemIndex: 2, entered }, AT)).toEqual({
		outcome: 'unchecked',
		summary: 'Row 3 was not checked: Expected Name holds a list; map one name.',
		error: expect.objectContaining({ message: 'Expected Name holds a list [item 2]' }),
		entered,
		checkedAt,
	});
});
