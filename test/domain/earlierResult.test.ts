import {
	earlierResultIn,
	earlierVerdictIn,
} from '../../nodes/MobileMoneyNameLookup/domain/earlierResult';
import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/resultColumns';

const earlier = { outcome: 'confirmed', reason: 'nameFound', name: 'JANE  KAMAU' };

describe('the earlier result of a registered name', () => {
	it.each([
		['confirmed', 'nameMatched', false],
		['notConfirmed', 'nameDiffers', false],
		['notConfirmed', 'accountNotFound', true],
		['needsReview', 'rejected', true],
		['needsReview', 'wrongAccountType', true],
		['unchecked', undefined, true],
	])('refuses it where it was %s because of %s: %p', (outcome, reason, isRefused) => {
		const fields = { ...earlier, outcome, reason, accountType: 'till' };
		const result = { isRefused, accountType: 'till' };
		expect(earlierResultIn(fields, ' Jane Kamau ')).toEqual(result);
		expect(earlierResultIn({ name: 'Jane', lookup: fields }, 'JANE KAMAU')).toEqual(result);
	});

	it.each([{ outcome: 'paid' }, { name: 'ANN' }, { name: 7 }])('is none that has %j', (other) => {
		expect(earlierResultIn({ ...earlier, ...other }, 'JANE KAMAU')).toBeUndefined();
	});

	it.each([
		['Confirmed', 'Till 1 is registered to JANE KAMAU, as expected.', 'uat', false],
		['Unchecked', '', 'uat', true],
		['Needs Review', 'Till 1 is not a till but a paybill, of JANE KAMAU.', 'uat', true],
		['Needs Review', 'Till 1 is not confirmed: the service’s reply denies it.', 'uat', true],
		['Confirmed', 'Till 1 is registered to JANE KAMAU, as expected.', 'demo', true],
	])('is read from columns: %s, %s (%s)', (outcome, told, environment, isRefused) => {
		const row = {
			'Lookup Outcome': outcome,
			'Lookup Name': 'JANE KAMAU',
			'Lookup Reason': told,
			'Lookup Type': 'till',
			'Lookup Environment': environment,
		};
		expect(earlierResultIn(row, 'Jane Kamau')).toEqual({ isRefused, accountType: 'till' });
	});
});

const SAID = { summary: 'Till 1 is registered to JANE.', reason: 'nameFound', status: 'S000000' };

describe('the earlier verdict in a row', () => {
	it.each(['confirmed', ' Not Confirmed '])('is told by a result that is %j', (outcome) => {
		const own = { name: 'JANE', number: '1', warnings: [], note: 'mine' };
		expect(earlierVerdictIn({ outcome, ...SAID, ...own }).sort()).toEqual(
			['outcome', ...Object.keys(SAID)].sort(),
		);
	});

	it.each(['paid', 'confirmed by phone', null])('is not told by %j', (outcome) => {
		expect(earlierVerdictIn({ outcome, ...SAID })).toEqual([]);
		expect(earlierVerdictIn(SAID)).toEqual([]);
	});

	it.each(['lookup', ...RESULT_COLUMNS])('is told by the field %s, whatever it holds', (field) => {
		for (const value of ['', 'Confirmed', null, undefined, { outcome: 'confirmed' }])
			expect(earlierVerdictIn({ note: 'mine', [field]: value })).toEqual([field]);
	});
});
