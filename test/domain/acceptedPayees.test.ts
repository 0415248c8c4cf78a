import { AcceptedPayees } from '../../nodes/MobileMoneyNameLookup/domain/accepted/acceptedPayees';
import { judgeAcceptance } from '../../nodes/MobileMoneyNameLookup/domain/accepted/judgeAcceptance';
import { judge, type Judgement } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import type { Payee } from '../../nodes/MobileMoneyNameLookup/domain/payee/payee';
import { resultOf } from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { answered } from './checkedRows';

const HOLDER = 'JANE WANJIKU KAMAU';
const BANK = 'TAUSI MICROFINANCE BANK LIMITED';
const STRANGER = 'PETER OTIENO';

/** A row of the table, as a data table gives it. */
const row = {
	...{ payee: 'Jane Kamau', type: 'till', number: '046203', operator: 'Mpesa', account: null },
	...{ registered_name: HOLDER, environment: 'production', accepted_by: 'Amina' },
	...{ accepted_at: '2026-03-01T08:00:00.000Z', expires_at: '2027-03-01' },
	...{ last_outcome: 'confirmed', last_checked_at: '2026-11-20' },
};
type Row = Partial<Record<keyof typeof row, unknown>>;

const EXPIRED = { expires_at: '2025-01-01' };
const ofBank = { type: 'paybill', number: '247247', account: '0110 5678', registered_name: BANK };

const TILL: Payee = {
	...{ accountType: 'till', number: '046203', operator: 'Mpesa', expectedName: 'Jane Kamau' },
};
const PAYBILL: Payee = {
	...TILL,
	...{ accountType: 'paybill', number: '247247', account: '01105678' },
};

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

function verdictOf(given: Case): string {
	const { outcome, reason, payable } = resultWith(given);
	return [outcome, reason, ...(payable ? ['payable'] : [])].join(' ');
}

const CONFIRMED = 'confirmed accepted payable';
const AS_BEFORE = 'confirmed nameMatched payable';
const NUMBER_CHANGED = 'needsReview numberChanged';
const HOLDER_CHANGED = 'needsReview holderChanged';
const FOUND = 'needsReview recheckFound';
const SHARED = 'needsReview sharedPaybill';

