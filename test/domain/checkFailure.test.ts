import { CheckFailure, fieldFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';

describe('a failed check', () => {
	it('stays the same but for the count of tries', () => {
		const same = { message: 'Busy', nextStep: 'Wait.', retryable: true, httpStatus: 503 };
		const failed = new CheckFailure('Busy', 'Wait.', true, 503);
		expect(failed).toMatchObject({ ...same, tries: undefined });
		expect(failed.after(3)).toMatchObject({ ...same, tries: 3 });
		expect(failed.after(3).retold('Done')).toMatchObject({ ...same, message: 'Done', tries: 3 });
	});

	it('of a field names it, and is not worth another try', () => {
		const told = { message: 'Operator is empty', nextStep: 'Choose one.', retryable: false };
		expect(fieldFailure('Operator', 'is empty', 'Choose one.')).toMatchObject(told);
	});
});
