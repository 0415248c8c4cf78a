const LEAST_OF_EACH = 10;

/** Counts what the cases of a property turned out to be: one that never sees its interesting cases proves nothing. */
export class Tally {
	private readonly counts = new Map<string, number>();

	/** @param about whose cases they are */
	constructor(private readonly about: string) {}

	/** Notes one more of a kind. */
	readonly note = (kind: string): void => {
		this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
	};

	/** Prints the counts, and fails when one of these kinds has hardly come. */
	expectMany(...kinds: readonly string[]): void {
		const told = Array.from(
			this.counts,
			([kind, count]) => `${count.toLocaleString('en')} × ${kind}`,
		);
		// Straight to the terminal, because Jest puts a stack trace behind each line of console.log.
		const seed = process.env.FUZZ_SEED ?? '';
		process.stdout.write(`fuzz: FUZZ_SEED=${seed}: ${this.about}: ${told.join(', ')}\n`);
		expect(kinds.filter((kind) => (this.counts.get(kind) ?? 0) < LEAST_OF_EACH)).toEqual([]);
	}
}
