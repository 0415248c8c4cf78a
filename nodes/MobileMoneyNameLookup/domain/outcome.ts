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

const verdict = <Named extends string>(outcome: Outcome, reason: Named, nextStep?: string) => ({
	...{ outcome, reason, nextStep },
});

const { pay, askName, askPayee, compareAccount, compareName, doNotPay } = NEXT_STEPS;

/** `notAsked`: nothing to compare is set up; `notPossible`: no name in the row; `…Accepted`: an option decides. */
const TABLE = {
	'name:notAsked': verdict('confirmed', 'nameFound', compareName),
	'name:notPossible': verdict('needsReview', 'nameNotCompared', compareName),
	'name:notPossibleAccepted': verdict('confirmed', 'nameNotCompared', compareName),
	'name:match': verdict('confirmed', 'nameMatched', pay),
	'name:closeMatch': verdict('needsReview', 'nameClose', askName),
	'name:closeMatchAccepted': verdict('confirmed', 'nameClose', pay),
	'name:noMatch': verdict('notConfirmed', 'nameDiffers', `${doNotPay} ${askName}`),
	nameMissing: verdict('needsReview', 'nameMissing', askName),
	sharedPaybill: verdict('needsReview', 'sharedPaybill', compareAccount),
	foundAsOtherType: verdict('needsReview', 'wrongAccountType', NEXT_STEPS.correctType),
	// The next steps of refusals are in REPLY_TABLE.
	operatorNotSupported: verdict('notConfirmed', 'operatorNotSupported'),
	accountNotFound: verdict('notConfirmed', 'accountNotFound'),
	rejected: verdict('notConfirmed', 'rejected'),
	// The answer contradicts its success; a person must find out which is true.
	contradicted: verdict('needsReview', 'rejected'),
	'accepted:same': verdict('confirmed', 'accepted', pay),
	'accepted:otherNumber': verdict('needsReview', 'numberChanged', askPayee),
	'accepted:otherHolder': verdict('needsReview', 'holderChanged', askPayee),
	'accepted:recheckFound': verdict('needsReview', 'recheckFound', askPayee),
};

export type Reason = (typeof TABLE)[keyof typeof TABLE]['reason'];

export interface Verdict {
	readonly outcome: Outcome;
	readonly reason: Reason;
	readonly nextStep?: string | undefined;
}

/** The one table of outcomes, reasons and next steps. */
export const VERDICTS: Readonly<Record<keyof typeof TABLE, Verdict>> = TABLE;

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
