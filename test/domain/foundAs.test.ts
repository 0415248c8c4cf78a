import {
	foundAsAdvice,
	foundAsMessage,
	otherTypeUnknown,
} from '../../nodes/MobileMoneyNameLookup/domain/foundAs';

describe('a number of the other type', () => {
	it.each([
		['till', 'paybill'],
		['paybill', 'till'],
	] as const)('that was asked for as a %s is told to be a %s', (asked, other) => {
		expect(foundAsMessage(asked)).toBe(`This number is not a ${asked} but a ${other}`);
		expect(foundAsAdvice(asked)).toContain(`Do not pay it as a ${asked}`);
		expect(otherTypeUnknown(asked, 'The service is busy')).toBe(
			`Whether this number is a ${other} could not be checked: The service is busy`,
		);
	});
});
