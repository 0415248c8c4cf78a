import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { Judgement } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import type { Payee } from '../../../nodes/MobileMoneyNameLookup/domain/payee/payee';
import { REPLY_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { AnsweredRow } from '../../../nodes/MobileMoneyNameLookup/domain/result/checkedRow';
import { NEXT_STEPS } from '../../../nodes/MobileMoneyNameLookup/domain/result/nextSteps';
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
	it.each<[Judgement, string]>([
		[VERDICTS['name:notAsked'], `${JO}. No expected name was given, so nothing was compared.`],
		[VERDICTS['name:match'], `${JO}, as expected.`],
		[
			{ ...VERDICTS['name:match'], isShared: true },
			`${JO}, as expected; it collects money for many customers.`,
		],
		[
			VERDICTS['name:closeMatch'],
			`${JO}, which is close to the expected name "Al", but not certainly the same holder.`,
		],
		[VERDICTS['name:noMatch'], `${JO}, which is not the expected name "Al".`],
		[VERDICTS['name:notPossible'], `${JO}, but the row has no expected name to compare it with.`],
		[
			VERDICTS.sharedPaybill,
			`${JO}, which collects money for many customers, so the name does not show who gets the money.`,
		],
		[VERDICTS.nameMissing, 'The service sent no usable name for the holder of till 47.'],
		[{ ...VERDICTS.nameMissing, isWarned: true }, `${JO}; this name contains a warning word.`],
		[
			VERDICTS.operatorNotSupported,
			'The service does not support the operator M-PESA, or refuses another part of the request, so the holder of till 47 is not known.',
		],
		[VERDICTS.accountNotFound, 'There is no till 47.'],
		[VERDICTS.rejected, 'Till 47 is not confirmed.'],
		[
			{ ...VERDICTS.rejected, refusal: REPLY_TABLE.rejected },
			'Till 47 is not confirmed: the service rejected this number.',
		],
		[
			{ ...VERDICTS.foundAsOtherType, foundAs: 'paybill' },
			'Till 47 is not a till but a Paybill, registered to JO KIM.',
		],
	])('of the verdict %j is “%s”', (judgement, sentence) => {
		expect(summary(expectingAl, judgement, 'JO KIM')).toBe(sentence);
	});

	it.each([
		['match', 'Al', 'one of the other accepted names.'],
		['closeMatch', 'Al', 'close to the accepted name "Shop", but not certainly the same holder.'],
		['noMatch', 'Al', 'neither the expected name "Al" nor one of the other accepted names.'],
		['noMatch', undefined, 'not one of the accepted names.'],
	] as const)('of an accepted name (%s, expected %p) ends “%s”', (result, expected, end) => {
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
type Warning = NonNullable<Payee['warnings']>[number];
const warned = (warning: Warning, payee: Payee = TILL) => ({ ...payee, warnings: [warning] });
const withoutDigit = warned(WARNINGS.accountWithoutDigit('TITHE'), withAccount);
const step = NEXT_STEPS;
const uat = { environment: 'uat' } as const;

it.each<[string, AnsweredRow]>([
	['a till with a matching name', answered(matching)],
	['a close name where close names are confirmed', answered(close)],
	['a paybill with its account', answered(matching, withAccount)],
	['a payee that a person has accepted', answered(accepted, TILL, byPerson)],
	[
		'a shared paybill with an account that a person has accepted',
		answered({ ...accepted, isShared: true }, withAccount, byPerson),
	],
	['an accepted account number without a digit', answered(accepted, withoutDigit, byPerson)],
	['a payee in several rows', answered(matching, warned(WARNINGS.samePayee('row 4')))],
	['a number in many rows', answered(matching, warned(WARNINGS.numberInManyRows(30)))],
])('%s is payable', (_what, row) => {
	expect([isPayable(row), nextStepOf(row)]).toEqual([true, step.pay]);
});

it.each<[string, AnsweredRow, step: string | undefined]>([
	['without an expected name', answered(VERDICTS['name:notAsked']), step.compareName],
	['in a row without a name', answered(VERDICTS['name:notPossibleAccepted']), step.compareName],
	['that needs a name', answered(VERDICTS['name:notPossible']), step.compareName],
	['with a close name', answered(VERDICTS['name:closeMatch']), step.askName],
	['with another name', answered(VERDICTS['name:noMatch']), `Do not pay. ${step.askName}`],
	['without a usable name', answered(VERDICTS.nameMissing), step.askName],
	['that is a paybill without its account', answered(matching, PAYBILL), step.askAccount],
	['that is a shared paybill', answered(shared, withAccount), step.compareAccount],
	['that is a shared paybill without account', answered(shared, PAYBILL), step.askAccount],
	['shared, not compared', answered(VERDICTS.sharedPaybill, withAccount), step.compareAccount],
	['shared, without account', answered(VERDICTS.sharedPaybill, PAYBILL), step.askAccount],
	['with an account without a digit', answered(matching, withoutDigit), step.compareAccount],
	['of a test system', answered(matching, TILL, uat), step.testResult],
	['of the demo', answered(matching, TILL, { environment: 'demo' }), step.testResult],
	[
		'of a test system, without a name',
		answered(VERDICTS['name:notPossible'], TILL, uat),
		step.testWithoutName,
	],
	[
		'of a test system, with a close name',
		answered(VERDICTS['name:closeMatch'], TILL, uat),
		step.askName,
	],
	...[
		WARNINGS.unusualLength(9),
		WARNINGS.hiddenCharacter(),
		WARNINGS.namesOfOneNumber('Row 3', 'X'),
		WARNINGS.numbersOfOneName('till 1', 'row 3', false),
	].map((warning): [string, AnsweredRow, string] => [
		`with the warning “${warning.text}”`,
		answered(matching, warned(warning)),
		step.compareNumber,
	]),
	[
		'that a person has accepted, of an unusual length',
		answered(accepted, warned(WARNINGS.unusualLength(9)), byPerson),
		step.compareNumber,
	],
	[
		'other than accepted',
		answered(VERDICTS['accepted:otherNumber'], TILL, byPerson),
		step.askPayee,
	],
	[
		'that was refused',
		answered({ ...VERDICTS.rejected, refusal: REPLY_TABLE.rejected }),
		REPLY_TABLE.rejected.nextStep,
	],
	['refused without a row of the table of replies', answered(VERDICTS.rejected), step.doNotPay],
	['that was not looked up, only names', answered(matching, {}, { isComparison: true }), undefined],
])('a number %s is not payable', (_what, row, expected) => {
	expect([isPayable(row), nextStepOf(row)]).toEqual([false, expected]);
});

it('an unchecked row is not payable, and its failure says what to do', () => {
	const row = failed(new CheckFailure('It is out', 'Try later.'), { environment: 'production' });
	expect([isPayable(row), nextStepOf(row)]).toEqual([false, 'Try later.']);
});

const pairs = [...new Set(Object.values(VERDICTS))];
const OF_REPLIES = ['operatorNotSupported', 'accountNotFound', 'rejected'];

it.each(pairs)('$outcome because of $reason has a step, or the table of replies has it', (pair) => {
	expect(pair.nextStep === undefined).toBe(OF_REPLIES.includes(pair.reason));
});

it('only what was compared or accepted may be paid', () => {
	const payable = pairs.filter((pair) => isPayable(answered(pair)));
	expect(payable.map(({ outcome, reason }) => `${outcome} ${reason}`).sort()).toEqual([
		'confirmed accepted',
		'confirmed nameClose',
		'confirmed nameMatched',
	]);
});

it('no step is about paying where names were only compared', () => {
	const steps = pairs.map((pair) => nextStepOf(answered(pair, {}, { isComparison: true })));
	expect(steps.join(' ')).not.toMatch(/\bpay\b/i);
});
