import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { Judgement } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import {
	JUDGEMENTS,
	OUTCOMES,
	outputIndexOf,
	OUTPUTS,
} from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import type { Payee } from '../../../nodes/MobileMoneyNameLookup/domain/payee/payee';
import { RESPONSE_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/responseTable';
import type { AnsweredRow } from '../../../nodes/MobileMoneyNameLookup/domain/result/checkedRow';
import { NEXT_STEPS as step } from '../../../nodes/MobileMoneyNameLookup/domain/result/nextSteps';
import { isPayable, nextStepOf } from '../../../nodes/MobileMoneyNameLookup/domain/result/payment';
import { summaryOf } from '../../../nodes/MobileMoneyNameLookup/domain/result/summary';
import { WARNINGS } from '../../../nodes/MobileMoneyNameLookup/domain/warnings';
import { answered, failed, matching, PAYBILL, TILL } from '../checkedRows';

const till = { accountType: 'till', number: '47', operator: 'Mpesa' } as const;
const expectingAl = { ...till, expectedName: 'Al' };
const paybill = { ...till, accountType: 'paybill' } as const;
const JO = 'Till 47 is registered to JO KIM';
/** Of each judgement: outcome and reason, next step, summary for a till where Al is expected; `@` tells the holder. */
const OF_JUDGEMENTS = `
name:notSetUp | confirmed nameFound | compareName | @. No expected name was given, so nothing was compared.
name:notPossible | needsReview nameNotCompared | compareName | @, but the row has no expected name to compare it with.
name:notPossibleAccepted | confirmed nameNotCompared | compareName | @, but the row has no expected name to compare it with.
name:match | confirmed nameMatched | pay | @, as expected.
name:closeMatch | needsReview nameClose | askName | @, which is close to the expected name "Al", but may be another holder.
name:closeMatchAccepted | confirmed nameClose | pay | @, which is close to the expected name "Al", but may be another holder.
name:noMatch | notConfirmed nameDiffers | doNotPay askName | @, which is not the expected name "Al".
nameMissing | needsReview nameMissing | askName | The service sent no usable name for the holder of till 47.
sharedPaybill | needsReview sharedPaybill | askAccount | @, which collects money for many customers, so the name does not show who gets the money.
foundAsOtherType | needsReview wrongAccountType | correctType | Till 47 is not a till but a Paybill, registered to JO KIM.
operatorNotSupported | notConfirmed operatorNotSupported | operatorNotSupported | The service does not support the operator M-PESA, or refuses another part of the request, so the holder of till 47 is not known.
accountNotFound | notConfirmed accountNotFound | accountNotFound | There is no till 47.
rejected | notConfirmed rejected | rejected | Till 47 is not confirmed.
contradicted | needsReview rejected | contradicted | Till 47 needs review.
accepted:same | confirmed accepted | pay | @, as Amina accepted.
accepted:otherNumber | needsReview numberChanged | askPayee | @, as Amina accepted.
accepted:otherHolder | needsReview holderChanged | askPayee | @, as Amina accepted.
accepted:recheckFound | needsReview recheckFound | askPayee | @, as Amina accepted.
`
	.trim()
	.split('\n')
	.map((line) => line.split(' | '));

const steps = new Map<string, string>([
	...Object.entries(step),
	...Object.entries(RESPONSE_TABLE).map(([key, { nextStep }]) => [key, nextStep] as const),
]);
const judgements = Object.entries(JUDGEMENTS).map(([key, entry]) => {
	const more = { foundAs: 'paybill', acceptance: ', as Amina accepted' } as const;
	return [key, { ...entry, ...more }] as const;
});

const accepted: Judgement = JUDGEMENTS['accepted:same'];
const close: Judgement = JUDGEMENTS['name:closeMatch'];
const different: Judgement = JUDGEMENTS['name:noMatch'];
const missing: Judgement = JUDGEMENTS.nameMissing;
const shared: Judgement = { ...matching, isShared: true };
const sharedToo: Judgement = { ...JUDGEMENTS['name:match'], isShared: true };
const refused: Judgement = { ...JUDGEMENTS.rejected, refusal: RESPONSE_TABLE.rejected.message };
const byPerson = { accepted: { by: 'Amina', at: '2026-11-20' } };
const withAccount = { ...PAYBILL, account: '00771' };
type Warning = NonNullable<Payee['warnings']>[number];
const warned = (warning: Warning, payee: Payee = TILL) => ({ ...payee, warnings: [warning] });
const withoutDigit = warned(WARNINGS.accountWithoutDigit('TITHE'), withAccount);
const uat = { environment: 'uat' } as const;
const blocking = [
	WARNINGS.unusualLength(9),
	WARNINGS.hiddenCharacter(),
	WARNINGS.namesOfOneNumber('Row 3', 'X'),
	WARNINGS.numbersOfOneName('till 1', 'row 3', false),
];

describe('The judgement', () => {
	it.each(judgements)('has its outcome, reason, next step and summary: %s', (key, judgement) => {
		const row = answered(judgement, expectingAl, { answer: { name: 'JO KIM' } });
		const [, outcome, named = '', summary] = OF_JUDGEMENTS.find(([each]) => each === key) ?? [];
		expect(`${judgement.outcome} ${judgement.reason}`).toBe(outcome);
		expect(nextStepOf(row)).toBe(named.replace(/\w+/g, (each) => steps.get(each) ?? each));
		expect(summaryOf(row)).toBe(summary?.replace('@', JO));
		// Only what was compared or accepted may be paid.
		expect(isPayable(row)).toBe(named === 'pay');
	});

	it.each(judgements)(
		'pays nobody in a test system, and says nothing of paying where names were compared: %s',
		(_key, judgement) => {
			for (const environment of ['uat', 'demo'] as const) {
				const row = answered(judgement, TILL, { environment });
				expect(isPayable(row)).toBe(false);
				expect(nextStepOf(row)).not.toMatch(/you can pay|before you pay/i);
			}
			const row = answered(judgement, {}, { isComparison: true });
			expect(isPayable(row)).toBe(false);
			expect(nextStepOf(row) ?? '').not.toMatch(/\bpay\b/i);
		},
	);
});

it('each outcome leaves by an output, to which saved workflows are wired', () => {
	expect(OUTPUTS).toEqual(['Needs Review', 'Confirmed', 'Not Confirmed']);
	const indexes = OUTCOMES.map((outcome) => [outcome, outputIndexOf(outcome)]);
	const wired = { confirmed: 1, needsReview: 0, notConfirmed: 2, unchecked: 0 };
	expect(Object.fromEntries(indexes)).toEqual(wired);
});

const ofBest = { score: 0.5, explanation: [], expectedName: 'Shop' };
/** A row that also accepts Shop, the best of its names. */
const acceptsShop = (result: 'match' | 'closeMatch' | 'noMatch'): Judgement => {
	return { ...JUDGEMENTS[`name:${result}`], nameMatch: { ...ofBest, result } };
};
const foundAsTill: Judgement = { ...JUDGEMENTS.foundAsOtherType, foundAs: 'till' };
const warnedOf: Judgement = { ...missing, isWarned: true };
const ACCEPTED = 'one of the other accepted names';

describe('The summary', () => {
	it.each<[payee: Payee, name: string, Judgement, sentence: string]>([
		[expectingAl, 'JO KIM', sharedToo, `${JO}, as expected; it collects money for many customers.`],
		[expectingAl, 'JO KIM', warnedOf, `${JO}; this name contains a warning word.`],
		[till, 'JO KIM', refused, 'Till 47 is not confirmed: the service rejected this number.'],
		[expectingAl, 'JO KIM', acceptsShop('match'), `${JO}, which is ${ACCEPTED}.`],
		[
			expectingAl,
			'JO KIM',
			acceptsShop('closeMatch'),
			`${JO}, which is close to the accepted name "Shop", but may be another holder.`,
		],
		[
			expectingAl,
			'JO KIM',
			acceptsShop('noMatch'),
			`${JO}, which is neither the expected name "Al" nor ${ACCEPTED}.`,
		],
		[till, 'JO KIM', acceptsShop('noMatch'), `${JO}, which is not one of the accepted names.`],
		[paybill, 'N/A', foundAsTill, 'Paybill 47 is not a Paybill but a till.'],
		[{ number: '47' }, '', missing, 'The service sent no usable name for the holder of this row.'],
		[{}, 'JO', different, 'The registered name is JO, which is not the expected name.'],
		[{}, '', missing, 'There is no usable registered name, so no name was compared.'],
	])('says what is known of %j with the registered name “%s”: %j', (...given) => {
		const [payee, name, judgement, sentence] = given;
		expect(summaryOf(answered(judgement, payee, { answer: { name } }))).toBe(sentence);
	});

	it('shows no expected name while names are masked, because it can be the registered one', () => {
		const row = answered(close, expectingAl, { answer: { name: 'J*' }, isMasked: true });
		expect(summaryOf(row)).toContain('close to the expected name, but may be another holder');
	});

	it.each<[what: string, payee: Payee]>([
		['Till 47', till],
		['Row 34', {}],
	])('names %s and its problem where the check failed, which is not payable', (what, payee) => {
		const failure = new CheckFailure("'Till' is empty", 'Fill it in at Base URL. Wait.');
		const row = failed(failure, { payee, row: 'row 34', environment: 'production' });
		expect(summaryOf(row)).toBe(`${what} was not checked: 'Till' is empty.`);
		expect([isPayable(row), nextStepOf(row)]).toEqual([false, failure.nextStep]);
	});
});

it.each<[what: string, AnsweredRow, step: string]>([
	['with its account', answered(matching, withAccount), step.pay],
	['shared, but accepted', answered({ ...shared, ...accepted }, withAccount, byPerson), step.pay],
	['accepted without a digit', answered(accepted, withoutDigit, byPerson), step.pay],
	['in several rows', answered(matching, warned(WARNINGS.samePayee('row 4'))), step.pay],
	['that is a Paybill without its account', answered(matching, PAYBILL), step.askAccount],
	['that is a shared Paybill', answered(shared, withAccount), step.compareAccount],
	['that is a shared Paybill without account', answered(shared, PAYBILL), step.askAccount],
	['shared, not compared', answered(JUDGEMENTS.sharedPaybill, withAccount), step.compareAccount],
	['with an account without a digit', answered(matching, withoutDigit), step.compareAccount],
	['of a test system', answered(matching, TILL, uat), step.testResult],
	['of a test system, with a close name', answered(close, TILL, uat), step.askName],
	...blocking.flatMap((warning): Array<[string, AnsweredRow, string]> => [
		[`with a warning: ${warning.text}`, answered(matching, warned(warning)), step.compareNumber],
		['accepted, with it', answered(accepted, warned(warning), byPerson), step.compareNumber],
	]),
	['that was refused', answered(refused), RESPONSE_TABLE.rejected.nextStep],
])('a number %s is payable only if its next step is to pay', (_what, row, expected) => {
	expect([isPayable(row), nextStepOf(row)]).toEqual([expected === step.pay, expected]);
});
