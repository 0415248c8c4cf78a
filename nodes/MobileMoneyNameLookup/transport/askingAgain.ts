import { clockMs } from '../http/clock';
import type { Outage } from './outage';
import type { Pace } from './pace';
import type { FailedTry } from './readReply';
import type { RetryPolicy } from './retryPolicy';
import type { RowTries } from './rowTries';

/** A run of so few rows, such as one of a webhook, waits no longer than its own retries. */
const FEW_ROWS = 5;

/** What becomes of a row whose try failed: asked again, left over for the last rounds, or given up. */
type Fate = 'again' | 'leftOver' | 'givenUp';

/** Decides for the rows of one run whether they are asked again: for their retries, and for an outage. */
export class AskingAgain {
	/** Whether the run waits for a service that is out. */
	readonly waitsForService: boolean;

	/**
	 * @param policy the rows' own retries
	 * @param pace of the run
	 * @param outage watches over the service
	 * @param rows how many rows the run has
	 * @param maxOutage how long it waits for the service, in seconds
	 */
	constructor(
		private readonly policy: RetryPolicy,
		private readonly pace: Pace,
		private readonly outage: Outage,
		rows: number,
		private readonly maxOutage: number,
	) {
		this.waitsForService = rows > FEW_ROWS;
	}

	/**
	 * Decides what becomes of a row, and waits until it may be asked again: for its retry, or for the service.
	 *
	 * @param reading how its latest try failed
	 * @param row its tries, the latest among them
	 */
	async fateOf(reading: FailedTry, row: RowTries): Promise<Fate> {
		const { outage, policy, waitsForService } = this;
		if (reading.isTurnedAway && waitsForService)
			return this.mayWaitForTurn(reading, row) ? 'again' : 'givenUp';
		const mayRetry = reading.isWorthRetrying && !row.isLeftOver && !outage.isOut;
		if (mayRetry && (await policy.waitForRetry(row.counted))) return 'again';
		if (!waitsForService) return 'givenUp';
		if (!reading.isOutage) return reading.refusedAfter !== undefined ? 'leftOver' : 'givenUp';
		// A false alarm tells that others are answered, and the row failed on its own.
		const ending = outage.isOut ? await outage.survive() : 'falseAlarm';
		if (ending === 'falseAlarm') return 'leftOver';
		return ending === 'over' && row.mayOutlast() ? 'again' : 'givenUp';
	}

	/**
	 * Whether what failed before any row could be sent may be tried again at once. A run that waits for
	 * the service spends no more time on that than on an outage.
	 *
	 * @param sinceMs when the first try was made, in milliseconds of the own clock
	 */
	hasTime(sinceMs: number): boolean {
		if (this.outage.isOut) return false;
		const isBounded = this.waitsForService && this.maxOutage > 0;
		return !isBounded || clockMs() - sinceMs < this.maxOutage * 1000;
	}

	/** The pace says when: that costs the row no try, as long as others are answered now and then. */
	private mayWaitForTurn({ failure }: FailedTry, row: RowTries): boolean {
		if (this.pace.isExhausted) {
			this.outage.giveUp(failure);
			this.pace.end();
			return false;
		}
		return !this.pace.hasAnsweredSince(row.sentAtMs) || row.mayWaitForTurn();
	}
}
