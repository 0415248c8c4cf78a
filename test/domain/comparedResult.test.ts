import {
	comparedResult,
	uncomparedResult,
} from '../../nodes/MobileMoneyNameLookup/domain/comparedResult';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';

const AT = new Date('2026-11-21T08:00:00.000Z');
const checkedAt = '2026-11-21T08:00:00.000Z';

// What becomes of two names that can be compared is told in test/engine/names.test.ts.
it.each([undefined, ''])('no registered name is told as such, with warnings: %p', (name) => {
	const warnings = ['Only ten names were compared.'];
	expect(comparedResult({ warnings }, name, VERDICTS.nameMissing, false, AT)).toEqual({
		outcome: 'needsReview',
		summary: 'There is no usable registered name, so no name was compared.',
		reason: 'nameMissing',
		checkedAt,
		warnings,
	});
});

it('names that could not be compared tell why, without a country and a number', () => {
	const failed = new CheckFailure('Expected Name holds a list', 'Map one name.', false);
	const entered = { registeredName: 'JANE' };
	expect(uncomparedResult({ failed, itemIndex: 2, entered }, 'row 3', AT)).toEqual({
		outcome: 'unchecked',
		summary: 'Row 3 was not checked: Expected Name holds a list; map one name.',
		error: expect.objectContaining({ message: 'Expected Name holds a list [item 2]' }),
		entered,
		checkedAt,
	});
});
