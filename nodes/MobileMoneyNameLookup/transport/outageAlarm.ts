/** So many failures in a row with nothing answered, and the service may be out. */
const FAILURES_OF_AN_OUTAGE = 5;

/** A run in which that was a false alarm several times lets more rows fail before the next. */
const MOST_FAILURES = 80;

/** So many short rows of failures between answers, and failures in a row do not yet mean an outage. */
const TURNS_OF_A_WAVERING_SERVICE = 5;

/** So many answers in a row, and the service wavers no more. */
const ANSWERS_OF_A_STEADY_SERVICE = 50;

/** Tells from failures and answers when a service is out of order, and learns from false alarms. */
export class OutageAlarm {
	private failuresInARow = 0;
	private since: number | undefined;
	private answersInARow = 0;
	private turns = 0;
	private readonly failedNumbers = new Set<string>();
	private falseAlarms = 0;

	/** When the first of the failures in a row was sent, in milliseconds of the own clock; undefined for none. */
	get failingSinceMs(): number | undefined {
		return this.since;
	}

	/**
	 * The service replied.
	 *
	 * @param isFlowing whether rows are being sent, and it is not only asked whether it is back
	 */
	replied(isFlowing: boolean): void {
		if (isFlowing && this.failuresInARow > 0) this.turns++;
		if (++this.answersInARow >= ANSWERS_OF_A_STEADY_SERVICE) this.turns = 0;
		this.failuresInARow = 0;
		this.since = undefined;
		this.failedNumbers.clear();
	}

	/**
	 * A try failed in a way that looks like an outage.
	 *
	 * @param number what tells its number apart from others
	 * @param inFlight how many other requests are under way, which may still be answered
	 * @param sentAtMs when it was sent, in milliseconds of the own clock
	 * @returns whether it is an outage
	 */
	failed(number: string, inFlight: number, sentAtMs: number): boolean {
		this.answersInARow = 0;
		this.since ??= sentAtMs;
		this.failuresInARow++;
		if (this.failedNumbers.size <= 1) this.failedNumbers.add(number);
		// One number that fails again and again says nothing of the service.
		const areSeveral = this.failedNumbers.size > 1;
		return areSeveral && this.failuresInARow >= this.trigger && this.failuresInARow > inFlight;
	}

	/** The pause that an alarm began is over: the service had been out, or had not. */
	ended(wasFalse: boolean): void {
		const isWavering = this.turns >= TURNS_OF_A_WAVERING_SERVICE;
		this.falseAlarms = wasFalse || isWavering ? this.falseAlarms + 1 : 0;
	}

	private get trigger(): number {
		return Math.min(FAILURES_OF_AN_OUTAGE * 2 ** this.falseAlarms, MOST_FAILURES);
	}
}