describe('an accepted payee', () => {
	it.each<{ where: string; cells?: Row; given?: Partial<Case> }>([
		{ where: 'nothing differs' },
		{ where: 'the list has items', given: { list: [{ json: row }] } },
		{ where: 'case and spaces of the name differ', cells: { payee: '  JANE   kamau' } },
		{
			where: 'case and spaces of the holder differ',
			cells: { registered_name: 'Jane  Wanjiku Kamau ' },
		},
		{
			where: 'the holder is a stranger',
			cells: { registered_name: STRANGER },
			given: { holder: STRANGER },
		},
		{
			where: 'the name is only close',
			cells: { payee: 'Jane Kamua' },
			given: { payee: { ...TILL, expectedName: 'Jane Kamua' } },
		},
		{ where: 'the type has another word', cells: { type: 'Buy Goods' } },
		{ where: 'the operator is left out', cells: { operator: '' } },
		{ where: 'the operator has another spelling', cells: { operator: 'M-PESA' } },
		{
			where: 'its dates are dates',
			cells: { accepted_at: new Date(0), expires_at: new Date('2027-01-01') },
		},
		{
			where: 'nothing was checked again',
			cells: { last_outcome: null, last_checked_at: null },
		},
		{
			where: 'the re-check was in a test system',
			cells: { last_outcome: 'not production: uat' },
		},
		{ where: 'another payee is accepted, too', given: { list: [{ ...row, payee: 'Ann' }, row] } },
		{
			where: 'another number is accepted, too',
			given: { list: [row, { ...row, number: '999999' }] },
		},
		{ where: 'it was accepted again', given: { list: [{ ...row, ...EXPIRED }, row] } },
	])('is confirmed where $where', ({ cells, given }) => {
		expect(verdictOf({ list: [{ ...row, ...cells }], ...given })).toBe(CONFIRMED);
	});

	it.each<{ where: string; cells?: Row; holder?: string; verdict: string }>([
		{ where: 'the number differs', cells: { number: '046204' }, verdict: NUMBER_CHANGED },
		{ where: 'the number has lost its zero', cells: { number: 46203 }, verdict: NUMBER_CHANGED },
		{ where: 'the type differs', cells: { type: 'paybill' }, verdict: NUMBER_CHANGED },
		{ where: 'the operator differs', cells: { operator: 'Airtel' }, verdict: NUMBER_CHANGED },
		{
			where: 'the number differs, and is expired',
			cells: { number: '046204', ...EXPIRED },
			verdict: NUMBER_CHANGED,
		},
		{
			where: 'the number differs, of a stranger',
			cells: { number: '046204' },
			holder: STRANGER,
			verdict: NUMBER_CHANGED,
		},
		{ where: 'a letter of the holder differs', holder: `${HOLDER}X`, verdict: HOLDER_CHANGED },
		{ where: 'the holder differs', holder: STRANGER, verdict: HOLDER_CHANGED },
		{
			where: 'the holder differs, and it is expired',
			cells: EXPIRED,
			holder: STRANGER,
			verdict: HOLDER_CHANGED,
		},
		{
			where: 'the re-check found another holder',
			cells: { last_outcome: 'changed holder' },
			verdict: FOUND,
		},
		{
			where: 'somebody wrote that it must not be paid',
			cells: { last_outcome: 'do not pay' },
			verdict: FOUND,
		},
	])('needs review where $where', ({ cells, verdict, ...given }) => {
		expect(verdictOf({ list: [{ ...row, ...cells }], ...given })).toBe(verdict);
	});

	it.each<{ where: string; cells: Row }>([
		{ where: 'it expired yesterday', cells: { expires_at: '2026-11-24' } },
		{ where: 'it expires today', cells: { expires_at: '2026-11-25' } },
		{ where: 'its end is no day', cells: { expires_at: '31/12/2099' } },
		{ where: 'its end is missing', cells: { expires_at: '' } },
		{ where: 'the day of acceptance is missing', cells: { accepted_at: null } },
		{ where: 'nobody accepted it', cells: { accepted_by: ' ' } },
		...[null, 'null', 'undefined', 'N/A', '-', 0, '\u200B'].map((nobody) => ({
			where: `${JSON.stringify(nobody)} accepted it`,
			cells: { accepted_by: nobody },
		})),
		{ where: 'no calendar has its last day', cells: { expires_at: '2027-02-31' } },
		{ where: 'it is accepted in the future', cells: { accepted_at: '2026-11-26' } },
		{ where: 'the holder is missing', cells: { registered_name: '' } },
		{ where: 'the payee is missing', cells: { payee: '' } },
		{ where: 'it is another payee', cells: { payee: 'Jane Kamua' } },
		{ where: 'the payee is called __proto__', cells: { payee: '__proto__' } },
		{ where: 'it was accepted in another environment', cells: { environment: 'demo' } },
		{ where: 'the environment is missing', cells: { environment: null } },
		{ where: 'the type is none', cells: { type: 'bank' } },
		{ where: 'the number is none', cells: { number: '1.1E+11' } },
		{ where: 'its cells are objects', cells: { payee: {}, number: [], accepted_by: true } },
	])('counts for nothing where $where', ({ cells }) => {
		expect(verdictOf({ list: [{ ...row, ...cells }] })).toBe(AS_BEFORE);
		const list = [{ ...row, registered_name: STRANGER, ...cells }];
		expect(verdictOf({ list, holder: STRANGER })).toBe('notConfirmed nameDiffers');
	});

	it.each([[null], ['x'], [[1]], [{ json: {} }]])('is none where the list holds %j', (value) => {
		expect(new AcceptedPayees([value], TODAY).of(TILL, 'production')).toEqual({});
	});

	it('is none where a row expects nobody', () => {
		const payee: Payee = { accountType: 'till', number: '046203', operator: 'Mpesa' };
		expect(verdictOf({ list: [row], payee })).toBe('confirmed nameFound');
	});
});

