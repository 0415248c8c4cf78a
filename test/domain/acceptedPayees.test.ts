import { AcceptedPayees } from '../../nodes/MobileMoneyNameLookup/domain/accepted/acceptedPayees';
import { judgeAcceptance } from '../../nodes/MobileMoneyNameLookup/domain/accepted/judgeAcceptance';
import { judge, type Judgement } from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import type { Payee } from '../../nodes/MobileMoneyNameLookup/domain/payee/payee';
import { resultOf } from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { answered } from './checkedRows';

const HOLDER = 'JANE WANJIKU KAMAU';
const BANK = 'TAUSI MICROFINANCE BANK LIMITED';

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

const paybillRow = {
	...row,
	type: 'paybill',
	number: '247247',
	account: '0110 5678',
	registered_name: BANK,
};

interface Case {
	readonly list: readonly object[];
	readonly payee?: Payee;
	readonly holder?: string;
	readonly isMasked?: boolean;
}

const TILL: Payee = {
	accountType: 'till',
	number: '046203',
	operator: 'Mpesa',
	expectedName: 'Jane Kamau',
};
const PAYBILL: Payee = {
	...TILL,
	accountType: 'paybill',
	number: '247247',
	account: '01105678',
};

/** The result of an answered row with a list of accepted payees. */
function resultWith({ list, payee = TILL, holder = HOLDER, isMasked = false }: Case) {
	const judgement: Judgement = judge(
		{ meaning: 'found', name: holder },
		{ ...payee, matchPolicy: 'needsReview', emptyExpectedName: 'needsReview' },
	);
	const ofRow = { payee, environment: 'production', names: [holder], isMasked } as const;
	const day = { today: '2026-11-25' };
	const decided = judgeAcceptance({ ...ofRow, ...day, judgement }, new AcceptedPayees(list));
	return resultOf(answered(judgement, payee, { answer: { name: holder }, isMasked, ...decided }));
}

const told = (given: Case) => {
	const { outcome, reason, payable } = resultWith(given);
	return [outcome, reason, ...(payable ? ['payable'] : [])].join(' ');
};

const CONFIRMED = 'confirmed accepted payable';
const AS_BEFORE = 'confirmed nameMatched payable';
const NUMBER_CHANGED = 'needsReview numberChanged';
const HOLDER_CHANGED = 'needsReview holderChanged';
const FOUND = 'needsReview recheckFound';

describe('an accepted payee', () => {
	it.each<[string, Row, Partial<Case>]>([
		['nothing differs', {}, {}],
		['the list has items', {}, { list: [{ json: row }] }],
		['case and spaces of the name differ', { payee: '  JANE   kamau' }, {}],
		['case and spaces of the holder differ', { registered_name: 'Jane  Wanjiku Kamau ' }, {}],
		['the holder is a stranger', { registered_name: 'PETER OTIENO' }, { holder: 'PETER OTIENO' }],
		[
			'the name is only close',
			{ payee: 'Jane Kamua' },
			{ payee: { ...TILL, expectedName: 'Jane Kamua' } },
		],
		['the type has another word', { type: 'Buy Goods' }, {}],
		['the operator is left out', { operator: '' }, {}],
		['the operator has another spelling', { operator: 'M-PESA' }, {}],
		['its dates are dates', { accepted_at: new Date(0), expires_at: new Date('2027-01-01') }, {}],
		['nothing was checked again', { last_outcome: null, last_checked_at: null }, {}],
		['the re-check was in a test system', { last_outcome: 'not production: uat' }, {}],
		['another payee has been accepted, too', {}, { list: [{ ...row, payee: 'Ann' }, row] }],
		['another number was accepted, too', {}, { list: [row, { ...row, number: '999999' }] }],
		[
			'it was accepted again after it expired',
			{},
			{ list: [{ ...row, expires_at: '2025-01-01' }, row] },
		],
	])('is confirmed where %s', (_what, cells, given) => {
		const list = [{ ...row, ...cells }];
		expect(told({ list, ...given })).toBe(CONFIRMED);
	});

	const changed: ReadonlyArray<readonly [what: string, Row, verdict: string, Partial<Case>?]> = [
		['the number differs', { number: '046204' }, NUMBER_CHANGED],
		['the number has lost its zero', { number: 46203 }, NUMBER_CHANGED],
		['the type differs', { type: 'paybill' }, NUMBER_CHANGED],
		['the operator differs', { operator: 'Airtel' }, NUMBER_CHANGED],
		[
			'the number differs, and is expired',
			{ number: '046204', expires_at: '2025-01-01' },
			NUMBER_CHANGED,
		],
		[
			'the number differs, of a stranger',
			{ number: '046204' },
			NUMBER_CHANGED,
			{ holder: 'PETER OTIENO' },
		],
		['a letter of the holder differs', {}, HOLDER_CHANGED, { holder: `${HOLDER}X` }],
		['the holder differs', {}, HOLDER_CHANGED, { holder: 'PETER OTIENO' }],
		[
			'the holder differs, and it is expired',
			{ expires_at: '2025-01-01' },
			HOLDER_CHANGED,
			{ holder: 'PETER OTIENO' },
		],
		['the re-check found another holder', { last_outcome: 'changed holder' }, FOUND],
		['somebody wrote that it must not be paid', { last_outcome: 'do not pay' }, FOUND],
	];
	it.each(changed.map(([what, cells, verdict, given = {}]) => ({ what, cells, verdict, given })))(
		'needs review where $what',
		({ cells, verdict, given }) => {
			expect(told({ list: [{ ...row, ...cells }], ...given })).toBe(verdict);
		},
	);

	it.each<[string, Row]>([
		['it expired yesterday', { expires_at: '2026-11-24' }],
		['it expires today', { expires_at: '2026-11-25' }],
		['its end is no day', { expires_at: '31/12/2099' }],
		['its end is missing', { expires_at: '' }],
		['the day of acceptance is missing', { accepted_at: null }],
		['nobody accepted it', { accepted_by: ' ' }],
		...[null, 'null', 'undefined', 'N/A', '-', 0, '\u200B'].map((nobody): [string, Row] => [
			`${JSON.stringify(nobody)} accepted it`,
			{ accepted_by: nobody },
		]),
		['no calendar has its last day', { expires_at: '2027-02-31' }],
		['it is accepted in the future', { accepted_at: '2026-11-26' }],
		['the holder is missing', { registered_name: '' }],
		['the payee is missing', { payee: '' }],
		['it is another payee', { payee: 'Jane Kamua' }],
		['the payee is called __proto__', { payee: '__proto__' }],
		['it was accepted in another environment', { environment: 'demo' }],
		['the environment is missing', { environment: null }],
		['the type is none', { type: 'bank' }],
		['the number is none', { number: '1.1E+11' }],
		['its cells are objects', { payee: {}, number: [], accepted_by: true }],
	])('counts for nothing where %s', (_what, cells) => {
		expect(told({ list: [{ ...row, ...cells }] })).toBe(AS_BEFORE);
		const stranger = { ...row, registered_name: 'PETER OTIENO', ...cells };
		expect(told({ list: [stranger], holder: 'PETER OTIENO' })).toBe('notConfirmed nameDiffers');
	});

	it.each<[string, unknown]>([
		['null', null],
		['a text', 'x'],
		['a list', [1]],
		['an empty item', { json: {} }],
	])('is none where the list holds %s', (_what, value) => {
		expect(new AcceptedPayees([value]).of(TILL, 'production')).toEqual({});
	});

	it('is none where a row expects nobody', () => {
		const payee: Payee = { accountType: 'till', number: '046203', operator: 'Mpesa' };
		expect(told({ list: [row], payee })).toBe('confirmed nameFound');
	});
});

