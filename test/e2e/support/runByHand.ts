import { z } from 'zod';
import type { RestApi } from '../../realN8n/n8nRest';

const started = z.object({ executionId: z.string() });

/**
 * Starts a stored workflow from one of its triggers, as “Execute workflow” does in the editor; returns the
 * id of the execution.
 */
export async function runByHand(rest: RestApi, id: string, trigger: string): Promise<string> {
	// n8n 1 runs the workflow that it is sent, n8n 2 the one that it has stored.
	const workflowData = await rest.get(`/rest/workflows/${id}`);
	const toRun = { workflowData, triggerToStartFrom: { name: trigger } };
	return started.parse(await rest.post(`/rest/workflows/${id}/run`, toRun)).executionId;
}
