import type { CodeMeaning } from './resultCode';

/** The node's outputs in their fixed order; saved workflows are wired to these positions. */
export const OUTPUTS = ['Confirmed', 'Needs Review', 'Not Confirmed'] as const;

export type OutputName = (typeof OUTPUTS)[number];
export type Outcome = 'confirmed' | 'needsReview' | 'notConfirmed' | 'unchecked';
export type Reason =
	| 'nameFound'
	| 'nameMatched'
	| 'nameClose'
	| 'nameDiffers'
	| 'nameMissing'
	| 'wrongAccountType'
	| 'operatorNotSupported'
	| 'accountNotFound'
	| 'rejected';

/**
 * What came of comparing the expected name; `notAsked` without an expected name, and
 * `closeMatchAccepted` where the user wants close matches confirmed.
 */
export type Comparison = 'notAsked' | 'match' | 'closeMatch' | 'closeMatchAccepted' | 'noMatch';

/** What an answer says: its code, and for a number that was found, its holder's name. */
export type Finding =
	Exclude<CodeMeaning, 'found'> | 'foundAsOtherType' | 'nameMissing' | `name:${Comparison}`;

export interface Verdict {
	readonly outcome: Outcome;
	readonly reason: Reason;
}

/** The one table from code and comparison to outcome and reason. */
export const VERDICTS: Readonly<Record<Finding, Verdict>> = {
	'name:notAsked': { outcome: 'confirmed', reason: 'nameFound' },
	'name:match': { outcome: 'confirmed', reason: 'nameMatched' },
	'name:closeMatch': { outcome: 'needsReview', reason: 'nameClose' },
	'name:closeMatchAccepted': { outcome: 'confirmed', reason: 'nameClose' },
	'name:noMatch': { outcome: 'notConfirmed', reason: 'nameDiffers' },
	nameMissing: { outcome: 'needsReview', reason: 'nameMissing' },
	foundAsOtherType: { outcome: 'needsReview', reason: 'wrongAccountType' },
	operatorNotSupported: { outcome: 'notConfirmed', reason: 'operatorNotSupported' },
	accountNotFound: { outcome: 'notConfirmed', reason: 'accountNotFound' },
	rejected: { outcome: 'notConfirmed', reason: 'rejected' },
};

/** Which output takes an outcome. */
export const OUTPUT_OF: Readonly<Record<Outcome, OutputName>> = {
	confirmed: 'Confirmed',
	needsReview: 'Needs Review',
	unchecked: 'Needs Review',
	notConfirmed: 'Not Confirmed',
};

/** The position of the output that takes an outcome, 0 to 2. */
export const outputIndexOf = (outcome: Outcome): number => OUTPUTS.indexOf(OUTPUT_OF[outcome]);
