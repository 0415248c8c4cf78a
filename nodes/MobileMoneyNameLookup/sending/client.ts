import type {
	ICredentialDataDecryptedObject,
	IExecuteFunctions,
	IHttpRequestOptions,
} from 'n8n-workflow';

import type { Answer, LookupSubject, Reported } from '../domain/answer';
import { ThrownFailure, checkFailureOf } from '../domain/checkFailure';
import { within } from './http/clock';
import { connectionFault, proxyLogin } from './http/connectionFault';
import { type HttpResponse, readStreamed, streamed } from './http/streamedResponse';
import { type FailedTry, readResponse } from './readResponse';
import type { TokenRenewed } from './state';
import { sendAsRun, TOKEN_ONLY } from './token/requestOfRun';
import { type SessionToken, toStoredToken } from './token/token';
import type { TokenSession } from './token/tokenSession';

/** The request for a number, without token and time limit, and the reader of its response. */
export type MakeLookupCall = (
	baseUrl: string,
	subject: LookupSubject,
) => {
	readonly request: IHttpRequestOptions;
	readonly read: (response: HttpResponse) => Reported | undefined;
};

interface RunCredential {
	readonly type: string;
	readonly data: ICredentialDataDecryptedObject;
	readonly session: TokenSession;
	/** The credential as stored now; undefined if it is gone, or has another account. */
	readonly readStored: () => Promise<ICredentialDataDecryptedObject | undefined>;
	readonly lookupCall: MakeLookupCall;
}

export class HttpClient {
	readonly signal: AbortSignal;

	constructor(
		private readonly context: IExecuteFunctions,
		private readonly ofRun: RunCredential,
		/** Of one try. */
		private readonly timeoutMs: number,
		end: AbortSignal,
	) {
		const cancel = context.getExecutionCancelSignal();
		this.signal = AbortSignal.any([end, ...(cancel ? [cancel] : [])]);
	}

	async send(subject: LookupSubject, token: SessionToken): Promise<Answer | FailedTry> {
		const { type, data: stored, session, lookupCall } = this.ofRun;
		const { credential } = session;
		const { request, read } = lookupCall(credential.baseUrl, subject);
		const data = { ...stored, ...toStoredToken(token, credential.fingerprint) };
		let response: HttpResponse;
		try {
			response = await within(this.timeoutMs, this.signal, async (abortSignal) => {
				const options = streamed(request, this.timeoutMs);
				const sent = await sendAsRun(
					this.context,
					type,
					data,
					{ credential, abortSignal },
					options,
				);
				return await readStreamed(sent, abortSignal);
			});
		} catch (error) {
			if (error instanceof ThrownFailure) return { kind: 'runFault', failure: error.failure };
			const failure = connectionFault(error, request.url, session.hasAnswered);
			// A mistyped host name, for example, is no outage: another try would fail, too.
			return { kind: failure.retryable ? 'down' : 'rowFault', failure };
		}
		if (response.httpStatus === 407) return { kind: 'runFault', failure: proxyLogin(request.url) };
		const reading = readResponse(response, read(response), session.hasAnswered);
		if (reading.kind === 'answer') session.hasAnswered = true;
		return reading;
	}

	/** A token other than the replaced one: the process's, the stored one, or else a new one, which n8n stores. */
	async renew(replaced?: SessionToken): Promise<TokenRenewed | FailedTry> {
		const { session, readStored } = this.ofRun;
		const accessToken = replaced?.accessToken ?? '';
		const known = session.tokenOtherThan(accessToken) ?? session.adopt(await readStored());
		if (known) return { kind: 'tokenRenewed', token: known, isFresh: false };
		try {
			const token = await session.issue(this.context, accessToken, this.timeoutMs, this.signal);
			await this.store(token);
			return { kind: 'tokenRenewed', token, isFresh: true };
		} catch (error) {
			const failure = checkFailureOf(error);
			const { retryAfterMs } = error instanceof ThrownFailure ? error : {};
			return { kind: failure.retryable ? 'down' : 'runFault', failure, retryAfterMs };
		}
	}

	/** n8n may fail to store a token, for example if the credential was deleted. The token still serves this run. */
	private async store(token: SessionToken): Promise<void> {
		const { type, session, readStored } = this.ofRun;
		const { credential } = session;
		const storing = async () => {
			const stored = await readStored();
			const data = { ...stored, accessToken: '' };
			if (stored) await sendAsRun(this.context, type, data, { credential, token }, TOKEN_ONLY);
		};
		await within(this.timeoutMs, this.signal, storing).catch(() => undefined);
	}
}
