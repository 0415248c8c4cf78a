import { AccountProblem } from '../../../credentials/account/accountProblem';
import { connectionFault } from '../../../credentials/account/connectionFault';
import { errorChain } from '../../../credentials/account/errorChain';
import { CheckFailure } from '../domain/checkFailure';
import type { FailedTry } from './readReply';

/**
 * The account's own problem, when one caused the error that n8n wrapped around it.
 *
 * @param error what n8n's helper threw
 */
export function accountProblemBehind(error: unknown): AccountProblem | undefined {
	return errorChain(error).find((link) => link instanceof AccountProblem);
}

/** Turns an error without a reply into a failed try; the error's own text may carry headers. */
export function failedConnection(error: unknown): FailedTry {
	const { whatHappened, nextStep, retryable } = connectionFault(error);
	return {
		kind: 'failed',
		failure: new CheckFailure(
			`The service could not be reached: ${whatHappened}`,
			nextStep,
			retryable,
		),
		isWorthRetrying: retryable,
		isOutage: true,
		isTurnedAway: false,
	};
}
