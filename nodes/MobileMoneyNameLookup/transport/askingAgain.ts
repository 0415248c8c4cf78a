import type { Ending, Outage } from './outage';
import type { Pace } from './pace';
import type { FailedTry } from './readReply';
import type { RetryPolicy } from './retryPolicy';
import type { RowTries } from './rowTries';
import { clockMs } from '../http/clock';

/** A run of so few rows, such as one of a webhook, waits no longer than its own retries. */
const FEW_ROWS = 5;

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
	 * Decides whether a row is asked again, and waits until then: for its retry, or for the service.
	 *
	 * @param reading how its latest try failed
	 * @param row its tries, the latest among them
	 */
	async mayAskAgain(reading: FailedTry, row: RowTries): Promise<boolean> {
		const { outage, policy } = this;
		if (reading.isTurnedAway && this.waitsForService) return this.mayWaitForTurn(reading, row);
		const mayRetry = reading.isWorthRetrying && !outage.isOut;
		if (mayRetry && (await policy.waitForRetry(row.ofRound))) return true;
		if (!this.waitsForService || !reading.isOutage) return false;
		if (!outage.isOut) {
			// A run that may not wait does not look for the service either; many failures in a row end it.
			if (this.maxOutage === 0) return false;
			if (row.hadItsChance || !outage.isLikely) return false;
			if (await outage.outlives(row.sequence)) {
				// A page for one number alone is what the service has for it.
				const isOwn = reading.isForeign && !reading.isWorthRetrying;
				if (isOwn && !outage.hasFailedTogether) return false;
				// Where it has had retries, they failed on their own.
				const hasHadRetries = policy.maxRetries > 0 && reading.isWorthRetrying;
				return !hasHadRetries && this.mayTryOnceMore(row);
			}
		}
		return row.mayOutlast() && this.mayGoOn(await outage.survive(), row);
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

	private mayGoOn(ending: Ending, row: RowTries): boolean {
		if (ending === 'falseAlarm') return this.mayTryOnceMore(row);
		if (ending === 'over') row.startAnew();
		return ending === 'over';
	}

	/** The service answers others: the row gets one of the run's retries, whatever its own are. */
	private mayTryOnceMore(row: RowTries): boolean {
		row.grantOne(this.policy.maxRetries);
		return this.policy.takeRetry();
	}
}
