import {
	OUTPUT_OF,
	outputIndexOf,
	OUTPUTS,
	VERDICTS,
} from '../../nodes/MobileMoneyNameLookup/domain/outcome';

describe('the outputs', () => {
	it('are three in a fixed order, because saved workflows are wired to it', () => {
		expect(OUTPUTS).toEqual(['Needs Review', 'Confirmed', 'Not Confirmed']);
	});

	it.each([
		['needsReview', 0],
		['unchecked', 0],
		['confirmed', 1],
		['notConfirmed', 2],
	] as const)('take %s at position %i', (outcome, index) => {
		expect(outputIndexOf(outcome)).toBe(index);
		expect(OUTPUTS[index]).toBe(OUTPUT_OF[outcome]);
	});
});

describe('the table from finding to verdict', () => {
	const rows = [
		['name:notAsked', 'confirmed', 'nameFound'],
		['name:notPossible', 'needsReview', 'nameNotCompared'],
		['name:notPossibleAccepted', 'confirmed', 'nameNotCompared'],
		['name:match', 'confirmed', 'nameMatched'],
		['name:closeMatch', 'needsReview', 'nameClose'],
		['name:closeMatchAccepted', 'confirmed', 'nameClose'],
		['name:noMatch', 'notConfirmed', 'nameDiffers'],
		['nameMissing', 'needsReview', 'nameMissing'],
		['sharedPaybill', 'needsReview', 'sharedPaybill'],
		['foundAsOtherType', 'needsReview', 'wrongAccountType'],
		['operatorNotSupported', 'notConfirmed', 'operatorNotSupported'],
		['accountNotFound', 'notConfirmed', 'accountNotFound'],
		['rejected', 'notConfirmed', 'rejected'],
		['contradicted', 'needsReview', 'rejected'],
	] as const;

	it.each(rows)('judges %s as %s for the reason %s', (finding, outcome, reason) => {
		expect(VERDICTS[finding]).toEqual({ outcome, reason });
	});

	it('has no other row', () => {
		expect(Object.keys(VERDICTS).sort()).toEqual(rows.map(([finding]) => finding).sort());
	});

	it('sends nothing to Confirmed but a name that was found or matched, or else what the user accepts', () => {
		const confirmed = Object.values(VERDICTS).filter(
			({ outcome }) => OUTPUT_OF[outcome] === 'Confirmed',
		);
		expect(confirmed.map(({ reason }) => reason).sort()).toEqual([
			'nameClose',
			'nameFound',
			'nameMatched',
			'nameNotCompared',
		]);
	});
});
