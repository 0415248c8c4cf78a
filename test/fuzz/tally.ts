import { ACCOUNT_KINDS, type AccountKind } from '../simulator';

const LEAST_OF_EACH = 10;
const FUZZ_SEED = Number(process.env.FUZZ_SEED);

/** So many cases of a property, and for each kind of account other ones. */
export const casesOf = (kind: AccountKind, numRuns: number) => ({
	numRuns,
	seed: FUZZ_SEED + ACCOUNT_KINDS.indexOf(kind),
	// For what is shrunk: a failure is told as small as it has become by then.
	interruptAfterTimeLimit: 300_000,
	markInterruptAsFailure: true,
});

/** Counts what the rows of a property came to: one that never sees its interesting cases proves nothing. */
export class Tally {
	private readonly counts: Record<string, number> = {};

	/** Notes one more row of an outcome. */
	note(outcome: string): void {
		this.counts[outcome] = (this.counts[outcome] ?? 0) + 1;
	}

	/** Prints the counts, and fails when one of these outcomes has hardly come. */
	expectMany(kind: AccountKind, ...outcomes: readonly string[]): void {
		// Straight to the terminal, because Jest puts a stack trace behind each line of console.log.
		process.stdout.write(`FUZZ_SEED=${FUZZ_SEED}: ${kind}: ${JSON.stringify(this.counts)}\n`);
		expect(outcomes.filter((each) => (this.counts[each] ?? 0) < LEAST_OF_EACH)).toEqual([]);
	}
}
