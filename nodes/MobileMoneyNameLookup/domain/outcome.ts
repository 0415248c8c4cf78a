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
 * where one is but the row has no expected name. The endings `Accepted` stand for what an
 * option confirms anyway.
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
}

/** The one table from code and comparison to outcome and reason. */
export const VERDICTS: Readonly<Record<Finding, Verdict>> = {
	'name:notAsked': { outcome: 'confirmed', reason: 'nameFound' },
	'name:notPossible': { outcome: 'needsReview', reason: 'nameNotCompared' },
	'name:notPossibleAccepted': { outcome: 'confirmed', reason: 'nameNotCompared' },
	'name:match': { outcome: 'confirmed', reason: 'nameMatched' },
	'name:closeMatch': { outcome: 'needsReview', reason: 'nameClose' },
	'name:closeMatchAccepted': { outcome: 'confirmed', reason: 'nameClose' },
	'name:noMatch': { outcome: 'notConfirmed', reason: 'nameDiffers' },
	nameMissing: { outcome: 'needsReview', reason: 'nameMissing' },
	// A bank or SACCO, where nobody said that it is the one to be paid.
	sharedPaybill: { outcome: 'needsReview', reason: 'sharedPaybill' },
	foundAsOtherType: { outcome: 'needsReview', reason: 'wrongAccountType' },
	operatorNotSupported: { outcome: 'notConfirmed', reason: 'operatorNotSupported' },
	accountNotFound: { outcome: 'notConfirmed', reason: 'accountNotFound' },
	rejected: { outcome: 'notConfirmed', reason: 'rejected' },
	// The answer reports success and contradicts it: a person has to ask which of the two is true.
	contradicted: { outcome: 'needsReview', reason: 'rejected' },
	'accepted:same': { outcome: 'confirmed', reason: 'accepted' },
	'accepted:otherNumber': { outcome: 'needsReview', reason: 'numberChanged' },
	'accepted:otherHolder': { outcome: 'needsReview', reason: 'holderChanged' },
	'accepted:recheckFound': { outcome: 'needsReview', reason: 'recheckFound' },
};

export const OUTPUT_OF: Readonly<Record<Outcome, OutputName>> = {
	confirmed: 'Confirmed',
	needsReview: 'Needs Review',
	unchecked: 'Needs Review',
	notConfirmed: 'Not Confirmed',
};

/** The output's name; Unchecked shares an output, so it has its own label. */
export const labelOf = (outcome: Outcome): string =>
	outcome === 'unchecked' ? 'Unchecked' : OUTPUT_OF[outcome];

/** The position of the output that takes an outcome, 0 to 2. */
export const outputIndexOf = (outcome: Outcome): number => OUTPUTS.indexOf(OUTPUT_OF[outcome]);
