import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { NameComparison } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import type { Judgement } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import type { Verdict } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { failure, REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import {
	answeredSummary,
	uncheckedSummary,
} from '../../nodes/MobileMoneyNameLookup/domain/summary';

const till = {
	accountType: 'till',
	accountNumber: '4738534',
	operator: 'Mpesa',
	expectedName: 'Jane Kamua',
} as const;

const JANE = 'JANE WANJIKU KAMAU';

const told: Array<[Judgement['reason'], Judgement, string | undefined, string]> = [
	[
		'nameFound',
		VERDICTS['name:notAsked'],
		JANE,
		'Till 4738534 is registered to JANE WANJIKU KAMAU; no name is expected, so nothing was compared.',
	],
	[
		'nameMatched',
		VERDICTS['name:match'],
		JANE,
		'Till 4738534 is registered to JANE WANJIKU KAMAU, as expected.',
	],
	[
		'nameClose',
		VERDICTS['name:closeMatch'],
		JANE,
		'Till 4738534 is registered to JANE WANJIKU KAMAU, which is close to the expected name "Jane Kamua" but not the same.',
	],
	[
		'nameDiffers',
		VERDICTS['name:noMatch'],
		'PETER OTIENO',
		'Till 4738534 is registered to PETER OTIENO, which is not the expected name "Jane Kamua".',
	],
	[
		'nameNotCompared',
		VERDICTS['name:notPossible'],
		JANE,
		'Till 4738534 is registered to JANE WANJIKU KAMAU, but the row has no expected name to compare with.',
	],
	[
		'sharedPaybill',
		VERDICTS.sharedPaybill,
		'TAUSI MICROFINANCE BANK',
		'Till 4738534 is registered to TAUSI MICROFINANCE BANK, which collects for many customers; ask the payee for the account number behind the paybill.',
	],
	[
		'nameMissing',
		VERDICTS.nameMissing,
		'N/A',
		'The service gives no usable name for the holder of till 4738534.',
	],
	[
		'nameMissing',
		{ ...VERDICTS.nameMissing, isWarned: true },
		'JANE KAMAU DECEASED',
		'Till 4738534 is registered to JANE KAMAU DECEASED; a word in this name warns, so ask the payee before you pay.',
	],
	[
		'operatorNotSupported',
		VERDICTS.operatorNotSupported,
		undefined,
		'The service does not support the operator Mpesa, so the holder of till 4738534 is not known.',
	],
	['accountNotFound', VERDICTS.accountNotFound, undefined, 'The service knows no till 4738534.'],
	[
		'rejected',
		{ ...VERDICTS.rejected, refusal: REPLY_TABLE.rejected },
		undefined,
		'Till 4738534 is not confirmed: the service answered with a code that is not known here; do not pay on it; ask the provider of the service what the code in “status” means.',
	],
	[
		'wrongAccountType',
		{ ...VERDICTS.foundAsOtherType, foundAs: 'paybill' },
		JANE,
		'Till 4738534 is not a till but a paybill, registered to JANE WANJIKU KAMAU; ask the payee which number is meant.',
	],
];

describe('the sentence for an answer', () => {
	it.each(told)('%s', (_reason, judgement, name, sentence) => {
		expect(answeredSummary(till, judgement, name, false)).toBe(sentence);
	});

	it.each<[string, Judgement, string]>([
		[
			'a paybill that collects for many',
			{ ...VERDICTS['name:match'], isShared: true },
			'Till 4738534 is registered to JANE WANJIKU KAMAU, as expected; it collects for many customers, so check the account number behind the paybill, too.',
		],
		['a refusal without a row', VERDICTS.rejected, 'Till 4738534 is not confirmed.'],
	])('tells of %s', (_what, judgement, sentence) => {
		expect(answeredSummary(till, judgement, JANE, false)).toBe(sentence);
	});

	it('has words for what was not asked, where no number was', () => {
		expect(answeredSummary({}, VERDICTS['name:notPossible'], JANE, false)).toBe(
			'The registered name is JANE WANJIKU KAMAU, but the row has no expected name to compare with.',
		);
		expect(answeredSummary({ accountNumber: '900001' }, VERDICTS.nameMissing, '', false)).toBe(
			'The service gives no usable name for the holder of this row.',
		);
		expect(answeredSummary({}, VERDICTS['name:noMatch'], JANE, false)).toBe(
			'The registered name is JANE WANJIKU KAMAU, which is not the expected name.',
		);
	});

	it('is there for every verdict', () => {
		const reasons = Object.values(VERDICTS).map(({ reason }: Verdict) => reason);
		expect(new Set(told.map(([reason]) => reason))).toEqual(new Set(reasons));
	});

	it.each<readonly [NameComparison['result'], Verdict, string]>([
		['match', VERDICTS['name:match'], 'which is one of the other accepted names.'],
		[
			'closeMatch',
			VERDICTS['name:closeMatch'],
			'which is close to the accepted name "Kamau Shop" but not the same.',
		],
		[
			'noMatch',
			VERDICTS['name:noMatch'],
			'which is neither the expected name "Jane Kamua" nor another accepted one.',
		],
	])('says so where an accepted name, not the expected one, came to %s', (result, verdict, end) => {
		const judgement: Judgement = {
			...verdict,
			nameMatch: { result, score: 0.5, explanation: [], expectedName: 'Kamau Shop' },
		};
		expect(answeredSummary(till, judgement, 'KAMAU SHOP', false)).toBe(
			`Till 4738534 is registered to KAMAU SHOP, ${end}`,
		);
	});

	it('names no expected name where there are only accepted ones', () => {
		const judgement: Judgement = {
			...VERDICTS['name:noMatch'],
			nameMatch: { result: 'noMatch', score: 0, explanation: [], expectedName: 'Kamau' },
		};
		const asked = { accountType: 'till', accountNumber: '4738534' } as const;
		expect(answeredSummary(asked, judgement, 'PETER', false)).toBe(
			'Till 4738534 is registered to PETER, which is no accepted name.',
		);
	});

	it('shows no expected name while names are masked, because it can be the registered one', () => {
		expect(answeredSummary(till, VERDICTS['name:closeMatch'], 'J*** W****** K****', true)).toBe(
			'Till 4738534 is registered to J*** W****** K****, which is close to the expected name but not the same.',
		);
	});

	it('leaves out what is no name where the number is of the other type', () => {
		const judgement = { ...VERDICTS.foundAsOtherType, foundAs: 'till' } as const;
		expect(answeredSummary({ ...till, accountType: 'paybill' }, judgement, 'N/A', false)).toBe(
			'Paybill 4738534 is not a paybill but a till; ask the payee which number is meant.',
		);
	});
});

describe('the sentence for a check that failed', () => {
	it('says what was not checked, why, and what to do', () => {
		const failed = failure('serviceUnavailable', { httpStatus: 503 });
		expect(uncheckedSummary(till, failed, 0)).toBe(
			'Till 4738534 was not checked: the service is out of order at the moment (HTTP 503); nothing was learned about the number; look it up again in a few minutes.',
		);
	});

	it('names the row as a person counts it where the number could not be read', () => {
		const failed = new CheckFailure('Account Number is empty', 'Fill it in.', false);
		expect(uncheckedSummary({}, failed, 33)).toBe(
			'Row 34 was not checked: Account Number is empty; fill it in.',
		);
	});
});
