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

const stranger = { holder: STRANGER };
const again = (last: Row) => ({ list: [row, { ...row, ...last }] });

it.each<[outcome: string, where: string, cells: Row, given?: Partial<Case>]>([
	[CONFIRMED, 'nothing differs', {}],
	[CONFIRMED, 'the list has items', {}, { list: [{ json: row }] }],
	[CONFIRMED, 'case and spaces of the name differ', { payee: '  JANE   kamau' }],
	[CONFIRMED, 'the holder is a stranger', { registered_name: STRANGER }, stranger],
	[CONFIRMED, 'the name is only close', { payee: 'Jane Kamua' }, { payee: close }],
	[CONFIRMED, 'the operator is left out', { operator: '' }],
	[CONFIRMED, 'it has dates', { accepted_at: new Date(0), expires_at: new Date('2027-01-01') }],
	[CONFIRMED, 'nothing was checked again', { last_outcome: null, last_checked_at: null }],
	[CONFIRMED, 'a test system checked it again', { last_outcome: 'not production: uat' }],
	[CONFIRMED, 'another number is accepted, too', {}, again({ number: '999999' })],
	[CONFIRMED, 'it was accepted again', {}, { list: [{ ...row, ...EXPIRED }, row] }],
	[NUMBER_CHANGED, 'the number differs', { number: '046204' }],
	[NUMBER_CHANGED, 'the number has lost its zero', { number: 46203 }],
	[NUMBER_CHANGED, 'the type differs', { type: 'paybill' }],
	[NUMBER_CHANGED, 'the operator differs', { operator: 'Airtel' }],
	[NUMBER_CHANGED, 'the number differs, and is expired', { number: '046204', ...EXPIRED }],
	[HOLDER_CHANGED, 'the holder differs', {}, stranger],
	[HOLDER_CHANGED, 'the holder differs, and it is expired', EXPIRED, stranger],
	[FOUND, 'the re-check found another holder', { last_outcome: 'changed holder' }],
	[FOUND, 'somebody wrote that it must not be paid', { last_outcome: 'do not pay' }],
	// The last acceptance of a number counts.
	[HOLDER_CHANGED, 'the last one has another holder', {}, again({ registered_name: 'PETER' })],
	[AS_BEFORE, 'the last one is expired', {}, again(EXPIRED)],
	[AS_BEFORE, 'the last one has no day that can be read', {}, again({ accepted_at: '?' })],
	[FOUND, 'the last one has a finding', {}, again({ last_outcome: 'no holder found' })],
])('an accepted payee is %s where %s', (outcome, _where, cells, given = {}) => {
	expect(outcomeOf({ list: [{ ...row, ...cells }], ...given })).toBe(outcome);
});

const NOBODY = [' ', null, 'null', 'undefined', 'N/A', '-', 0, '\u200B'];

it.each<[where: string, cells: Row]>([
	['it expired yesterday', { expires_at: '2026-11-24' }],
	['it expires today', { expires_at: TODAY }],
	['its end is no day', { expires_at: '31/12/2099' }],
	['no calendar has its last day', { expires_at: '2027-02-31' }],
	['the day of acceptance is missing', { accepted_at: null }],
	['it is accepted in the future', { accepted_at: '2026-11-26' }],
	...NOBODY.map((by): [string, Row] => [`${JSON.stringify(by)} accepted it`, { accepted_by: by }]),
	['the holder is missing', { registered_name: '' }],
	['it is another payee', { payee: 'Jane Kamua' }],
	['it was accepted in another environment', { environment: 'demo' }],
	['the type is none', { type: 'bank' }],
	['the number is none', { number: '1.1E+11' }],
	['its cells are objects', { payee: {}, number: [], accepted_by: true }],
])('an accepted payee counts for nothing where %s', (_where, cells) => {
	expect(outcomeOf({ list: [{ ...row, ...cells }] })).toBe(AS_BEFORE);
	const list = [{ ...row, registered_name: STRANGER, ...cells }];
	expect(outcomeOf({ list, holder: STRANGER })).toBe('notConfirmed nameDiffers');
});

it('an accepted payee is not found if the list has no row, or the row has no expected name', () => {
	expect(outcomeOf({ list: [null, 'x', [1], { json: {} }] })).toBe(AS_BEFORE);
	expect(outcomeOf({ list: [row], payee: unnamed })).toBe('confirmed nameFound');
});

const SHARED = 'needsReview sharedPaybill';
const noAccount: Payee = { ...PAYBILL, account: undefined };

it.each<[outcome: string, what: string, account: unknown, payee?: Payee]>([
	[CONFIRMED, 'with this very account', ofBank.account],
	[CONFIRMED, 'with this account, typed otherwise', '0110-5678'],
	[NUMBER_CHANGED, 'with another account', '01105679'],
	[NUMBER_CHANGED, 'with an account that lost its zero', 1105678],
	[SHARED, 'with a shortened account', '1.10123E+11'],
	[SHARED, 'with an account shortened to a number', 1e21],
	[NUMBER_CHANGED, 'without an account', ''],
	[SHARED, 'without an account on either side', '', noAccount],
])('a shared Paybill is %s if it was accepted %s', (outcome, _what, account, payee = PAYBILL) => {
	const list = [{ ...row, ...ofBank, account }];
	expect(outcomeOf({ list, payee, holder: BANK })).toBe(outcome);
});

const BEFORE = ', but the payee was accepted with Paybill 247247, account 7 before';
const WHEN = 'when Amina accepted it on 2026-03-01.';
const RECHECK = ', but the last re-check (2026-11-20) found';

it.each<[summary: string, cells: Row, given?: Partial<Case>]>([
	[', but the payee was accepted with till 046204 before.', { number: '046204' }],
	[`${BEFORE}, not account 01105678.`, { ...ofBank, account: '7' }, { payee: PAYBILL }],
	[`${BEFORE}, and now has no account number.`, { ...ofBank, account: '7' }, { payee: noAccount }],
	[`, but was registered to ${HOLDER} ${WHEN}`, {}, stranger],
	[`, but was registered to J*** W****** K**** ${WHEN}`, {}, { ...stranger, isMasked: true }],
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

const FINAL = Object.entries(JUDGEMENTS).filter(
	([key]) => !/^(?:name:|accepted:|shared)/.test(key),
);

it.each(FINAL)('no acceptance changes an answer that is %s', (_finding, judgement) => {
	const judged = { environment, judgement, payee: TILL, names: [HOLDER], isMasked: false };
	expect(judgeAcceptance(judged, new AcceptedPayees([row], TODAY))).toEqual({ judgement });
});
