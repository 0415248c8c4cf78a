import { z } from 'zod';

import { AccountProblem } from '../../../credentials/account/accountProblem';
import { connectionFault } from '../../../credentials/account/connectionFault';
import { CheckFailure } from '../domain/checkFailure';
import type { FailedTry } from './readReply';

const causeSchema = z.object({ cause: z.unknown() });

/**
 * The account's own problem, when one caused the error that n8n wrapped around it.
 *
 * @param error what n8n's helper threw
 */
export function accountProblemBehind(error: unknown, depth = 0): AccountProblem | undefined {
	if (error instanceof AccountProblem) return error;
	const outer = causeSchema.safeParse(error);
	return outer.success && depth < 5 ? accountProblemBehind(outer.data.cause, depth + 1) : undefined;
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
