import type { RestApi } from './ownerSession';

/** Executes a tool of a stored workflow by itself, as “Execute step” does in the editor with what an agent would give. */
export async function executeTool(
	rest: RestApi,
	id: string,
	name: string,
	input: Record<string, string>,
): Promise<void> {
	await rest.post(`/rest/workflows/${id}/run`, {
		// n8n 1 runs the workflow that it is sent, n8n 2 the one that it has stored.
		workflowData: await rest.get(`/rest/workflows/${id}`),
		startNodes: [{ name, sourceData: null }],
		destinationNode: { nodeName: name, mode: 'inclusive' },
		// n8n 2 looks for the values under the tool’s name.
		agentRequest: { query: { ...input, [name]: input }, tool: { name } },
	});
}
