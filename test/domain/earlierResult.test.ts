import { earlierResultIn } from '../../nodes/MobileMoneyNameLookup/domain/earlierResult';

const earlier = { outcome: 'confirmed', reason: 'nameFound', name: 'JANE  KAMAU' };

describe('the earlier result of a registered name', () => {
	it.each([
		['confirmed', 'nameMatched', false],
		['needsReview', 'nameClose', false],
		['notConfirmed', 'nameDiffers', false],
		['notConfirmed', 'accountNotFound', true],
		['notConfirmed', 'operatorNotSupported', true],
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
		[
			'Not Confirmed',
			'Till 1 is registered to JANE KAMAU, which is not the expected name.',
			'',
			false,
		],
		['Unchecked', '', 'uat', true],
		[
			'Needs Review',
			'Till 1 is not a till but a paybill, registered to JANE KAMAU; ask.',
			'uat',
			true,
		],
		[
			'Needs Review',
			'Till 1 is not confirmed: the service’s reply contradicts itself.',
			'uat',
			true,
		],
		['Confirmed', 'Till 1 is registered to JANE KAMAU, as expected.', 'demo', true],
	])(
		'is read from the columns of a sheet: %s, %s (%s)',
		(outcome, told, environment, isRefused) => {
			const row = {
				'Lookup Outcome': outcome,
				'Lookup Name': 'JANE KAMAU',
				'Lookup Reason': told,
				'Lookup Type': 'till',
				'Lookup Environment': environment,
			};
			expect(earlierResultIn(row, 'Jane Kamau')).toEqual({ isRefused, accountType: 'till' });
		},
	);

	it('may tell no type of account', () => {
		const result = { isRefused: false, accountType: undefined };
		expect(earlierResultIn({ ...earlier, accountType: 'bank' }, 'JANE KAMAU')).toEqual(result);
	});
});