it.each<{ what: string; last: Row; verdict: string }>([
	{ what: 'with its holder', last: { registered_name: 'PETER' }, verdict: HOLDER_CHANGED },
	{ what: 'though it is expired', last: EXPIRED, verdict: AS_BEFORE },
	{ what: 'though its day cannot be read', last: { accepted_at: '?' }, verdict: AS_BEFORE },
	{ what: 'with what was found', last: { last_outcome: 'no holder found' }, verdict: FOUND },
])('the last acceptance of a number counts, $what', ({ last, verdict }) => {
	expect(verdictOf({ list: [row, { ...row, ...last }] })).toBe(verdict);
});

it.each<{ what: string; account?: unknown; verdict: string }>([
	{ what: 'with this very account', account: ofBank.account, verdict: CONFIRMED },
	{ what: 'with this account, typed otherwise', account: '0110-5678', verdict: CONFIRMED },
	{ what: 'with another account', account: '01105679', verdict: NUMBER_CHANGED },
	{ what: 'whose account lost its zero', account: 1105678, verdict: NUMBER_CHANGED },
	{ what: 'whose account was shortened', account: '1.10123E+11', verdict: SHARED },
	{ what: 'whose account was shortened to a number', account: 1e21, verdict: SHARED },
	{ what: 'without an account', account: '', verdict: NUMBER_CHANGED },
])('an accepted shared Paybill $what', ({ account, verdict }) => {
	const list = [{ ...row, ...ofBank, account }];
	expect(verdictOf({ list, payee: PAYBILL, holder: BANK })).toBe(verdict);
});

it('an accepted shared Paybill without an account on either side is still shared', () => {
	const payee: Payee = { ...TILL, accountType: 'paybill', number: '247247' };
	const list = [{ ...row, ...ofBank, account: '' }];
	expect(verdictOf({ list, payee, holder: BANK })).toBe(SHARED);
});

const askPayee = 'Ask the payee on a phone number that you know.';
it.each<{ cells?: Row; given?: Partial<Case>; summary: string; nextStep?: string }>([
	{ summary: ', as Amina accepted on 2026-03-01.', nextStep: 'You can pay.' },
	{
		cells: { number: '046204' },
		summary: ', but the payee was accepted with till 046204 before.',
	},
	{
		cells: { ...ofBank, account: '7' },
		given: { payee: PAYBILL, holder: BANK },
		summary:
			', but the payee was accepted with Paybill 247247, account 7 before, not account 01105678.',
	},
	{
		cells: { ...ofBank, account: '7' },
		given: { payee: { ...PAYBILL, account: undefined }, holder: BANK },
		summary: 'was accepted with Paybill 247247, account 7 before, and now has no account number.',
	},
	{
		given: { holder: 'PETER' },
		summary: 'registered to PETER, but to JANE WANJIKU KAMAU when Amina accepted it on 2026-03-01.',
	},
	{
		given: { holder: STRANGER, isMasked: true },
		summary: ', but to J*** W****** K**** when Amina accepted it on 2026-03-01.',
	},
	{
		cells: { last_outcome: 'changed holder' },
		summary: ', but the last re-check (2026-11-20) found “changed holder”.',
	},
	{
		cells: { last_outcome: 'now JANE OTIENO' },
		given: { isMasked: true },
		summary: ', but the last re-check (2026-11-20) found something.',
	},
])('the summary ends “$summary”', ({ cells, given, summary, nextStep = askPayee }) => {
	const result = resultWith({ list: [{ ...row, ...cells }], ...given });
	expect(result.summary?.slice(-summary.length)).toBe(summary);
	expect(result.nextStep).toBe(nextStep);
});

it('the result says who accepted it, and when, only where that decided', () => {
	expect(resultWith({ list: [row] }).accepted).toEqual({ by: 'Amina', at: '2026-03-01' });
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
	const judgement: Judgement = VERDICTS[finding];
	const judged = { environment, judgement, payee: TILL, names: [HOLDER], isMasked: false };
	expect(judgeAcceptance(judged, new AcceptedPayees([row], TODAY))).toEqual({ judgement });
});
