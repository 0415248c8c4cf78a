import { z } from 'zod';
import type { N8nRest } from '../../realN8n/n8nRest';
import type { RunningN8n } from '../../realN8n/n8nServer';
import { until } from '../../realN8n/until';
import type { NewWorkflow } from './workflows';

const created = z.object({ id: z.string(), versionId: z.string() });

/** A workflow that waits for its webhook or form to be called. */
export interface PublishedWorkflow {
	readonly id: string;
	readonly url: string;
}

/** Stores a workflow as the editor does. */
export const storeWorkflow = async (rest: N8nRest, workflow: NewWorkflow) =>
	// n8n 1 stores no workflow that does not say whether it is active.
	created.parse(await rest.post('/rest/workflows', { ...workflow, active: false }));

/** Stores a workflow, publishes it, and returns once its trigger answers on this path, such as `/webhook/…`. */
export async function publishAt(
	{ rest, baseUrl }: Pick<RunningN8n, 'rest' | 'baseUrl'>,
	workflow: NewWorkflow,
	path: string,
): Promise<PublishedWorkflow> {
	const { id, versionId } = await storeWorkflow(rest, workflow);
	await rest.post(`/rest/workflows/${id}/activate`, { versionId });
	const url = `${baseUrl}${path}`;
	await untilRegistered(url);
	return { id, url };
}

/** n8n registers webhooks after it has answered; a preflight shows when, without running anything. */
export async function untilRegistered(url: string): Promise<void> {
	const headers = { origin: new URL(url).origin, 'access-control-request-method': 'POST' };
	const answers = async () => (await fetch(url, { method: 'OPTIONS', headers })).status === 204;
	await until(`n8n registers ${url}`, answers);
}
