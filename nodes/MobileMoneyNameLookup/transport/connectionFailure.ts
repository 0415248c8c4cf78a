import { connectionFault } from '../http/connectionFault';
import { CheckFailure } from '../domain/checkFailure';
import type { FailedTry } from './readReply';

/** Turns an error without a reply into a failed try; the error's own text may carry headers. */
export function failedConnection(error: unknown): FailedTry {
	const { whatHappened, nextStep, retryable } = connectionFault(error);
	return {
		kind: 'down',
		failure: new CheckFailure(
			`The service could not be reached: ${whatHappened}`,
			nextStep,
			retryable,
		),
		isWorthRetrying: retryable,
	};
}
