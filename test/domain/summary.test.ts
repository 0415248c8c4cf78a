import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { Judgement } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import {
	answeredSummary,
	tellsRefusal,
	uncheckedSummary,
} from '../../nodes/MobileMoneyNameLookup/domain/summary';

const till = { accountType: 'till', accountNumber: '4738534', operator: 'Mpesa' } as const;
const expectingKamua = { ...till, expectedName: 'Jane Kamua' };

const JANE = 'JANE WANJIKU KAMAU';
const OF_JANE = 'Till 4738534 is registered to JANE WANJIKU KAMAU';

const told: ReadonlyArray<readonly [judgement: Judgement, sentence: string]> = [
	[VERDICTS['name:notAsked'], `${OF_JANE}; no name was compared, because no name is expected.`],
	[VERDICTS['name:match'], `${OF_JANE}, as expected.`],
	[
		{ ...VERDICTS['name:match'], isShared: true },
		`${OF_JANE}, as expected; it collects for many customers, so also check the account number that goes with the paybill.`,
	],
	[
		VERDICTS['name:closeMatch'],
		`${OF_JANE}, which is close to the expected name "Jane Kamua", but not the same.`,
	],
	[VERDICTS['name:noMatch'], `${OF_JANE}, which is not the expected name "Jane Kamua".`],
	[
		VERDICTS['name:notPossible'],
		`${OF_JANE}, but the row has no expected name to compare it with.`,
	],
	[
		VERDICTS.sharedPaybill,
		`${OF_JANE}, which collects for many customers; ask the payee for the account number that goes with the paybill.`,
	],
	[VERDICTS.nameMissing, 'The service sent no usable name for the holder of till 4738534.'],
	[
		{ ...VERDICTS.nameMissing, isWarned: true },
		`${OF_JANE}; this name has a warning in it, so ask the payee before you pay.`,
	],
	[
		VERDICTS.operatorNotSupported,
		'The service does not support the operator M-PESA, or refuses another part of the request, so the holder of till 4738534 is not known.',
	],
	[VERDICTS.accountNotFound, 'There is no till 4738534. Is it a paybill?'],
	[VERDICTS.rejected, 'Till 4738534 is not confirmed.'],
	[
		{ ...VERDICTS.rejected, refusal: REPLY_TABLE.rejected },
		"Till 4738534 is not confirmed: the service answered with a code that this node does not know; do not pay on it; ask your provider what the code in 'status' means.",
	],
	[
		{ ...VERDICTS.foundAsOtherType, foundAs: 'paybill' },
		'Till 4738534 is not a till but a paybill, registered to JANE WANJIKU KAMAU; ask the payee which number they mean.',
	],
];

describe('the sentence for an answer', () => {
	it.each(told)('%j', (judgement, sentence) => {
		expect(answeredSummary(expectingKamua, judgement, JANE, false)).toBe(sentence);
	});

	it('tells by itself whether its name is nobody’s who was found as asked', () => {
		const refused = told.filter(([, sentence]) => tellsRefusal(sentence));
		expect(refused.map(([{ reason }]) => reason)).toEqual(['rejected', 'wrongAccountType']);
	});

	it('leaves out what is no name where the number is of the other type', () => {
		const asked = { ...till, accountType: 'paybill' } as const;
		expect(answeredSummary(asked, VERDICTS.foundAsOtherType, 'N/A', false)).toBe(
			'Paybill 4738534 is not a paybill but a till; ask the payee which number they mean.',
		);
	});

	it('is there for every reason', () => {
		const reasons = Object.values(VERDICTS).map(({ reason }) => reason);
		expect(new Set(told.map(([{ reason }]) => reason))).toEqual(new Set(reasons));
	});

	it('has words for what was not asked', () => {
		const nobody = answeredSummary({ accountNumber: '900001' }, VERDICTS.nameMissing, '', false);
		expect(nobody).toBe('The service sent no usable name for the holder of this row.');
		const other = answeredSummary({}, VERDICTS['name:noMatch'], JANE, false);
		expect(other).toBe(`The registered name is ${JANE}, which is not the expected name.`);
	});

	it.each([
		['match', expectingKamua, 'one of the other accepted names.'],
		['closeMatch', expectingKamua, 'close to the accepted name "Shop", but not the same.'],
		[
			'noMatch',
			expectingKamua,
			'neither the expected name "Jane Kamua" nor one of the other accepted names.',
		],
		['noMatch', till, 'not one of the accepted names.'],
	] as const)('says so where an accepted name came to %s', (result, asked, end) => {
		const nameMatch = { result, score: 0.5, explanation: [], expectedName: 'Shop' };
		const judgement = { ...VERDICTS[`name:${result}`], nameMatch };
		expect(answeredSummary(asked, judgement, JANE, false)).toBe(`${OF_JANE}, which is ${end}`);
	});

	it('shows no expected name while names are masked, because it can be the registered one', () => {
		const sentence = answeredSummary(expectingKamua, VERDICTS['name:closeMatch'], 'J***', true);
		expect(sentence).toMatch(/J\*\*\*, which is close to the expected name, but not the same\.$/);
	});
});

describe('the sentence for a check that failed', () => {
	const failed = new CheckFailure(
		"'Till or Paybill Number' is empty",
		'Fill it in at Base URL. Wait.',
		false,
	);

	it.each([
		[
			till,
			"Till 4738534 was not checked: 'Till or Paybill Number' is empty; fill it in at Base URL; wait.",
		],
		[
			{},
			"Row 34 was not checked: 'Till or Paybill Number' is empty; fill it in at Base URL; wait.",
		],
	])('names what was not checked, why, and what to do: %j', (asked, sentence) => {
		expect(uncheckedSummary(asked, failed, 'row 34')).toBe(sentence);
	});
});
