import { maskName } from '../../nodes/MobileMoneyNameLookup/domain/maskName';

describe('a masked name', () => {
	it.each([
		['JANE WANJIKU KAMAU', 'J*** W****** K****'],
		['  Ann   Li ', 'A*** L***'],
		['J KAMAU', 'J*** K****'],
		["NG'ANG'A", 'N******'],
		['KIMANI T/A KIMANI HARDWARE', 'K**** T*** K**** H******'],
		['𝒥ane', '𝒥***'],
		['', ''],
	])('of %p is %p', (name, masked) => {
		expect(maskName(name)).toBe(masked);
	});
});
