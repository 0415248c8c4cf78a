import {
	isNumberedCode,
	maskName,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/maskName';

it.each([
	['JANE WANJIKU KAMAU', 'J*** W****** K****'],
	['  Ann   Li ', 'A*** L***'],
	['J KAMAU', 'J*** K****'],
	["NG'ANG'A", 'N******'],
	['KIMANI T/A KIMANI HARDWARE', 'K**** T*** K**** H******'],
	['𝒥ane', '𝒥***'],
	['', ''],
])('a masked name of %p is %p', (name, masked) => {
	expect(maskName(name)).toBe(masked);
});

const NUMBERED = ['E404000', 's000000', '404', 'E404', '123456789012', '0', '40', '500.003.02'];
const NAMES = ['', 'E', 'E40', 'EE404', ' E404', 'E404 ', 'E4O4', '-404', '1234567890123', '4.'];

it('a code that is a number is told from a text that may be a name', () => {
	expect([...NUMBERED, ...NAMES].filter(isNumberedCode)).toEqual(NUMBERED);
});
