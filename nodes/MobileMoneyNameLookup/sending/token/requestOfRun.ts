import type { ICredentialDataDecryptedObject as CredentialData } from 'n8n-workflow';
import type { IExecuteFunctions, IHttpRequestOptions } from 'n8n-workflow';
import { z } from 'zod';

import type { KnownCredential } from '../../domain/credential';
import { ThrownFailure, CheckFailure } from '../../domain/checkFailure';
import type { SessionToken } from './token';

/** A request that only has n8n store a token, and is not sent. */
export const TOKEN_ONLY = { url: 'about:token' } as const;

/** What a run of the node hands to its credential with a request. */
interface RequestOfRun {
	readonly credential: KnownCredential;
	/** Frees the connection when it is aborted; n8n would put the execution's own signal in its place. */
	readonly abortSignal?: AbortSignal;
	readonly token?: SessionToken;
	/** Whether n8n handed the very object of the run to the credential. */
	isRecognised?: true;
}

/** By the credential's data: n8n passes this very object on to the credential; a node has no other channel to it. */
const requests = new WeakMap<CredentialData, RequestOfRun>();

/** The request of a run that n8n makes with these data; undefined for one of another node. */
export function requestOfRun(data: CredentialData): RequestOfRun | undefined {
	const request = requests.get(data);
	if (request) request.isRecognised = true;
	return request;
}

const packageSchema = z.object({ version: z.string() }).catch({ version: 'of unknown version' });

/** Has n8n send a request with data that no other request has; throws ThrownFailure when n8n has copied them. */
export async function sendAsRun(
	context: IExecuteFunctions,
	type: string,
	data: CredentialData,
	request: RequestOfRun,
	options: IHttpRequestOptions,
): Promise<unknown> {
	requests.set(data, request);
	const given = { credentialsDecrypted: { id: '', name: '', type, data } };
	const send = context.helpers.httpRequestWithAuthentication.bind(context);
	const sent: Promise<unknown> = send(type, options, given);
	await sent.catch(() => undefined);
	if (request.isRecognised) return await sent;
	const read: unknown = await import('n8n-workflow/package.json').catch(() => undefined);
	const copied = `This version of n8n (n8n-workflow ${packageSchema.parse(read).version}) does not hand the credential on as this node needs it`;
	const nextStep =
		'Update this node. If that does not help, report it with this version, and go back to an earlier version of n8n meanwhile.';
	throw new ThrownFailure(new CheckFailure(copied, nextStep));
}
