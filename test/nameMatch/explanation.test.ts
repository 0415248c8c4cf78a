import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

const explain = (expected: string, registered: string) =>
	compareNames(expected, registered).explanation;

describe('the explanation', () => {
	test('has at most five sentences, the deciding one first', () => {
		const explanation = explain('Mr Dr Prof Rev Eng Hon Peter Kamua Ltd', 'PETER KAMAU PLC');
		expect(explanation).toHaveLength(5);
		expect(explanation[0]).toBe('Two letters are swapped: Kamua, KAMAU.');
	});

	test.each([
		['is too long to compare in full', `JANE KAMAU ${'A '.repeat(24)}`],
		['is written in symbols that only look like letters', '𝐉𝐚𝐧𝐞 𝐊𝐚𝐦𝐚𝐮'],
		['has invisible characters inside a word', 'JANE KA\u200bMAU'],
	])('says that a name %s', (doubt, name) => {
		expect(explain('Jane Kamau', name)).toContain(`The registered name ${doubt}.`);
		expect(explain('Jane Kamau', name)).not.toContain(`The expected name ${doubt}.`);
		expect(explain(name, 'JANE KAMAU')).toContain(`The expected name ${doubt}.`);
	});
});

const reveal = (part: string) => `${part.slice(0, 1)}****`;
test.each([
	['Jane Kamua', 'JANE KAMAU', 'Kamua is close to K****.'],
	[
		'Mr Kim Otieno',
		'MRS KIM OTIENO',
		'One name has Mr where the other has M****: these may be two people.',
	],
	['Umoja', 'UMOJA LIMITED LIABILITY COMPANY', 'L**** L**** C**** is only a legal form.'],
])(
	'a masked explanation %s, %s: does not tell how they differ, which would unmask it',
	(expected, name, told) => {
		expect(compareNames(expected, name, { reveal }).explanation[0]).toBe(told);
	},
);
