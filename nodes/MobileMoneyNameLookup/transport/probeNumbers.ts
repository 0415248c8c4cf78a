import type { CheckFailure } from '../domain/checkFailure';
import type { LookupSubject } from './lookupCall';
import { keyOf } from './lookupCall';
import type { OtherSubject } from './nameLookupService';

/** The numbers with which a run asks whether the service is there, or takes a token. */
export class ProbeNumbers {
	private latestAnswered: LookupSubject | undefined;
	private otherOfRun: OtherSubject = () => undefined;
	private readonly failures = new Map<string, CheckFailure>();

	/** The run has other numbers, which were perhaps not asked yet. */
	offer(other: OtherSubject): void {
		this.otherOfRun = other;
	}

	/** A number was answered: it shows best whether the service still answers. */
	answered(subject: LookupSubject): void {
		this.latestAnswered = subject;
	}

	/** A probe with the number failed. */
	failed(subject: LookupSubject, failure: CheckFailure): void {
		this.failures.set(keyOf(subject), failure);
	}

	/** How the latest probe with the number failed; undefined when there was none. */
	failureOf(subject: LookupSubject): CheckFailure | undefined {
		return this.failures.get(keyOf(subject));
	}

	/**
	 * The number to ask with; undefined when there is none.
	 *
	 * @param except what tells the number apart that is not to be asked with
	 */
	next(except?: string): LookupSubject | undefined {
		const subject = this.latestAnswered ?? this.otherOfRun();
		return subject && keyOf(subject) !== except ? subject : undefined;
	}
}
