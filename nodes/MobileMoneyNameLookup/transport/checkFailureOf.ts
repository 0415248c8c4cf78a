import { AccountProblem } from '../account/accountProblem';
import { CheckFailure, unknownFailure } from '../domain/checkFailure';

/**
 * The failed check that an error of n8n or of the account amounts to. An error of unknown origin gets a
 * text of our own.
 *
 * @param error whatever was thrown
 */
export function checkFailureOf(error: unknown): CheckFailure {
	if (!(error instanceof AccountProblem)) return unknownFailure();
	// A sentence there, but the beginning of one here.
	const message = error.whatHappened.replace(/\.$/, '');
	return new CheckFailure(message, error.nextStep, error.retryable);
}
