import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { type Judgement, judge } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import type { Payee } from '../../nodes/MobileMoneyNameLookup/domain/payee/payee';
import type {
	AnsweredRow,
	FailedRow,
} from '../../nodes/MobileMoneyNameLookup/domain/result/checkedRow';
import { WARNINGS } from '../../nodes/MobileMoneyNameLookup/domain/warnings';

export const CHECKED_AT = '2026-11-21T08:00:00.000Z';

export const TILL = { accountType: 'till', number: '4738534', operator: 'Mpesa' } as const;
export const PAYBILL = { accountType: 'paybill', number: '900010', operator: 'Mpesa' } as const;

export const matching: Judgement = judge(
	{ meaning: 'found', name: 'JANE KAMAU' },
	{ expectedName: 'Jane Kamau', matchPolicy: 'needsReview', emptyExpectedName: 'needsReview' },
);

/** A row that was answered by a real service. */
export const answered = (
	judgement: Judgement,
	payee: Payee = TILL,
	more: Partial<AnsweredRow> = {},
): AnsweredRow => ({
	payee,
	judgement,
	answer: { name: 'JANE KAMAU', status: 'S000000', message: 'Lookup Success', httpStatus: 200 },
	row: 'row 3',
	itemIndex: 2,
	environment: 'production',
	checkedAt: new Date(CHECKED_AT),
	...more,
});

export const failed = (failure: CheckFailure, more: Partial<FailedRow> = {}): FailedRow => ({
	payee: {},
	failed: failure,
	row: 'row 3',
	itemIndex: 2,
	checkedAt: new Date(CHECKED_AT),
	...more,
});

/** Has a value in each field that an answered row can have. */
export const FULL = answered(
	{ ...matching, foundAs: 'paybill' },
	{ ...PAYBILL, account: '00771', warnings: [WARNINGS.unusualLength(9)] },
	{
		answer: { name: 'JANE', status: 'S000000', message: 'Found', httpStatus: 200, raw: {} },
		accepted: { by: 'Amina', at: '2026-11-20' },
		environment: 'demo',
	},
);

/** Names that were only compared. */
export const COMPARED = answered(
	matching,
	{ warnings: [WARNINGS.unusualLength(9)] },
	{ answer: { name: 'JANE' }, environment: undefined, isComparison: true },
);

const facts = { httpStatus: 503, tries: 2, finding: 'noPayee' } as const;
const entered = { number: '1', account: '2', registeredName: 'J', expectedName: 'J', type: 'till' };

/** Has a value in each field of a failed check. */
export const UNCHECKED = failed(new CheckFailure('It is down', 'Later.', true, facts), { entered });
