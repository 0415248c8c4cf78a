import type { ICredentialDataDecryptedObject, IExecuteFunctions } from 'n8n-workflow';

import { AccountProblem } from './token/accountProblem';
import { type RequestOfRun, sendAsRun, TOKEN_ONLY_ADDRESS } from './token/requestOfRun';
import { readStoredToken, type SessionToken, toStoredToken } from './token/token';
import type { TokenSession } from './token/tokenSession';
import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import type { Clock } from './http/clock';
import { connectionFault, errorChain, proxyRefusal } from './http/connectionFault';
import { readStreamed, streamed } from './http/streamedReply';
import type { Answer, LookupCall, LookupSubject } from './lookupCall';
import { checkFailureOf, type FailedTry, failedConnection, readReply } from './readReply';
import { type Numbers, run } from './run';
import type { Renewal, Settings } from './state';

/** What answers lookups: the service over HTTP, or the demo. */
export interface NameLookupService {
	/** Looks up all numbers; each ends with an answer or a failure, unless the run was cancelled. */
	lookUp(numbers: Numbers): Promise<void>;
	/** Ends the run at once, and lets go of the execution, which may go on for long. */
	end(): void;
}

/** How a run asks the service. */
export interface ClientOptions extends Pick<Settings, 'rows' | 'maxRetries' | 'maxParallel'> {
	/** How long one try may take, in milliseconds. */
	readonly timeout: number;
	/** How long the run waits for a service that is out, in seconds. */
	readonly maxOutage: number;
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
const NO_CALL = new AccountProblem(
	'settings',
	'n8n did not get a token for the credential.',
	'Open the credential and save it again, which tests it.',
);

const ODD_REPLY: FailedTry = { kind: 'rowFault', failure: unknownFailure() };

/** Asks a service over HTTP, with n8n's helper and the token of the account. */
export class HttpClient implements NameLookupService {
	private readonly ending = new AbortController();

	constructor(
		private readonly context: IExecuteFunctions,
		private readonly account: RunAccount,
		private readonly callFor: (subject: LookupSubject) => LookupCall,
		private readonly options: ClientOptions,
	) {
		const cancel = context.getExecutionCancelSignal();
		if (cancel?.aborted) this.end();
		else cancel?.addEventListener('abort', this.end);
	}

	readonly end = (): void => {
		this.context.getExecutionCancelSignal()?.removeEventListener('abort', this.end);
		this.ending.abort();
	};

	async lookUp(numbers: Numbers): Promise<void> {
		const { maxOutage, clock } = this.options;
		const ofRun = { maxOutageMs: maxOutage * 1000, random: Math.random, anyNumber: numbers.any };
		await run(
			numbers,
			{ ...this.options, ...ofRun },
			{
				...{ clock, signal: this.ending.signal },
				// One odd reply must not end the run.
				send: async (...given) => await this.send(...given).catch(() => ODD_REPLY),
				renew: async (replaced) => await this.renew(replaced?.accessToken),
			},
		);
	}

	/** Sends one lookup. */
	private async send(subject: LookupSubject, token: SessionToken): Promise<Answer | FailedTry> {
		const { type, credential, fingerprint, session } = this.account;
		const { clock, timeout: timeoutMs } = this.options;
		const call = this.callFor(subject);
		const data = { ...credential, ...toStoredToken(token, fingerprint) };
		const request: RequestOfRun = { session, timeoutMs };
		const exchange = async (abortSignal: AbortSignal) => {
			request.abortSignal = abortSignal;
			const sent = streamed(call.request, timeoutMs);
			const response = await sendAsRun(this.context, type, data, request, sent);
			return await readStreamed(response, abortSignal);
		};
		const reply = await clock
			.within(timeoutMs, this.ending.signal, exchange)
			.catch((error: unknown) => ({ error }));
		const error = request.problem ?? ('error' in reply && reply.error);
		const problem = errorChain(error).find((link) => link instanceof AccountProblem);
		if (problem) return { kind: 'runFault', failure: checkFailureOf(problem) };
		if ('error' in reply) {
			const { url } = call.request;
			return failedConnection(connectionFault(reply.error, url, session.hasAnswered));
		}
		const ofProxy = proxyRefusal(reply.httpStatus);
		if (ofProxy) return { ...failedConnection(ofProxy), kind: 'runFault' };
		const reading = readReply(reply, call.read(reply), Date.now(), session.hasAnswered);
		if (reading.kind === 'answer') session.hasAnswered = true;
		return reading;
	}

	/** The process's token, or the stored one, where it is not the replaced one; else one that n8n gets and stores. */
	private async renew(replaced: string | undefined): Promise<Renewal> {
		const { clock, timeout: timeoutMs } = this.options;
		const { type, credential, fingerprint, session, storedAnew } = this.account;
		const good = (token: SessionToken, isFresh: boolean): Renewal => {
			const dueMs = clock.nowMs() + token.renewAtMs - Date.now();
			return { kind: 'tokenRenewed', token, isFresh, dueMs };
		};
		const known = session.tokenOtherThan(replaced);
		if (known) return good(known, false);
		const stored = await storedAnew();
		const ofOthers = stored && readStoredToken(stored, fingerprint);
		if (ofOthers && session.adopt(ofOthers, replaced)) return good(ofOthers, false);
		const data = { ...(stored ?? credential), accessToken: '' };
		const request: RequestOfRun = { session, timeoutMs, storedAnew, replaced };
		const exchange = async (abortSignal: AbortSignal) => {
			request.abortSignal = abortSignal;
			await sendAsRun(this.context, type, data, request, { url: TOKEN_ONLY_ADDRESS });
		};
		await clock.within(2 * timeoutMs, this.ending.signal, exchange).catch(() => undefined);
		// n8n may fail to store a token, as of a credential that was deleted meanwhile: it serves this run all the same.
		if (request.token) return good(request.token, true);
		const problem = request.problem ?? NO_CALL;
		// A page in the place of a token comes from a gateway, where the same address gave tokens before.
		const isPassing = problem.kind === 'notThisService' && session.used.length > 0;
		const { message, nextStep, retryable } = checkFailureOf(problem);
		const failure = new CheckFailure(message, nextStep, retryable || isPassing);
		return { kind: 'renewalFailed', failure, retryAfterMs: problem.retryAfterMs };
	}
}
