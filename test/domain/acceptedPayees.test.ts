import { AcceptedPayees } from '../../nodes/MobileMoneyNameLookup/domain/accepted/acceptedPayees';
import { judgeAcceptance } from '../../nodes/MobileMoneyNameLookup/domain/accepted/judgeAcceptance';
import { judge, type Judgement } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { JUDGEMENTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import type { Payee } from '../../nodes/MobileMoneyNameLookup/domain/payee/payee';
import { resultOf } from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { answered } from './checkedRows';

const HOLDER = 'JANE WANJIKU KAMAU';
const BANK = 'TAUSI MICROFINANCE BANK LIMITED';
const STRANGER = 'PETER OTIENO';

/** A row of the table, as a data table gives it. */
const row = {
	payee: 'Jane Kamau',
	type: 'till',
	number: '046203',
	operator: 'Mpesa',
	account: null,
	registered_name: HOLDER,
	environment: 'production',
	accepted_by: 'Amina',
	accepted_at: '2026-03-01T08:00:00.000Z',
	expires_at: '2027-03-01',
	last_outcome: 'confirmed',
	last_checked_at: '2026-11-20',
};
type Row = Partial<Record<keyof typeof row, unknown>>;

const EXPIRED = { expires_at: '2025-01-01' };
const ofBank = { type: 'paybill', number: '247247', account: '0110 5678', registered_name: BANK };

const unnamed: Payee = { accountType: 'till', number: '046203', operator: 'Mpesa' };
const TILL: Payee = { ...unnamed, expectedName: 'Jane Kamau' };
const PAYBILL: Payee = { ...TILL, accountType: 'paybill', number: '247247', account: '01105678' };
const close: Payee = { ...TILL, expectedName: 'Jane Kamua' };

interface Case {
	readonly list: readonly unknown[];
	readonly payee?: Payee;
	readonly holder?: string;
	readonly isMasked?: boolean;
}

const TODAY = '2026-11-25';
const environment = 'production' as const;

/** The result of an answered row with a list of accepted payees. */
function resultWith({ list, payee = TILL, holder = HOLDER, isMasked = false }: Case) {
	const judgement: Judgement = judge(
		{ meaning: 'found', name: holder },
		{ ...payee, matchPolicy: 'needsReview', emptyExpectedName: 'needsReview' },
	);
	const judged = { environment, judgement, payee, names: [holder], isMasked };
	const decided = judgeAcceptance(judged, new AcceptedPayees(list, TODAY));
	return resultOf(answered(judgement, payee, { answer: { name: holder }, isMasked, ...decided }));
}

function outcomeOf(given: Case): string {
	const { outcome, reason, payable } = resultWith(given);
	return [outcome, reason, payable ? 'payable' : ''].join(' ').trim();
}

const CONFIRMED = 'confirmed accepted payable';
const AS_BEFORE = 'confirmed nameMatched payable';
const NUMBER_CHANGED = 'needsReview numberChanged';
const HOLDER_CHANGED = 'needsReview holderChanged';
const FOUND = 'needsReview recheckFound';
const SHARED = 'needsReview sharedPaybill';

describe('An accepted payee', () => {
	it.each<[where: string, cells: Row, given?: Partial<Case>]>([
		['nothing differs', {}],
		['the list has items', {}, { list: [{ json: row }] }],
		['case and spaces of the name differ', { payee: '  JANE   kamau' }],
		['the holder is a stranger', { registered_name: STRANGER }, { holder: STRANGER }],
		['the name is only close', { payee: 'Jane Kamua' }, { payee: close }],
		['the operator is left out', { operator: '' }],
		['its dates are dates', { accepted_at: new Date(0), expires_at: new Date('2027-01-01') }],
		['nothing was checked again', { last_outcome: null, last_checked_at: null }],
		['the re-check was in a test system', { last_outcome: 'not production: uat' }],
		['another number is accepted, too', {}, { list: [row, { ...row, number: '999999' }] }],
		['it was accepted again', {}, { list: [{ ...row, ...EXPIRED }, row] }],
	])('is confirmed where %s', (_where, cells, given = {}) => {
		expect(outcomeOf({ list: [{ ...row, ...cells }], ...given })).toBe(CONFIRMED);
	});

	it.each<[where: string, cells: Row, outcome: string, holder?: string]>([
		['the number differs', { number: '046204' }, NUMBER_CHANGED],
		['the number has lost its zero', { number: 46203 }, NUMBER_CHANGED],
		['the type differs', { type: 'paybill' }, NUMBER_CHANGED],
		['the operator differs', { operator: 'Airtel' }, NUMBER_CHANGED],
		['the number differs, and is expired', { number: '046204', ...EXPIRED }, NUMBER_CHANGED],
		['the holder differs', {}, HOLDER_CHANGED, STRANGER],
		['the holder differs, and it is expired', EXPIRED, HOLDER_CHANGED, STRANGER],
		['the re-check found another holder', { last_outcome: 'changed holder' }, FOUND],
		['somebody wrote that it must not be paid', { last_outcome: 'do not pay' }, FOUND],
	])('needs review where %s', (_where, cells, outcome, holder = HOLDER) => {
		expect(outcomeOf({ list: [{ ...row, ...cells }], holder })).toBe(outcome);
	});

	it.each<[where: string, cells: Row]>([
		['it expired yesterday', { expires_at: '2026-11-24' }],
		['it expires today', { expires_at: TODAY }],
		['its end is no day', { expires_at: '31/12/2099' }],
		['no calendar has its last day', { expires_at: '2027-02-31' }],
		['the day of acceptance is missing', { accepted_at: null }],
		['it is accepted in the future', { accepted_at: '2026-11-26' }],
		...[' ', null, 'null', 'undefined', 'N/A', '-', 0, '\u200B'].map((nobody): [string, Row] => [
			`${JSON.stringify(nobody)} accepted it`,
			{ accepted_by: nobody },
		]),
		['the holder is missing', { registered_name: '' }],
		['it is another payee', { payee: 'Jane Kamua' }],
		['it was accepted in another environment', { environment: 'demo' }],
		['the type is none', { type: 'bank' }],
		['the number is none', { number: '1.1E+11' }],
		['its cells are objects', { payee: {}, number: [], accepted_by: true }],
	])('counts for nothing where %s', (_where, cells) => {
		expect(outcomeOf({ list: [{ ...row, ...cells }] })).toBe(AS_BEFORE);
		const list = [{ ...row, registered_name: STRANGER, ...cells }];
		expect(outcomeOf({ list, holder: STRANGER })).toBe('notConfirmed nameDiffers');
	});

	it('is not found if the list has no row, or the row has no expected name', () => {
		expect(outcomeOf({ list: [null, 'x', [1], { json: {} }] })).toBe(AS_BEFORE);
		expect(outcomeOf({ list: [row], payee: unnamed })).toBe('confirmed nameFound');
	});
});

it.each<[what: string, last: Row, outcome: string]>([
	['with its holder', { registered_name: 'PETER' }, HOLDER_CHANGED],
	['though it is expired', EXPIRED, AS_BEFORE],
	['though its day cannot be read', { accepted_at: '?' }, AS_BEFORE],
	['with what was found', { last_outcome: 'no holder found' }, FOUND],
])('the last acceptance of a number counts, %s', (_what, last, outcome) => {
	expect(outcomeOf({ list: [row, { ...row, ...last }] })).toBe(outcome);
});

const noAccount: Payee = { ...PAYBILL, account: undefined };

it.each<[what: string, account: unknown, outcome: string, payee?: Payee]>([
	['with this very account', ofBank.account, CONFIRMED],
	['with this account, typed otherwise', '0110-5678', CONFIRMED],
	['with another account', '01105679', NUMBER_CHANGED],
	['with an account that lost its zero', 1105678, NUMBER_CHANGED],
	['with a shortened account', '1.10123E+11', SHARED],
	['with an account shortened to a number', 1e21, SHARED],
	['without an account', '', NUMBER_CHANGED],
	['without an account on either side', '', SHARED, noAccount],
])(
	'an accepted shared Paybill is judged by its account: accepted %s',
	(_what, account, outcome, payee = PAYBILL) => {
		const list = [{ ...row, ...ofBank, account }];
		expect(outcomeOf({ list, payee, holder: BANK })).toBe(outcome);
	},
);

const BEFORE = ', but the payee was accepted with Paybill 247247, account 7 before';
const RECHECK = ', but the last re-check (2026-11-20) found';

it.each<[summary: string, cells: Row, given?: Partial<Case>]>([
	[', but the payee was accepted with till 046204 before.', { number: '046204' }],
	[`${BEFORE}, not account 01105678.`, { ...ofBank, account: '7' }, { payee: PAYBILL }],
	[`${BEFORE}, and now has no account number.`, { ...ofBank, account: '7' }, { payee: noAccount }],
	[
		`, but was registered to ${HOLDER} when Amina accepted it on 2026-03-01.`,
		{},
		{ holder: 'PETER' },
	],
	[
		', but was registered to J*** W****** K**** when Amina accepted it on 2026-03-01.',
		{},
		{ holder: STRANGER, isMasked: true },
	],
	[`${RECHECK} “changed holder”.`, { last_outcome: 'changed holder' }],
	[`${RECHECK} something.`, { last_outcome: 'now JANE OTIENO' }, { isMasked: true }],
])('the summary of an accepted payee ends “%s”', (summary, cells, given = {}) => {
	const holder = given.payee ? BANK : HOLDER;
	const result = resultWith({ list: [{ ...row, ...cells }], holder, ...given });
	expect(result.summary?.slice(-summary.length)).toBe(summary);
	expect(result.nextStep).toBe('Ask the payee on a phone number that you know.');
});

it('the result says who accepted a payee, and when, only where that decided', () => {
	const result = resultWith({ list: [row] });
	expect(result).toMatchObject({ accepted: { by: 'Amina', at: '2026-03-01' } });
	expect(result.summary).toMatch(/, as Amina accepted on 2026-03-01\.$/);
	expect(resultWith({ list: [row], holder: 'PETER' })).not.toHaveProperty('accepted');
});

it.each([
	'nameMissing',
	'foundAsOtherType',
	'accountNotFound',
	'operatorNotSupported',
	'rejected',
	'contradicted',
] as const)('no acceptance changes an answer that is %s', (finding) => {
	const judgement: Judgement = JUDGEMENTS[finding];
	const judged = { environment, judgement, payee: TILL, names: [HOLDER], isMasked: false };
	expect(judgeAcceptance(judged, new AcceptedPayees([row], TODAY))).toEqual({ judgement });
});
