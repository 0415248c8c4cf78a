import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { FailedTry } from '../../nodes/MobileMoneyNameLookup/transport/readReply';

/** A try that failed as at a service that is out of order. */
export const failedTry = (message: string): FailedTry => ({
	kind: 'down',
	failure: new CheckFailure(message, 'Try again.', true),
	isWorthRetrying: true,
});
