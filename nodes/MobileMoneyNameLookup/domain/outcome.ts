/** What a service's answer says about the number; what else a service says is no answer about it. */
export const ANSWERS = ['found', 'operatorNotSupported', 'accountNotFound', 'rejected'] as const;

export type AnswerMeaning = (typeof ANSWERS)[number];

/**
 * The node's outputs in their fixed order; saved workflows are wired to these positions. Needs Review
 * is the first, because n8n sends by the first output what nobody has checked: the items of a
 * deactivated node, pinned data, and the input of a node that threw while errors continue.
 */
export const OUTPUTS = ['Needs Review', 'Confirmed', 'Not Confirmed'] as const;

/** In the order in which hints and reports list them. */
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

/** What a person has accepted before says of a payee. */
export type Acceptance = 'same' | 'otherNumber' | 'otherHolder' | 'recheckFound';

export interface Verdict {
	readonly outcome: Outcome;
	readonly reason: Reason;
}

const verdicts = <Finding extends string>(table: Readonly<Record<Finding, Verdict>>) => table;

/**
 * The one table from what was found to outcome and reason. `notAsked`: no comparison is set up; `notPossible`: one is,
 * but the row has no expected name; `…Accepted`: what an option confirms anyway.
 */
export const VERDICTS = verdicts({
	'name:notAsked': { outcome: 'confirmed', reason: 'nameFound' },
	'name:notPossible': { outcome: 'needsReview', reason: 'nameNotCompared' },
	'name:notPossibleAccepted': { outcome: 'confirmed', reason: 'nameNotCompared' },
	'name:match': { outcome: 'confirmed', reason: 'nameMatched' },
	'name:closeMatch': { outcome: 'needsReview', reason: 'nameClose' },
	'name:closeMatchAccepted': { outcome: 'confirmed', reason: 'nameClose' },
	'name:noMatch': { outcome: 'notConfirmed', reason: 'nameDiffers' },
	nameMissing: { outcome: 'needsReview', reason: 'nameMissing' },
	// A bank or SACCO, which nobody expects.
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
});

export const OUTPUT_OF: Readonly<Record<Outcome, (typeof OUTPUTS)[number]>> = {
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
