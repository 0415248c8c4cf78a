import {
	OUTPUT_OF,
	outputIndexOf,
	OUTPUTS,
	VERDICTS,
} from '../../nodes/MobileMoneyNameLookup/domain/outcome';

it.each([
	['needsReview', 0, 'Needs Review'],
	['unchecked', 0, 'Needs Review'],
	['confirmed', 1, 'Confirmed'],
	['notConfirmed', 2, 'Not Confirmed'],
] as const)(
	'%s leaves by output %i, to which saved workflows are wired',
	(outcome, index, name) => {
		expect(outputIndexOf(outcome)).toBe(index);
		expect(OUTPUTS[index]).toBe(name);
		expect(OUTPUT_OF[outcome]).toBe(name);
	},
);

it('nothing is confirmed but a name that was found or matched, or else what the user accepts', () => {
	const confirmed = Object.entries(VERDICTS).filter(([, { outcome }]) => outcome === 'confirmed');
	expect(Object.fromEntries(confirmed.map(([finding, { reason }]) => [finding, reason]))).toEqual({
		'name:notAsked': 'nameFound',
		'name:match': 'nameMatched',
		'name:closeMatchAccepted': 'nameClose',
		'name:notPossibleAccepted': 'nameNotCompared',
	});
});
