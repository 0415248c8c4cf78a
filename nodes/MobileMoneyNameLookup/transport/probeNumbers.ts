import type { CheckFailure } from '../domain/checkFailure';
import type { LookupSubject } from './lookupCall';
import { keyOf } from './lookupCall';
import type { OtherSubject } from './nameLookupService';

/** The numbers with which a run asks whether the service is there. */
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

	/** The number to ask with; undefined when there is none. */
	next(): LookupSubject | undefined {
		return this.latestAnswered ?? this.otherOfRun();
	}
}
