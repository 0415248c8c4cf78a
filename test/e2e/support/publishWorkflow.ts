import { setTimeout as sleep } from 'node:timers/promises';
import { fetch } from 'undici';
import { z } from 'zod';
import type { N8nServer } from '../../realN8n/n8nServer';
import type { NewWorkflow } from './workflows';

const registrationLimitMs = 15_000;
const created = z.object({ id: z.string(), versionId: z.string() });

/** A workflow that waits for its webhook to be called. */
export interface PublishedWorkflow {
	readonly id: string;
	readonly url: string;
}

/** Stores a workflow, publishes it, and returns once its webhook answers. */
export async function publishWorkflow(
	server: Pick<N8nServer, 'rest' | 'baseUrl'>,
	workflow: NewWorkflow,
	webhookPath: string,
): Promise<PublishedWorkflow> {
	return await publishAt(server, workflow, `/webhook/${webhookPath}`);
}

/** The same for a trigger that answers on another path than a webhook’s, such as `/mcp/…`. */
export async function publishAt(
	{ rest, baseUrl }: Pick<N8nServer, 'rest' | 'baseUrl'>,
	workflow: NewWorkflow,
	path: string,
): Promise<PublishedWorkflow> {
	// n8n 1 stores no workflow that does not say whether it is active.
	const toStore = { ...workflow, active: false };
	const { id, versionId } = created.parse(await rest.post('/rest/workflows', toStore));
	await rest.post(`/rest/workflows/${id}/activate`, { versionId });
	const url = `${baseUrl}${path}`;
	// n8n registers webhooks after it has answered; a preflight shows when, without running anything.
	const deadline = Date.now() + registrationLimitMs;
	while (Date.now() < deadline) {
		const preflight = { origin: baseUrl, 'access-control-request-method': 'POST' };
		const { status } = await fetch(url, { method: 'OPTIONS', headers: preflight });
		if (status === 204) return { id, url };
		await sleep(50);
	}
	throw new Error(`n8n did not register ${url} within ${registrationLimitMs / 1000} s.`);
}
