import type { FailedTry } from './readReply';

/** So often a row is turned away while others are answered; more often would not be for their sake. */
const MOST_TURNS = 20;

/** How far a row has come that is asked again and again. */
export class RowTries {
	/** The place of its latest request in the order of all. */
	sequence = 0;
	/** When that was sent, in milliseconds of the own clock. */
	sentAtMs = 0;
	/** How its latest try failed; undefined before the first. */
	latest: FailedTry | undefined;
	/** How many tries count against the row's own retries. */
	ofRound = 0;
	/** Whether it has had the one more try of a row that failed alone. */
	hadItsChance = false;

	private total = 0;
	private rounds = 1;
	private turns = 0;

	/** @param mostRounds how many outages the row is carried through */
	constructor(private readonly mostRounds: number) {}

	/** A try failed. */
	failed(reading: FailedTry): void {
		this.latest = reading;
		this.total++;
		this.ofRound++;
	}

	/** Whether the row may be carried through one more outage. */
	mayOutlast(): boolean {
		return this.rounds++ < this.mostRounds;
	}

	/** Whether the row, turned away for others, may wait for its turn once more. */
	mayWaitForTurn(): boolean {
		return this.turns++ < MOST_TURNS;
	}

	/** The service was out: the row has all its tries again. */
	startAnew(): void {
		this.ofRound = 0;
		this.hadItsChance = false;
	}

	/** The service answers others: the row has one more try, and fails on its own if that fails. */
	grantOne(maxRetries: number): void {
		this.ofRound = maxRetries;
		this.hadItsChance = true;
	}

	/** Why the row is given up, with the number of its tries; undefined when it was not asked. */
	get failure() {
		const failure = this.latest?.failure;
		return failure?.after(Math.max(this.total, failure.tries ?? 0));
	}
}
