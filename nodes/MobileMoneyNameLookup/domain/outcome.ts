import { RESPONSE_TABLE } from './responseTable';
import { NEXT_STEPS } from './result/nextSteps';

/** What an answer can mean; anything else is a failure. */
export const ANSWERS = ['found', 'operatorNotSupported', 'accountNotFound', 'rejected'] as const;

export type AnswerMeaning = (typeof ANSWERS)[number];

// Saved workflows are wired to these positions. Needs Review is first, because n8n sends unchecked items there: those of
// a deactivated node, of pinned data, and of a node that threw while errors continue.
export const OUTPUTS = ['Needs Review', 'Confirmed', 'Not Confirmed'] as const;

export const OUTCOMES = ['confirmed', 'needsReview', 'notConfirmed', 'unchecked'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export type Acceptance = 'same' | 'otherNumber' | 'otherHolder' | 'recheckFound';

const judgement = <Named extends string>(outcome: Outcome, reason: Named, nextStep: string) => {
	return { outcome, reason, nextStep };
};

const { pay, askName, askPayee, compareAccount, compareName, doNotPay } = NEXT_STEPS;
const { operatorNotSupported, accountNotFound, rejected, contradicted } = RESPONSE_TABLE;

/** `notSetUp`: nothing to compare is set up; `notPossible`: no name in the row; `…Accepted`: an option decides. */
const TABLE = {
	'name:notSetUp': judgement('confirmed', 'nameFound', compareName),
	'name:notPossible': judgement('needsReview', 'nameNotCompared', compareName),
	'name:notPossibleAccepted': judgement('confirmed', 'nameNotCompared', compareName),
	'name:match': judgement('confirmed', 'nameMatched', pay),
	'name:closeMatch': judgement('needsReview', 'nameClose', askName),
	'name:closeMatchAccepted': judgement('confirmed', 'nameClose', pay),
	'name:noMatch': judgement('notConfirmed', 'nameDiffers', `${doNotPay} ${askName}`),
	nameMissing: judgement('needsReview', 'nameMissing', askName),
	sharedPaybill: judgement('needsReview', 'sharedPaybill', compareAccount),
	foundAsOtherType: judgement('needsReview', 'wrongAccountType', NEXT_STEPS.correctType),
	operatorNotSupported: judgement(
		'notConfirmed',
		'operatorNotSupported',
		operatorNotSupported.nextStep,
	),
	accountNotFound: judgement('notConfirmed', 'accountNotFound', accountNotFound.nextStep),
	rejected: judgement('notConfirmed', 'rejected', rejected.nextStep),
	// The answer contradicts its success; a person must find out which is true.
	contradicted: judgement('needsReview', 'rejected', contradicted.nextStep),
	'accepted:same': judgement('confirmed', 'accepted', pay),
	'accepted:otherNumber': judgement('needsReview', 'numberChanged', askPayee),
	'accepted:otherHolder': judgement('needsReview', 'holderChanged', askPayee),
	'accepted:recheckFound': judgement('needsReview', 'recheckFound', askPayee),
};

export type Reason = (typeof TABLE)[keyof typeof TABLE]['reason'];

export interface JudgementEntry {
	readonly outcome: Outcome;
	readonly reason: Reason;
	readonly nextStep: string;
}

export const JUDGEMENTS: Readonly<Record<keyof typeof TABLE, JudgementEntry>> = TABLE;

export const OUTPUT_OF: Readonly<Record<Outcome, (typeof OUTPUTS)[number]>> = {
	confirmed: 'Confirmed',
	needsReview: 'Needs Review',
	unchecked: 'Needs Review',
	notConfirmed: 'Not Confirmed',
};

/** The output's name; Unchecked shares an output, so it has its own label. */
export const labelOf = (outcome: Outcome): string =>
	outcome === 'unchecked' ? 'Unchecked' : OUTPUT_OF[outcome];

/** The position of an outcome's output, 0 to 2. */
export const outputIndexOf = (outcome: Outcome): number => OUTPUTS.indexOf(OUTPUT_OF[outcome]);
