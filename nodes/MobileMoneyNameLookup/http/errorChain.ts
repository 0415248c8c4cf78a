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

/** n8n 1 drops the error that it wraps, and keeps that error's code as the `httpCode` of its own. */
const codeSchema = z.union([
	z.object({ code: z.string() }).transform(({ code }) => code),
	z.object({ httpCode: z.string().regex(/[A-Z]/) }).transform(({ httpCode }) => httpCode),
]);

/**
 * The code of Node.js or of n8n's HTTP client that says why a request failed.
 *
 * @param error whatever was thrown
 * @returns the outermost code in the chain of errors; undefined when none has one
 */
export function errorCode(error: unknown): string | undefined {
	for (const link of errorChain(error)) {
		const coded = codeSchema.safeParse(link);
		if (coded.success) return coded.data;
	}
	return undefined;
}
