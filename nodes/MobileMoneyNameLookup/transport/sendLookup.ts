import type { IExecuteFunctions, IHttpRequestOptions } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';
import { z } from 'zod';

import { AccountProblem } from '../../../credentials/account/accountProblem';
import { connectionFault } from '../../../credentials/account/connectionFault';
import { asCheckFailure, CheckFailure } from '../domain/checkFailure';
import type { HttpReply } from './answer';
import { failure } from '../domain/replyTable';

export const CREDENTIAL_TYPE = 'mobileMoneyNameLookupApi';

const fullResponseSchema = z
	.object({ statusCode: z.number(), body: z.unknown() })
	.transform(({ statusCode, body }): HttpReply => ({
		httpStatus: statusCode,
		body: typeof body === 'string' ? body : '',
	}));

const causeSchema = z.object({ cause: z.unknown() });

/** The account's own problem, when one caused the error that n8n wrapped around it. */
function accountProblemBehind(error: unknown, depth = 0): AccountProblem | undefined {
	if (error instanceof AccountProblem) return error;
	const outer = causeSchema.safeParse(error);
	return outer.success && depth < 5 ? accountProblemBehind(outer.data.cause, depth + 1) : undefined;
}

/** Turns what n8n's helper threw into a failed check; the helper's own text may carry headers. */
function toCheckFailure(error: unknown): CheckFailure {
	const problem = accountProblemBehind(error);
	if (problem) return asCheckFailure(problem);
	if (error instanceof NodeApiError && error.httpCode === '401') {
		return failure('tokenRefused', { httpStatus: 401 });
	}
	const fault = connectionFault(error);
	return new CheckFailure(
		`The service could not be reached: ${fault.whatHappened}`,
		fault.nextStep,
		fault.retryable,
	);
}

/**
 * Sends one lookup with the credential's token through n8n, which renews the token once at HTTP 401.
 *
 * @param context n8n's functions of the running node
 * @param request a request of `lookupRequest`
 * @returns the reply, whatever its status
 * @throws CheckFailure when there is no reply
 */
export async function sendLookup(
	context: IExecuteFunctions,
	request: IHttpRequestOptions,
): Promise<HttpReply> {
	try {
		const response: unknown = await context.helpers.httpRequestWithAuthentication.call(
			context,
			CREDENTIAL_TYPE,
			request,
		);
		return fullResponseSchema.parse(response);
	} catch (error) {
		throw toCheckFailure(error);
	}
}
