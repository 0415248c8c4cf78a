import { z } from 'zod';

const MAX_ERRORS = 6;

const causeSchema = z.object({ cause: z.unknown() });

/**
 * An error and the errors that caused it, outermost first; n8n wraps what its helpers throw.
 *
 * @param error whatever was thrown
 */
export function errorChain(error: unknown): unknown[] {
	const chain = [error];
	while (chain.length < MAX_ERRORS) {
		const outer = causeSchema.safeParse(chain.at(-1));
		if (!outer.success) break;
		chain.push(outer.data.cause);
	}
	return chain;
}
