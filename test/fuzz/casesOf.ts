import { ACCOUNT_KINDS, type AccountKind } from '../simulator';

/** So many cases of a property, and for each kind of account other ones. */
export const casesOf = (kind: AccountKind, numRuns: number) => ({
	numRuns,
	seed: Number(process.env.FUZZ_SEED) + ACCOUNT_KINDS.indexOf(kind),
});
