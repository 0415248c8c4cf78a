import type {
	ICredentialDataDecryptedObject,
	IExecuteFunctions,
	IHttpRequestOptions,
} from 'n8n-workflow';

import type { AccountProblem } from './accountProblem';
import type { SessionToken } from './token';
import type { TokenSession } from './tokenSession';

/** An address that holds its own answer: n8n prepares a request for it, and nothing is sent. */
export const NO_REQUEST_ADDRESS = 'data:application/json,{}';

/** What a run of the node wants of a request that n8n makes for it, and what came of its token call. */
export interface RequestOfRun {
	/** Has the account's tokens: the run keeps it, though others may have pushed it out of memory. */
	readonly session: TokenSession;
	/** Frees the connection when it is aborted; n8n would put the execution's own signal in its place. */
	abortSignal?: AbortSignal;
	/** How long a token call may take, in milliseconds. */
	readonly timeoutMs: number;
	/** For token calls: the credential as it is stored now; undefined where it is another account's, or gone. */
	readonly storedAnew?: () => Promise<ICredentialDataDecryptedObject | undefined>;
	/** The token that was issued, even when n8n could not store it. */
	token?: SessionToken;
	/** Why none was issued: n8n wraps what its pre-authentication throws, and n8n 1 does not keep it. */
	problem?: AccountProblem;
}

/** By the credential's data, because n8n hands the very object of the run to the credential. */
const requests = new WeakMap<ICredentialDataDecryptedObject, RequestOfRun>();

/** What the run wants that n8n makes a request for; undefined when it is no run of the node. */
export const requestOfRun = (data: ICredentialDataDecryptedObject): RequestOfRun | undefined =>
	requests.get(data);

/**
 * Has n8n send a request with the credential's data, an object of its own for each request; n8n has it pre-authenticated
 * where it has no token. It begins with the signal that ends it early.
 *
 * @throws what n8n's helper or the reader throws
 */
export type RequestAsRun = <Result>(
	data: ICredentialDataDecryptedObject,
	request: RequestOfRun,
	options: IHttpRequestOptions,
	read: (response: unknown, signal: AbortSignal) => Promise<Result>,
) => (abortSignal: AbortSignal) => Promise<Result>;

/** Requests of a run of the node, with the credential of this type. */
export const requestsOf =
	(context: IExecuteFunctions, type: string): RequestAsRun =>
	(data, request, options, read) =>
	async (abortSignal) => {
		request.abortSignal = abortSignal;
		requests.set(data, request);
		const given = { credentialsDecrypted: { id: '', name: '', type, data } };
		const send = context.helpers.httpRequestWithAuthentication.bind(context);
		const response: unknown = await send(type, options, given);
		return await read(response, abortSignal);
	};
