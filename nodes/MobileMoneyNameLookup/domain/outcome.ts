import { NEXT_STEPS } from './nextSteps';

/** What a service's answer says about the number; what else a service says is no answer about it. */
export const ANSWERS = ['found', 'operatorNotSupported', 'accountNotFound', 'rejected'] as const;

export type AnswerMeaning = (typeof ANSWERS)[number];

/**
 * The node's outputs in their fixed order; saved workflows are wired to these positions. Needs Review
 * is the first, because n8n sends by the first output what nobody has checked: the items of a
 * deactivated node, pinned data, and the input of a node that threw while errors continue.
 */
export const OUTPUTS = ['Needs Review', 'Confirmed', 'Not Confirmed'] as const;

export type OutputName = (typeof OUTPUTS)[number];
/** In the order in which people are told of them. */
export const OUTCOMES = ['confirmed', 'needsReview', 'notConfirmed', 'unchecked'] as const;

export type Outcome = (typeof OUTCOMES)[number];
export type Reason =
	| 'nameFound'
	| 'nameMatched'
	| 'nameClose'
	| 'nameDiffers'
	| 'nameNotCompared'
	| 'nameMissing'
	| 'sharedPaybill'
	| 'wrongAccountType'
	| 'operatorNotSupported'
	| 'accountNotFound'
	| 'rejected'
	| 'accepted'
	| 'numberChanged'
	| 'holderChanged'
	| 'recheckFound';

/**
 * What came of comparing the expected name; `notAsked` where no comparison is set up, `notPossible`
 * where one is but the row has no expected name. The endings `Accepted` stand for what the user wants
 * confirmed all the same.
 */
export type Comparison =
	| 'notAsked'
	| 'notPossible'
	| 'notPossibleAccepted'
	| 'match'
	| 'closeMatch'
	| 'closeMatchAccepted'
	| 'noMatch';

/** What an answer says: its code, and for a number that was found, its holder's name. */
export type Finding =
	| Exclude<AnswerMeaning, 'found'>
	| 'contradicted'
	| 'foundAsOtherType'
	| 'nameMissing'
	| 'sharedPaybill'
	| `name:${Comparison}`
	| `accepted:${Acceptance}`;

/** What a person has accepted before says of a payee. */
export type Acceptance = 'same' | 'otherNumber' | 'otherHolder' | 'recheckFound';

export interface Verdict {
	readonly outcome: Outcome;
	readonly reason: Reason;
	/** What the person who pays does next; where it is absent, the reply table says it. */
	readonly nextStep?: string;
	/** What to do where only names were compared; nothing is said of paying there. */
	readonly afterComparison?: string;
}

const ASK_EITHER = 'Find out which name is right.';

/** The one table from code and comparison to outcome, reason and next step. */
export const VERDICTS: Readonly<Record<Finding, Verdict>> = {
	'name:notAsked': {
		outcome: 'confirmed',
		reason: 'nameFound',
		nextStep: NEXT_STEPS.compareName,
	},
	'name:notPossible': {
		outcome: 'needsReview',
		reason: 'nameNotCompared',
		nextStep: NEXT_STEPS.compareName,
		afterComparison: 'Fill in the expected name.',
	},
	'name:notPossibleAccepted': {
		outcome: 'confirmed',
		reason: 'nameNotCompared',
		nextStep: NEXT_STEPS.compareName,
	},
	'name:match': { outcome: 'confirmed', reason: 'nameMatched', nextStep: NEXT_STEPS.pay },
	'name:closeMatch': {
		outcome: 'needsReview',
		reason: 'nameClose',
		nextStep: NEXT_STEPS.askName,
		afterComparison: ASK_EITHER,
	},
	'name:closeMatchAccepted': {
		outcome: 'confirmed',
		reason: 'nameClose',
		nextStep: NEXT_STEPS.pay,
	},
	'name:noMatch': {
		outcome: 'notConfirmed',
		reason: 'nameDiffers',
		nextStep: `${NEXT_STEPS.doNotPay} ${NEXT_STEPS.askName}`,
		afterComparison: ASK_EITHER,
	},
	nameMissing: {
		outcome: 'needsReview',
		reason: 'nameMissing',
		nextStep: NEXT_STEPS.askName,
		afterComparison: 'Fill in the registered name.',
	},
	// A bank or SACCO, where nobody said that it is the one to be paid.
	sharedPaybill: {
		outcome: 'needsReview',
		reason: 'sharedPaybill',
		nextStep: NEXT_STEPS.compareAccount,
		afterComparison: ASK_EITHER,
	},
	foundAsOtherType: {
		outcome: 'needsReview',
		reason: 'wrongAccountType',
		nextStep: `${NEXT_STEPS.doNotPay} Ask the payee which number they mean. Correct the type, then look it up again.`,
	},
	operatorNotSupported: { outcome: 'notConfirmed', reason: 'operatorNotSupported' },
	accountNotFound: { outcome: 'notConfirmed', reason: 'accountNotFound' },
	rejected: { outcome: 'notConfirmed', reason: 'rejected' },
	// Found and denied in one reply: a person has to ask which of the two is true.
	contradicted: { outcome: 'needsReview', reason: 'rejected' },
	'accepted:same': { outcome: 'confirmed', reason: 'accepted', nextStep: NEXT_STEPS.pay },
	'accepted:otherNumber': {
		outcome: 'needsReview',
		reason: 'numberChanged',
		nextStep: NEXT_STEPS.askPayee,
	},
	'accepted:otherHolder': {
		outcome: 'needsReview',
		reason: 'holderChanged',
		nextStep: NEXT_STEPS.askPayee,
	},
	'accepted:recheckFound': {
		outcome: 'needsReview',
		reason: 'recheckFound',
		nextStep: NEXT_STEPS.askPayee,
	},
};

export const OUTPUT_OF: Readonly<Record<Outcome, OutputName>> = {
	confirmed: 'Confirmed',
	needsReview: 'Needs Review',
	unchecked: 'Needs Review',
	notConfirmed: 'Not Confirmed',
};

/** What people call an outcome: its output, but for the one that shares one. */
export const labelOf = (outcome: Outcome): string =>
	outcome === 'unchecked' ? 'Unchecked' : OUTPUT_OF[outcome];

/** The position of the output that takes an outcome, 0 to 2. */
export const outputIndexOf = (outcome: Outcome): number => OUTPUTS.indexOf(OUTPUT_OF[outcome]);
