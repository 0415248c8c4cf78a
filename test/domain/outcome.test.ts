import {
	OUTPUT_OF,
	outputIndexOf,
	OUTPUTS,
	VERDICTS,
} from '../../nodes/MobileMoneyNameLookup/domain/outcome';

describe('the outputs', () => {
	it('are three in a fixed order, because saved workflows are wired to it', () => {
		expect(OUTPUTS).toEqual(['Confirmed', 'Needs Review', 'Not Confirmed']);
	});

	it.each([
		['confirmed', 0],
		['needsReview', 1],
		['unchecked', 1],
		['notConfirmed', 2],
	] as const)('take %s at position %i', (outcome, index) => {
		expect(outputIndexOf(outcome)).toBe(index);
		expect(OUTPUTS[index]).toBe(OUTPUT_OF[outcome]);
	});
});

describe('the table from finding to verdict', () => {
	const rows = [
		['name:notAsked', 'confirmed', 'nameFound'],
		['name:match', 'confirmed', 'nameMatched'],
		['name:closeMatch', 'needsReview', 'nameClose'],
		['name:closeMatchAccepted', 'confirmed', 'nameClose'],
		['name:noMatch', 'notConfirmed', 'nameDiffers'],
		['nameMissing', 'needsReview', 'nameMissing'],
		['foundAsOtherType', 'needsReview', 'wrongAccountType'],
		['operatorNotSupported', 'notConfirmed', 'operatorNotSupported'],
		['accountNotFound', 'notConfirmed', 'accountNotFound'],
		['rejected', 'notConfirmed', 'rejected'],
	] as const;

	it.each(rows)('judges %s as %s for the reason %s', (finding, outcome, reason) => {
		expect(VERDICTS[finding]).toEqual({ outcome, reason });
	});

	it('has no other row', () => {
		expect(Object.keys(VERDICTS).sort()).toEqual(rows.map(([finding]) => finding).sort());
	});

	it('sends nothing to Confirmed but a name that was found or matched, or close where that is accepted', () => {
		const confirmed = Object.values(VERDICTS).filter(({ outcome }) => outputIndexOf(outcome) === 0);
		expect(confirmed.map(({ reason }) => reason).sort()).toEqual([
			'nameClose',
			'nameFound',
			'nameMatched',
		]);
	});
});
