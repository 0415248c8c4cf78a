import type { CheckFailure } from '../domain/checkFailure';
import type { Answer } from './answer';
import type { LookupSubject } from './lookupCall';
import type { RowTries } from './rowTries';

/** Gives some other number of the run, to see whether the service answers at all; undefined for none. */
export type OtherSubject = () => LookupSubject | undefined;

/** Whoever answers lookups: the service over HTTP, or the demo. */
export interface NameLookupService {
	/**
	 * @param subject what to look up
	 * @param other gives another number of the same run
	 * @param before its tries, where it was left over
	 * @returns the answer, or why there is none and what to do; its tries where it is left over: it was not
	 *   answered, though others were, and is asked again when the others are done
	 */
	ask(
		subject: LookupSubject,
		other: OtherSubject,
		before?: RowTries,
	): Promise<Answer | CheckFailure | RowTries>;

	/**
	 * Waits until those that are left over may be asked once more.
	 *
	 * @param areAnswered whether others were answered of late
	 */
	nextRound(areAnswered: boolean): Promise<void>;

	/** Ends all waits at once, and lets go of the execution; nothing is asked any more. */
	end(): void;
}
