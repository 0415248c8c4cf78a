import { randomUUID } from 'node:crypto';
import { finishedExecution, type StoredExecution } from './executions';
import type { LiveN8n } from './liveN8n';
import { postJson } from './postJson';
import { publishAt } from './publishWorkflow';
import { inLine, lookupName, lookupNode, node, webhook, type WorkflowNode } from './workflows';

/** How the node that looks up is set. */
export interface LookupSetting {
	onError?: NonNullable<WorkflowNode['onError']>;
	options?: Record<string, unknown>;
	/** Other fields of the node. */
	parameters?: Record<string, unknown>;
	settings?: Record<string, unknown>;
	/** Whether the webhook answers at once rather than when the workflow is over. */
	answersAtOnce?: boolean;
}

/** What became of the rows of one call. */
export interface LookupRun extends StoredExecution {
	/** The items of each output of the node that looks up. */
	readonly results: ReturnType<StoredExecution['outputs']>;
	/** What the caller was answered. */
	readonly answer: string;
}

/** A published workflow that looks up the rows that are posted to it. */
export interface PublishedLookup {
	readonly workflowId: string;
	/** Posts rows, of which a text is a till number, and returns the answer. */
	readonly post: (rows: readonly Row[]) => Promise<string>;
	/** Posts rows and returns what became of them. */
	readonly run: (rows: readonly Row[]) => Promise<LookupRun>;
}

type Row = string | Record<string, unknown>;

/** Publishes a workflow: webhook → one item for each row → the node that looks up. */
export async function publishLookup(
	live: LiveN8n,
	setting: LookupSetting = {},
): Promise<PublishedLookup> {
	const path = randomUUID();
	const { answersAtOnce = false, onError = 'continueRegularOutput', options = {} } = setting;
	const lookup = lookupNode(live.credentialId, { options, ...setting.parameters });
	const nodes = [
		webhook(path, {
			responseMode: answersAtOnce ? 'onReceived' : 'lastNode',
			responseData: 'allEntries',
		}),
		node('Rows', 'splitOut', { fieldToSplitOut: 'body.rows', options: {} }),
		{ ...lookup, ...(onError !== 'stopWorkflow' && { onError }) },
	];
	const workflow = inLine(path, nodes);
	const toStore = { ...workflow, settings: { ...workflow.settings, ...setting.settings } };
	const { id, url } = await publishAt(live, toStore, `/webhook/${path}`);
	const post = async (rows: readonly Row[]): Promise<string> => {
		const objects = rows.map((row) => (typeof row === 'string' ? { till: row } : row));
		return JSON.stringify(await postJson(url, { rows: objects }));
	};
	return {
		workflowId: id,
		post,
		run: async (rows) => {
			const answered = await post(rows);
			const execution = await finishedExecution(live.rest, id);
			return { ...execution, results: execution.outputs(lookupName), answer: answered };
		},
	};
}
