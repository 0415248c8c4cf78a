import type { NameComparison } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

/** A pair of names with what comparing them must say, and why in a sentence. */
export type Case = readonly [
	because: string,
	expected: string,
	registered: string,
	result: NameComparison['result'],
];
