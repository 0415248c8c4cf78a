import type { CheckFailure } from '../domain/checkFailure';
import { keyOf, type LookupSubject } from './lookupCall';
import type { FailedTry } from './readReply';

/** So many outages a row is carried through; more at one place would not be chance. */
const MOST_OUTAGES = 5;

/** A number that is looked up, and how far it has come: it may be asked again and again. */
export class Row {
	/** What tells its number apart from others. */
	readonly number: string;
	/** When its latest request was sent, in milliseconds of the clock. */
	sentAtMs = 0;
	/** How many tokens were refused for it since it was last taken up, and how often it was turned away. */
	refusedTokens = 0;
	turns = 0;
	/** How many requests had been sent when a token was first refused for it that others are answered with. */
	leftOverAfter: number | undefined;
	/** How many tries count against its own retries. */
	counted = 0;
	/** Whether it is asked again in the last rounds, though others are answered. */
	isLeftOver = false;
	/** Whether it is that because it has used up its retries. */
	hasUsedRetries = false;

	/** How its latest try failed; undefined before the first. */
	latest: FailedTry | undefined;
	private total = 0;
	private outages = 0;

	/** @param subject what to look up */
	constructor(readonly subject: LookupSubject) {
		this.number = keyOf(subject);
	}

	/** A try failed. */
	failed(reading: FailedTry): void {
		this.latest = reading;
		this.total++;
		this.counted++;
	}

	/** Whether it may be carried through one more outage; it has all its retries again then. */
	mayOutlast(): boolean {
		this.counted = 0;
		return ++this.outages <= MOST_OUTAGES;
	}

	/** Why it is given up, with the number of its tries; undefined when it was not asked. */
	get failure(): CheckFailure | undefined {
		const { failure } = this.latest ?? {};
		return failure?.after(Math.max(this.total, failure.tries ?? 0));
	}
}
