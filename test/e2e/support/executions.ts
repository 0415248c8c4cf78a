import { parse } from 'flatted';
import { z } from 'zod';
import { N8nRefusal, type RestApi } from '../../realN8n/n8nRest';
import { until } from './until';

type Reader = Pick<RestApi, 'get'>;

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

/** One item of a node's output. */
export type RunItem = z.infer<typeof item>;

/** How one node of an execution ran; times in ms. */
export type NodeRun = z.infer<typeof nodeRun>;

/** A finished execution as n8n has stored it. */
export interface StoredExecution {
	readonly id: string;
	readonly status: string;
	readonly text: string;
	/** The first run of a node; undefined when it did not run. */
	readonly nodeRun: (name: string) => NodeRun | undefined;
	readonly outputs: (name: string) => Array<Array<RunItem['json']>>;
}

/** The newest execution of a workflow, once it is over and stored. */
export async function finishedExecution(
	rest: Reader,
	workflowId: string,
): Promise<StoredExecution> {
	const ended = async (): Promise<Summary | false | undefined> => {
		const newest = await newestExecution(rest, workflowId).catch(unlessBusy);
		return newest && isOver(newest) && newest;
	};
	const { id } = await until('n8n stores a finished execution', ended, 120_000);
	const { data, status } = stored.parse(await rest.get(`/rest/executions/${id}`));
	const { runData } = content.parse(parse(data)).resultData;
	const runOf = (name: string): NodeRun | undefined => runData[name]?.[0];
	const outputs: StoredExecution['outputs'] = (name) =>
		(runOf(name)?.data?.main ?? []).map((items) => (items ?? []).map(({ json }) => json));
	return { id, status, text: data, nodeRun: runOf, outputs };
}

/** The statuses of the newest executions of a workflow, once so many are over, what leads round its answer included. */
export async function executionsEnded(
	rest: Reader,
	workflowId: string,
	count: number,
): Promise<string[]> {
	return await until(`${count} executions are over`, async () => {
		const found = await newestExecutions(rest, workflowId, count);
		return found.length >= count && found.every(isOver) && found.map(({ status }) => status);
	});
}

const isOver = ({ status }: Summary): boolean => !['new', 'running', 'waiting'].includes(status);

/** After a node that left it no turn for long, n8n takes its database to be away, and answers 503. */
function unlessBusy(error: unknown): undefined {
	if (!(error instanceof N8nRefusal && error.status === 503)) throw error;
}

/** The newest execution of a workflow, or of all, if there is one. */
export const newestExecution = async (rest: Reader, id?: string): Promise<Summary | undefined> =>
	(await newestExecutions(rest, id, 1))[0];

async function newestExecutions(
	rest: Reader,
	id: string | undefined,
	limit: number,
): Promise<Summary[]> {
	const filter = encodeURIComponent(JSON.stringify({ workflowId: id }));
	const found = await rest.get(`/rest/executions?limit=${limit}&filter=${filter}`);
	return summaries.parse(found).results;
}
