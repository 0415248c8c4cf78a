import { parse } from 'flatted';
import { z } from 'zod';
import type { N8nRest } from '../../realN8n/n8nRest';
import { until } from '../../realN8n/until';

const summary = z.object({ id: z.string(), status: z.string() });
type Summary = z.infer<typeof summary>;
const summaries = z.object({ results: z.array(summary) });
const stored = z.object({ data: z.string(), status: z.string() });

const item = z.object({ json: z.record(z.unknown()) }).passthrough();
const nodeRun = z.object({
	executionTime: z.number(),
	error: z.object({ message: z.string() }).optional(),
	data: z.object({ main: z.array(z.array(item).nullable()).optional() }).optional(),
});
const content = z.object({ resultData: z.object({ runData: z.record(z.array(nodeRun)) }) });

/** How one node of an execution ran; times in ms. */
export type NodeRun = z.infer<typeof nodeRun>;

/** A finished execution as n8n has stored it. */
export type StoredExecution = Awaited<ReturnType<typeof finishedExecution>>;

/** The newest execution of a workflow, once it is over and stored. */
export async function finishedExecution(rest: N8nRest, workflowId: string) {
	const [{ id } = { id: '' }] = await endedExecutions(rest, workflowId, 1);
	const { data, status } = stored.parse(await rest.get(`/rest/executions/${id}`));
	const { runData } = content.parse(parse(data)).resultData;
	/** The first run of a node; undefined when it did not run. */
	const nodeRun = (name: string): NodeRun | undefined => runData[name]?.[0];
	const outputs = (name: string) =>
		(nodeRun(name)?.data?.main ?? []).map((items) => (items ?? []).map(({ json }) => json));
	return { id, status, text: data, nodeRun, outputs };
}

/** The newest executions of a workflow, once this many are over. */
export async function endedExecutions(
	rest: N8nRest,
	workflowId: string,
	count: number,
): Promise<Summary[]> {
	const ask = async (): Promise<Summary[] | false> => {
		const found = await newestExecutions(rest, count, workflowId).catch((error: unknown) => {
			// After a node that left it no turn for long, n8n takes its database to be away.
			if (String(error).includes(' answered 503: ')) return [];
			throw error;
		});
		return found.length >= count && found.every(isOver) && found;
	};
	return await until(`n8n stores ${count} finished executions`, ask, 120_000);
}

const isOver = ({ status }: Summary): boolean => !['new', 'running', 'waiting'].includes(status);

/** The newest executions of a workflow, or of all, the last first. */
export async function newestExecutions(
	rest: N8nRest,
	limit: number,
	workflowId?: string,
): Promise<Summary[]> {
	const filter = encodeURIComponent(JSON.stringify({ workflowId }));
	const found = await rest.get(`/rest/executions?limit=${limit}&filter=${filter}`);
	return summaries.parse(found).results;
}
