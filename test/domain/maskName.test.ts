import fc from 'fast-check';

import { maskName, maskPart } from '../../nodes/MobileMoneyNameLookup/domain/maskName';

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

	it('shows nothing of a part but its first letter, nor how long it is', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[A-Z]{1,20}$/), (part) => {
				expect(maskPart(part)).toMatch(new RegExp(`^${part.charAt(0)}(\\*{3}|\\*{4}|\\*{6})$`));
			}),
		);
	});
});
