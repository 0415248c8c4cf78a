import { randomBytes } from 'node:crypto';
import { fetch } from 'undici';
import { untilReady, type StartedProcess } from './childProcess';
import type { N8nInstance } from './n8nInstance';
import { N8nRest, type Owner } from './n8nRest';

/** An n8n that answers, in the session of its owner. */
export interface RunningN8n {
	baseUrl: string;
	rest: N8nRest;
	log: () => string;
}

export type N8nServer = RunningN8n & StartedProcess & { owner: Owner };

/** Starts n8n, and signs in with its owner: a new one, where this instance has not run before. */
export async function startServer(
	{ baseUrl, start }: N8nInstance,
	{ onOutput, owner: known }: { onOutput?: (text: string) => void; owner?: Owner } = {},
): Promise<N8nServer> {
	const started = start('start', onOutput);
	await untilReady(started, async () => await answers(baseUrl));
	// n8n wants a digit and an upper-case letter in a password.
	const password = `M1-${randomBytes(9).toString('base64url')}`;
	const owner = known ?? { email: 'owner@example.com', password };
	const rest = await N8nRest.signIn(baseUrl, owner, known === undefined);
	return { ...started, baseUrl, owner, rest };
}

/** Asks n8n's API; n8n 1 calls itself ready before, and answers everything with a text until then. */
async function answers(baseUrl: string): Promise<boolean> {
	const response = await fetch(`${baseUrl}/rest/settings`).catch(() => undefined);
	await response?.body?.cancel();
	return (
		response?.status === 200 && response.headers.get('content-type')?.includes('json') === true
	);
}
