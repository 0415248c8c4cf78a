import type { CheckFailure } from '../domain/checkFailure';
import type { Answer } from './answer';
import type { LookupSubject } from './lookupCall';

/** The service's answer and the HTTP status that it came with. */
export interface ServiceAnswer {
	readonly answer: Answer;
	readonly httpStatus: number;
}

/** Gives some other number of the run, to see whether the service answers at all; undefined for none. */
export type OtherSubject = () => LookupSubject | undefined;

/** Whoever answers lookups: the service over HTTP, or the demo. */
export interface NameLookupService {
	/**
	 * @param subject what to look up
	 * @param other gives another number of the same run
	 * @returns the answer, or why there is none and what to do
	 */
	ask(subject: LookupSubject, other: OtherSubject): Promise<ServiceAnswer | CheckFailure>;

	/** Ends all waits at once, and lets go of the execution; nothing is asked any more. */
	end(): void;
}
