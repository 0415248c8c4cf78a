import type { Answer } from './answer';
import type { LookupSubject } from './lookupRequest';

/** The service's answer and the HTTP status that it came with. */
export interface ServiceAnswer {
	readonly answer: Answer;
	readonly httpStatus: number;
}

/** Whoever answers lookups: the service over HTTP, or the demo. */
export interface NameLookupService {
	/** @throws CheckFailure that tells why there is no answer and what to do */
	ask(subject: LookupSubject): Promise<ServiceAnswer>;
}