describe('the last row of a number counts', () => {
	it.each<[string, readonly Row[], string]>([
		['with its holder', [row, { ...row, registered_name: 'PETER' }], HOLDER_CHANGED],
		['though it is expired', [row, { ...row, expires_at: '2026-01-01' }], AS_BEFORE],
		['though its day cannot be read', [row, { ...row, accepted_at: '?' }], AS_BEFORE],
		['with what was found', [row, { ...row, last_outcome: 'no holder found' }], FOUND],
	])('%s', (_what, list, verdict) => {
		expect(told({ list })).toBe(verdict);
	});
});

describe('an accepted shared paybill', () => {
	it.each<[string, Row, string, Payee?]>([
		['with this very account', {}, CONFIRMED],
		['with this account, typed otherwise', { account: '0110-5678' }, CONFIRMED],
		['with another account', { account: '01105679' }, NUMBER_CHANGED],
		['whose account lost its zero', { account: 1105678 }, NUMBER_CHANGED],
		['whose account was shortened', { account: '1.10123E+11' }, 'needsReview sharedPaybill'],
		['whose account was shortened to a number', { account: 1e21 }, 'needsReview sharedPaybill'],
		['without an account', { account: '' }, NUMBER_CHANGED],
	])('%s', (_what, cells, verdict) => {
		const list = [{ ...paybillRow, ...cells }];
		expect(told({ list, payee: PAYBILL, holder: BANK })).toBe(verdict);
	});

	it('without an account on either side is still shared', () => {
		const payee: Payee = { ...TILL, accountType: 'paybill', number: '247247' };
		const list = [{ ...paybillRow, account: '' }];
		expect(told({ list, payee, holder: BANK })).toBe('needsReview sharedPaybill');
	});
});

it.each<[string, Row, Partial<Case>, summary: string, nextStep: string]>([
	['same', {}, {}, ', as Amina accepted on 2026-03-01.', 'You can pay.'],
	[
		'another number',
		{ number: '046204' },
		{},
		', but the payee was accepted with till 046204 before.',
		'Ask the payee on a phone number that you know.',
	],
	[
		'another account',
		{ ...paybillRow, account: '7' },
		{ payee: PAYBILL, holder: BANK },
		', but the payee was accepted with paybill 247247, account 7 before.',
		'Ask the payee on a phone number that you know.',
	],
	[
		'another holder',
		{},
		{ holder: 'PETER' },
		'registered to PETER, but to JANE WANJIKU KAMAU when Amina accepted it on 2026-03-01.',
		'Ask the payee on a phone number that you know.',
	],
	[
		'another holder, masked',
		{},
		{ holder: 'PETER OTIENO', isMasked: true },
		', but to J*** W****** K**** when Amina accepted it on 2026-03-01.',
		'Ask the payee on a phone number that you know.',
	],
	[
		'what the re-check found',
		{ last_outcome: 'changed holder' },
		{},
		', but the last re-check (2026-11-20) found “changed holder”.',
		'Ask the payee on a phone number that you know.',
	],
	[
		'what the re-check found, masked',
		{ last_outcome: 'now JANE OTIENO' },
		{ isMasked: true },
		', but the last re-check (2026-11-20) found something.',
		'Ask the payee on a phone number that you know.',
	],
])('the sentence says what was accepted: %s', (_what, cells, given, summary, nextStep) => {
	const result = resultWith({ list: [{ ...row, ...cells }], ...given });
	expect(result.summary?.endsWith(summary)).toBe(true);
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
	const ofRow = { payee: TILL, environment: 'production', names: [HOLDER] } as const;
	const day = { today: '2026-11-25', isMasked: false };
	const list = new AcceptedPayees([row]);
	expect(judgeAcceptance({ ...ofRow, ...day, judgement }, list)).toEqual({ judgement });
});
