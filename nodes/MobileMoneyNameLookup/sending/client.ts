import type { ICredentialDataDecryptedObject, IExecuteFunctions } from 'n8n-workflow';

import { AccountProblem } from './token/accountProblem';
import { type RequestOfRun, requestsOf, TOKEN_ONLY_ADDRESS } from './token/requestOfRun';
import { readStoredToken, type SessionToken, toStoredToken } from './token/token';
import type { TokenSession } from './token/tokenSession';
import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import type { Clock } from './http/clock';
import { connectionFault, errorChain, proxyRefusal } from './http/connectionFault';
import { readStreamed, streamed } from './http/streamedReply';
import type { Answer, LookupCall, LookupSubject } from './lookupCall';
import { checkFailureOf, failedConnection, readReply } from './readReply';
import { type Means, type Numbers, run } from './run';
import type { FailedRenewal, Failure, RenewedToken } from './state';

/** What answers lookups: the service over HTTP, or the demo. */
export interface NameLookupService {
	/** Looks up all numbers; each ends with an answer or a failure, unless the run was cancelled. */
	lookUp(numbers: Numbers): Promise<void>;
	/** Ends the run at once, and lets go of the execution, which may go on for long. */
	end(): void;
}

/** How a run asks the service. */
export interface ClientOptions {
	/** How long one try may take, in milliseconds. */
	readonly timeout: number;
	readonly maxRetries: number;
	/** How many requests may be in flight at once. */
	readonly maxParallel: number;
	/** How long the run waits for a service that is out, in seconds. */
	readonly maxOutage: number;
	/** How many rows the run has. */
	readonly rows: number;
	readonly clock: Clock;
}

/** The account that a run looks numbers up with. */
export interface RunAccount {
	/** The type of its credential. */
	readonly type: string;
	readonly credential: ICredentialDataDecryptedObject;
	readonly fingerprint: string;
	readonly session: TokenSession;
	/** The credential as it is stored now; undefined where it is another account's, or gone. */
	readonly storedAnew: NonNullable<RequestOfRun['storedAnew']>;
}

/** Why there is no token where n8n did not even ask for one. */
const NOT_ASKED = new AccountProblem(
	'settings',
	'n8n did not get a token for the credential.',
	'Open the credential and save it again, which tests it.',
);

const ROW_FAULT = { kind: 'rowFault', isWorthRetrying: false } as const;
const ODD_REPLY: Failure = { ...ROW_FAULT, failure: unknownFailure() };

/** Asks a service over HTTP, with n8n's helper and the token of the account. */
export function httpClient(
	context: IExecuteFunctions,
	account: RunAccount,
	callFor: (subject: LookupSubject) => LookupCall,
	{ maxOutage, clock, ...options }: ClientOptions,
): NameLookupService {
	const ending = new AbortController();
	const cancel = context.getExecutionCancelSignal();
	const end = () => {
		cancel?.removeEventListener('abort', end);
		ending.abort();
	};
	if (cancel?.aborted) end();
	else cancel?.addEventListener('abort', end);
	const { signal } = ending;
	const sending = {
		ask: requestsOf(context, account.type),
		account,
		clock,
		signal,
		timeoutMs: options.timeout,
	};
	return {
		lookUp: async (numbers) => {
			const settings = { ...options, maxOutageMs: maxOutage * 1000, random: Math.random };
			await run(
				numbers,
				{ ...settings, anyNumber: numbers.any },
				{
					clock,
					signal,
					// One odd reply must not end the run.
					send: async (subject, token) =>
						await send(sending, callFor(subject), token).catch(() => ODD_REPLY),
					renew: async (refused) => await renew(sending, refused),
				},
			);
		},
		end,
	};
}

interface Sending extends Pick<Means, 'clock' | 'signal'> {
	readonly ask: ReturnType<typeof requestsOf>;
	readonly account: RunAccount;
	readonly timeoutMs: number;
}

/** Sends one lookup; the whole try ends in time. */
async function send(
	{ ask, account, clock, signal, timeoutMs }: Sending,
	call: LookupCall,
	token: SessionToken,
): Promise<Answer | Failure> {
	const { credential, fingerprint, session } = account;
	const data = { ...credential, ...toStoredToken(token, fingerprint) };
	const request: RequestOfRun = { session, timeoutMs };
	const exchange = ask(data, request, streamed(call.request, timeoutMs), readStreamed);
	const reply = await clock
		.within(timeoutMs, signal, exchange)
		.catch((error: unknown) => ({ error }));
	const error = request.problem ?? ('error' in reply && reply.error);
	const problem = errorChain(error).find((link) => link instanceof AccountProblem);
	if (problem) return { ...ROW_FAULT, failure: checkFailureOf(problem), endsRun: true };
	if ('error' in reply) {
		const { url } = call.request;
		return failedConnection(connectionFault(reply.error, url, session.hasAnswered));
	}
	const ofProxy = proxyRefusal(reply.httpStatus);
	if (ofProxy) return { ...failedConnection(ofProxy), endsRun: true };
	const reading = readReply(reply, call.read(reply), Date.now(), session.hasAnswered);
	if (reading.kind === 'answer') session.hasAnswered = true;
	return reading;
}

/** The account's token: the process's or the stored one, where it is not refused; else one that n8n gets and stores. */
async function renew(
	{ ask, account, clock, signal, timeoutMs }: Sending,
	refused: SessionToken | undefined,
): Promise<RenewedToken | FailedRenewal> {
	const { credential, fingerprint, session, storedAnew } = account;
	const good = (token: SessionToken, origin: RenewedToken['origin']): RenewedToken => ({
		...{ token, origin, dueMs: clock.nowMs() + token.renewAtMs - Date.now() },
	});
	const known = session.tokenOtherThan(refused);
	if (known) return good(known, session.isJustReplaced ? 'justReplaced' : 'stored');
	const stored = await storedAnew();
	const ofOthers = stored && readStoredToken(stored, fingerprint);
	if (ofOthers && session.adopt(ofOthers, refused)) return good(ofOthers, 'stored');
	const request: RequestOfRun = { session, timeoutMs, storedAnew, refused };
	const data = { ...(stored ?? credential), accessToken: '' };
	const exchange = ask(data, request, { url: TOKEN_ONLY_ADDRESS }, async () => {
		await Promise.resolve();
	});
	// n8n may fail to store a token, as of a credential that was deleted meanwhile: it serves this run all the same.
	await clock.within(2 * timeoutMs, signal, exchange).catch(() => undefined);
	if (request.token) return good(request.token, 'issued');
	const { kind, retryAfterMs, retryable } = request.problem ?? NOT_ASKED;
	// A page in the place of a token comes from a gateway, where the same address gave tokens before.
	const isPassing = retryable || (kind === 'notThisService' && session.used.length > 0);
	const { message, nextStep } = checkFailureOf(request.problem ?? NOT_ASKED);
	return { failure: new CheckFailure(message, nextStep, isPassing), isPassing, retryAfterMs };
}
