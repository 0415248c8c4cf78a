/** What an answer can mean; anything else is a failure. */
export const ANSWERS = ['found', 'operatorNotSupported', 'accountNotFound', 'rejected'] as const;

export type AnswerMeaning = (typeof ANSWERS)[number];

// Saved workflows are wired to these positions. Needs Review is first, because n8n sends unchecked items there: those of
// a deactivated node, of pinned data, and of a node that threw while errors continue.
export const OUTPUTS = ['Needs Review', 'Confirmed', 'Not Confirmed'] as const;

export const OUTCOMES = ['confirmed', 'needsReview', 'notConfirmed', 'unchecked'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export type Acceptance = 'same' | 'otherNumber' | 'otherHolder' | 'recheckFound';

/** `notAsked`: nothing to compare is set up; `notPossible`: no name in the row; `…Accepted`: an option decides. */
const TABLE = {
	'name:notAsked': { outcome: 'confirmed', reason: 'nameFound' },
	'name:notPossible': { outcome: 'needsReview', reason: 'nameNotCompared' },
	'name:notPossibleAccepted': { outcome: 'confirmed', reason: 'nameNotCompared' },
	'name:match': { outcome: 'confirmed', reason: 'nameMatched' },
	'name:closeMatch': { outcome: 'needsReview', reason: 'nameClose' },
	'name:closeMatchAccepted': { outcome: 'confirmed', reason: 'nameClose' },
	'name:noMatch': { outcome: 'notConfirmed', reason: 'nameDiffers' },
	nameMissing: { outcome: 'needsReview', reason: 'nameMissing' },
	sharedPaybill: { outcome: 'needsReview', reason: 'sharedPaybill' },
	foundAsOtherType: { outcome: 'needsReview', reason: 'wrongAccountType' },
	operatorNotSupported: { outcome: 'notConfirmed', reason: 'operatorNotSupported' },
	accountNotFound: { outcome: 'notConfirmed', reason: 'accountNotFound' },
	rejected: { outcome: 'notConfirmed', reason: 'rejected' },
	// The answer contradicts its success; a person must find out which is true.
	contradicted: { outcome: 'needsReview', reason: 'rejected' },
	'accepted:same': { outcome: 'confirmed', reason: 'accepted' },
	'accepted:otherNumber': { outcome: 'needsReview', reason: 'numberChanged' },
	'accepted:otherHolder': { outcome: 'needsReview', reason: 'holderChanged' },
	'accepted:recheckFound': { outcome: 'needsReview', reason: 'recheckFound' },
} as const satisfies Readonly<Record<string, { outcome: Outcome; reason: string }>>;

export type Reason = (typeof TABLE)[keyof typeof TABLE]['reason'];

export interface Verdict {
	readonly outcome: Outcome;
	readonly reason: Reason;
}

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
