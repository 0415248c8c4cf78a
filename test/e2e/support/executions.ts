import { parse } from 'flatted';
import { z } from 'zod';
import { N8nRefusal, type N8nRest } from '../../realN8n/n8nRest';
import { until } from '../../realN8n/until';

const summary = z.object({ id: z.string(), status: z.string() });
const summaries = z.object({ results: z.array(summary) });
type Summary = z.infer<typeof summary>;
const stored = z.object({ data: z.string(), status: z.string() });

const item = z.object({ json: z.record(z.unknown()) }).passthrough();
const nodeRun = z.object({
	executionTime: z.number(),
	error: z.object({ message: z.string() }).passthrough().optional(),
	data: z
		.object({ main: z.array(z.array(item).nullable()) })
		.partial()
		.optional(),
});
const content = z.object({
	resultData: z.object({ runData: z.record(z.array(nodeRun)) }),
});

/** How one node of an execution ran; times in ms. */
export type NodeRun = z.infer<typeof nodeRun>;

/** A finished execution as n8n has stored it. */
export type StoredExecution = Awaited<ReturnType<typeof finishedExecution>>;

/** The newest execution of a workflow, once it is over and stored. */
export async function finishedExecution(rest: N8nRest, workflowId: string) {
	const [{ id } = { id: '' }] = await endedExecutions(rest, workflowId, 1);
	const { data, status } = stored.parse(await rest.get(`/rest/executions/${id}`));
	const { runData } = content.parse(parse(data)).resultData;
	return {
		id,
		status,
		text: data,
		/** The first run of a node; undefined when it did not run. */
		nodeRun: (name: string): NodeRun | undefined => runData[name]?.[0],
		outputs: (name: string) =>
			(runData[name]?.[0]?.data?.main ?? []).map((items) => (items ?? []).map(({ json }) => json)),
	};
}

/** The newest executions of a workflow, once this many are over. */
export async function endedExecutions(
	rest: N8nRest,
	workflowId: string,
	count: number,
): Promise<Summary[]> {
	const ask = async (): Promise<Summary[] | false> => {
		const found = await newestExecutions(rest, workflowId, count).catch(unlessBusy);
		return found.length >= count && found.every(isOver) && found;
	};
	return await until(`n8n stores ${count} finished executions`, ask, 120_000);
}

const isOver = ({ status }: Summary): boolean => !['new', 'running', 'waiting'].includes(status);

/** After a node that left it no turn for long, n8n takes its database to be away, and answers 503. */
function unlessBusy(error: unknown): Summary[] {
	if (error instanceof N8nRefusal && error.status === 503) return [];
	throw error;
}

/** The newest execution of a workflow, or of all, if there is one. */
export const newestExecution = async (rest: N8nRest, id?: string): Promise<Summary | undefined> =>
	(await newestExecutions(rest, id, 1))[0];

async function newestExecutions(
	rest: N8nRest,
	id: string | undefined,
	limit: number,
): Promise<Summary[]> {
	const filter = encodeURIComponent(JSON.stringify({ workflowId: id }));
	const found = await rest.get(`/rest/executions?limit=${limit}&filter=${filter}`);
	return summaries.parse(found).results;
}
