import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { NewWorkflow } from '../e2e/support/workflows';
import type { ClusterDatabase } from './clusterDatabase';
import type { QueueCluster } from './queueCluster';

const calls = 8;
const pollMs = 200;
const limitMs = 60_000;
const created = z.object({ id: z.string() });

/** Where the calls of n8n's Execute Sub-workflow node were carried out. */
export interface ProbeFigures {
	readonly waits: boolean;
	readonly calls: number;
	/** How many of them n8n put on the queue for its workers. */
	readonly enqueued: number;
}

/** Calls a sub-workflow some times with Execute Sub-workflow, and counts what reaches the queue. */
export async function probeSubWorkflow(
	{ main }: QueueCluster,
	database: ClusterDatabase,
	waits: boolean,
): Promise<ProbeFigures> {
	const { rest } = main;
	const sub = created.parse(await rest.post('/rest/workflows', calledWorkflow()));
	const caller = created.parse(await rest.post('/rest/workflows', callingWorkflow(sub.id, waits)));
	const enqueuedBefore = enqueuedBy(main.log());
	const triggerToStartFrom = { name: 'Start' };
	await rest.post(`/rest/workflows/${caller.id}/run`, { triggerToStartFrom });
	const deadline = Date.now() + limitMs;
	while (
		(await database.finishedOf(sub.id)) < calls ||
		(await database.finishedOf(caller.id)) < 1
	) {
		if (Date.now() > deadline) throw new Error('The calls of Execute Sub-workflow did not end.');
		await sleep(pollMs);
	}
	// The caller is a job itself.
	return { waits, calls, enqueued: enqueuedBy(main.log()) - enqueuedBefore - 1 };
}

function enqueuedBy(log: string): number {
	return log.match(/Enqueued execution \d+/g)?.length ?? 0;
}

const settings = {
	executionOrder: 'v1',
	saveDataSuccessExecution: 'all',
	saveManualExecutions: true,
};

function calledWorkflow(): NewWorkflow {
	return {
		name: 'Called by Execute Sub-workflow',
		settings,
		nodes: [
			{
				...base('Called', 'executeWorkflowTrigger', 1.1, 0),
				parameters: { inputSource: 'passthrough' },
			},
			{ ...base('Answer', 'noOp', 1, 1), parameters: {} },
		],
		connections: { Called: { main: [[{ node: 'Answer', type: 'main', index: 0 }]] } },
	};
}

function callingWorkflow(workflowId: string, waits: boolean): NewWorkflow {
	return {
		name: `Calls by Execute Sub-workflow${waits ? '' : ' without waiting'}`,
		settings,
		nodes: [
			{ ...base('Start', 'manualTrigger', 1, 0), parameters: {} },
			{
				...base('Calls', 'code', 2, 1),
				parameters: {
					jsCode: `return Array.from({ length: ${calls} }, (_, call) => ({ json: { call } }));`,
				},
			},
			{
				...base('Execute Sub-workflow', 'executeWorkflow', 1.2, 2),
				parameters: {
					source: 'database',
					workflowId: { __rl: true, mode: 'id', value: workflowId },
					mode: 'each',
					options: { waitForSubWorkflow: waits },
				},
			},
		],
		connections: {
			Start: { main: [[{ node: 'Calls', type: 'main', index: 0 }]] },
			Calls: { main: [[{ node: 'Execute Sub-workflow', type: 'main', index: 0 }]] },
		},
	};
}

function base(
	name: string,
	type: string,
	typeVersion: number,
	column: number,
): Omit<NewWorkflow['nodes'][number], 'parameters'> {
	return {
		id: `node-${column}`,
		name,
		type: `n8n-nodes-base.${type}`,
		typeVersion,
		position: [column * 200, 0],
	};
}
