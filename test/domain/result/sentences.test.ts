import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { Judgement } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import type { Payee } from '../../../nodes/MobileMoneyNameLookup/domain/payee/payee';
import { REPLY_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { AnsweredRow } from '../../../nodes/MobileMoneyNameLookup/domain/result/checkedRow';
import { NEXT_STEPS, STEPS } from '../../../nodes/MobileMoneyNameLookup/domain/result/nextSteps';
import { isPayable, nextStepOf } from '../../../nodes/MobileMoneyNameLookup/domain/result/payment';
import { summaryOf } from '../../../nodes/MobileMoneyNameLookup/domain/result/summary';
import { WARNINGS } from '../../../nodes/MobileMoneyNameLookup/domain/warnings';
import { answered, failed, matching, PAYBILL, TILL } from '../checkedRows';

const till = { accountType: 'till', number: '47', operator: 'Mpesa' } as const;
const expectingAl = { ...till, expectedName: 'Al' };
const JO = 'Till 47 is registered to JO KIM';

const summary = (payee: Payee, judgement: Judgement, name: string, isMasked = false) =>
	summaryOf(answered(judgement, payee, { answer: { name }, isMasked }));

describe('summaryOf an answer', () => {
	it.each<{ judgement: Judgement; sentence: string }>([
		{
			judgement: VERDICTS['name:notAsked'],
			sentence: `${JO}. No expected name was given, so nothing was compared.`,
		},
		{ judgement: VERDICTS['name:match'], sentence: `${JO}, as expected.` },
		{
			judgement: { ...VERDICTS['name:match'], isShared: true },
			sentence: `${JO}, as expected; it collects money for many customers.`,
		},
		{
			judgement: VERDICTS['name:closeMatch'],
			sentence: `${JO}, which is close to the expected name "Al", but not certainly the same holder.`,
		},
		{
			judgement: VERDICTS['name:noMatch'],
			sentence: `${JO}, which is not the expected name "Al".`,
		},
		{
			judgement: VERDICTS['name:notPossible'],
			sentence: `${JO}, but the row has no expected name to compare it with.`,
		},
		{
			judgement: VERDICTS.sharedPaybill,
			sentence: `${JO}, which collects money for many customers, so the name does not show who gets the money.`,
		},
		{
			judgement: VERDICTS.nameMissing,
			sentence: 'The service sent no usable name for the holder of till 47.',
		},
		{
			judgement: { ...VERDICTS.nameMissing, isWarned: true },
			sentence: `${JO}; this name contains a warning word.`,
		},
		{
			judgement: VERDICTS.operatorNotSupported,
			sentence:
				'The service does not support the operator M-PESA, or refuses another part of the request, so the holder of till 47 is not known.',
		},
		{ judgement: VERDICTS.accountNotFound, sentence: 'There is no till 47.' },
		{ judgement: VERDICTS.rejected, sentence: 'Till 47 is not confirmed.' },
		{
			judgement: { ...VERDICTS.rejected, refusal: REPLY_TABLE.rejected },
			sentence: 'Till 47 is not confirmed: the service rejected this number.',
		},
		{
			judgement: { ...VERDICTS.foundAsOtherType, foundAs: 'paybill' },
			sentence: 'Till 47 is not a till but a Paybill, registered to JO KIM.',
		},
	])('is “$sentence”', ({ judgement, sentence }) => {
		expect(summary(expectingAl, judgement, 'JO KIM')).toBe(sentence);
	});

	it.each([
		{ result: 'match', expected: 'Al', end: 'one of the other accepted names.' },
		{
			result: 'closeMatch',
			expected: 'Al',
			end: 'close to the accepted name "Shop", but not certainly the same holder.',
		},
		{
			result: 'noMatch',
			expected: 'Al',
			end: 'neither the expected name "Al" nor one of the other accepted names.',
		},
		{ result: 'noMatch', expected: undefined, end: 'not one of the accepted names.' },
	] as const)('of an accepted name ends “$end”', ({ result, expected, end }) => {
		const nameMatch = { result, score: 0.5, explanation: [], expectedName: 'Shop' };
		const judgement = { ...VERDICTS[`name:${result}`], nameMatch };
		const payee = expected ? expectingAl : till;
		expect(summary(payee, judgement, 'JO KIM')).toBe(`${JO}, which is ${end}`);
	});

	it('leaves out what is no name where the number is of the other type', () => {
		const judgement = { ...VERDICTS.foundAsOtherType, foundAs: 'till' } as const;
		const sentence = 'Paybill 47 is not a Paybill but a till.';
		expect(summary({ ...till, accountType: 'paybill' }, judgement, 'N/A')).toBe(sentence);
	});

	it('has words for a row without a number', () => {
		const nobody = 'The service sent no usable name for the holder of this row.';
		expect(summary({ number: '47' }, VERDICTS.nameMissing, '')).toBe(nobody);
		const other = 'The registered name is JO, which is not the expected name.';
		expect(summary({}, VERDICTS['name:noMatch'], 'JO')).toBe(other);
		const row = answered(VERDICTS.nameMissing, {}, { isComparison: true });
		expect(summaryOf(row)).toBe('There is no usable registered name, so no name was compared.');
	});

	it('shows no expected name while names are masked, because it can be the registered one', () => {
		const sentence = summary(expectingAl, VERDICTS['name:closeMatch'], 'J*', true);
		expect(sentence).toMatch(
			/J\*, which is close to the expected name, but not certainly the same holder\.$/,
		);
	});

	it('is marked where its facts are invented', () => {
		const mark = (sentence: string) => `${sentence} (DEMO)`;
		const row = answered(VERDICTS.accountNotFound, till, { mark });
		expect(summaryOf(row)).toBe('There is no till 47. (DEMO)');
	});
});

it.each<{ payee: Payee; what: string }>([
	{ payee: till, what: 'Till 47' },
	{ payee: {}, what: 'Row 34' },
])('summaryOf a failed check names $what, and why', ({ payee, what }) => {
	const failure = new CheckFailure("'Till' is empty", 'Fill it in at Base URL. Wait.');
	const sentence = `${what} was not checked: 'Till' is empty.`;
	expect(summaryOf(failed(failure, { payee, row: 'row 34' }))).toBe(sentence);
});

const close: Judgement = { ...matching, ...VERDICTS['name:closeMatchAccepted'] };
const accepted: Judgement = VERDICTS['accepted:same'];
const byPerson = { accepted: { by: 'Amina', at: '2026-11-20' } };
const withAccount = { ...PAYBILL, account: '00771' };
const shared: Judgement = { ...matching, isShared: true };
const warned = (...warnings: Array<NonNullable<Payee['warnings']>[number]>) => ({
	...TILL,
	warnings,
});

const {
	pay,
	compareNumber,
	compareName,
	compareAccount,
	askAccount,
	askName,
	askPayee,
	testResult,
	testWithoutName,
} = NEXT_STEPS;

it.each<[string, AnsweredRow, step: string]>([
	['a till whose name matched', answered(matching), pay],
	['a close name where close names are confirmed', answered(close), pay],
	['a paybill with its account', answered(matching, withAccount), pay],
	['a payee that a person has accepted', answered(accepted, TILL, byPerson), pay],
	[
		'a shared paybill with an account that a person has accepted',
		answered({ ...accepted, isShared: true }, withAccount, byPerson),
		pay,
	],
	[
		'an account number without a digit that a person has accepted',
		answered(
			accepted,
			{ ...withAccount, warnings: [WARNINGS.accountWithoutDigit('TITHE')] },
			byPerson,
		),
		pay,
	],
	['a payee in several rows', answered(matching, warned(WARNINGS.samePayee('row 4'))), pay],
	['a number in many rows', answered(matching, warned(WARNINGS.numberInManyRows(30))), pay],
])('%s is payable', (_what, row, step) => {
	expect([isPayable(row), nextStepOf(row)]).toEqual([true, step]);
});

it.each<[string, AnsweredRow, step: string | undefined]>([
	['without an expected name', answered(VERDICTS['name:notAsked']), compareName],
	['without the row’s expected name', answered(VERDICTS['name:notPossibleAccepted']), compareName],
	['that needs a name', answered(VERDICTS['name:notPossible']), compareName],
	['with a close name', answered(VERDICTS['name:closeMatch']), askName],
	['with another name', answered(VERDICTS['name:noMatch']), `Do not pay. ${askName}`],
	['without a usable name', answered(VERDICTS.nameMissing), askName],
	['that is a paybill without its account', answered(matching, PAYBILL), askAccount],
	['that is a shared paybill', answered(shared, withAccount), compareAccount],
	['that is a shared paybill without account', answered(shared, PAYBILL), askAccount],
	['shared, and not compared', answered(VERDICTS.sharedPaybill, withAccount), compareAccount],
	['shared, not compared, without account', answered(VERDICTS.sharedPaybill, PAYBILL), askAccount],
	[
		'whose account number has no digit',
		answered(matching, { ...withAccount, warnings: [WARNINGS.accountWithoutDigit('TITHE')] }),
		compareAccount,
	],
	['of a test system', answered(matching, TILL, { environment: 'uat' }), testResult],
	['of the demo', answered(matching, TILL, { environment: 'demo' }), testResult],
	[
		'of a test system, without a name',
		answered(VERDICTS['name:notPossible'], TILL, { environment: 'uat' }),
		testWithoutName,
	],
	[
		'of a test system, with a close name',
		answered(VERDICTS['name:closeMatch'], TILL, { environment: 'uat' }),
		askName,
	],
	['that is invented', answered(matching, TILL, { isSimulated: true }), pay],
	['of an unusual length', answered(matching, warned(WARNINGS.unusualLength(9))), compareNumber],
	[
		'with a hidden character',
		answered(matching, warned(WARNINGS.hiddenCharacter())),
		compareNumber,
	],
	[
		'under different names',
		answered(matching, warned(WARNINGS.namesOfOneNumber('Row 3', 'X'))),
		compareNumber,
	],
	[
		'of a name with several numbers',
		answered(matching, warned(WARNINGS.numbersOfOneName('till 1', 'row 3', false))),
		compareNumber,
	],
	[
		'that a person has accepted, of an unusual length',
		answered(accepted, warned(WARNINGS.unusualLength(9)), byPerson),
		compareNumber,
	],
	[
		'that is another one than was accepted',
		answered(VERDICTS['accepted:otherNumber'], TILL, byPerson),
		askPayee,
	],
	[
		'that was refused',
		answered({ ...VERDICTS.rejected, refusal: REPLY_TABLE.rejected }),
		REPLY_TABLE.rejected.nextStep,
	],
	['refused without a row of the table of replies', answered(VERDICTS.rejected), 'Do not pay.'],
	['whose names were only compared', answered(matching, {}, { isComparison: true }), undefined],
])('a number %s is not payable', (_what, row, step) => {
	expect([isPayable(row), nextStepOf(row)]).toEqual([false, step]);
});

it('an unchecked row is not payable, and its failure says what to do', () => {
	const row = failed(new CheckFailure('It is out', 'Try later.'), { environment: 'production' });
	expect([isPayable(row), nextStepOf(row)]).toEqual([false, 'Try later.']);
});

const pairs = [...new Set(Object.values(VERDICTS))];
const OF_REPLIES = ['operatorNotSupported', 'accountNotFound', 'rejected'];

it.each(pairs)('$outcome because of $reason has a step, or the table of replies has it', (pair) => {
	const { outcome, reason } = pair;
	const step = outcome === 'unchecked' ? undefined : STEPS[reason][outcome];
	expect(step === undefined).toBe(OF_REPLIES.includes(reason));
});

it('only what was compared or accepted may be paid', () => {
	const payable = pairs.filter((pair) => isPayable(answered(pair)));
	expect(payable.map(({ outcome, reason }) => `${outcome} ${reason}`).sort()).toEqual([
		'confirmed accepted',
		'confirmed nameClose',
		'confirmed nameMatched',
	]);
});

it('nothing is said of paying where names were only compared', () => {
	const steps = pairs.map((pair) => nextStepOf(answered(pair, {}, { isComparison: true })));
	expect(steps.join(' ')).not.toMatch(/\bpay\b/i);
});
