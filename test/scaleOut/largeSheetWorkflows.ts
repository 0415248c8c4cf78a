import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CredentialToImport, WorkflowToImport } from '../realN8n/n8nInstance';
import { examplesFolder } from '../realN8n/paths';

/** What a user enters in the example's node "Settings"; see examples/large-sheet.md. */
export interface LargeSheetSettings {
	readonly sheet: string;
	readonly results: string;
	readonly environment: string;
	readonly batchSize: number;
	readonly batchesAtOnce: number;
	readonly batchUrl: string;
	/** How long the table must have been left alone before the schedule goes on. */
	readonly quietMinutes: number;
}

const assignment = z.object({ name: z.string(), value: z.unknown() }).passthrough();

const node = z
	.object({ name: z.string(), type: z.string(), parameters: z.record(z.unknown()) })
	.passthrough();

const workflow = z
	.object({
		id: z.string(),
		name: z.string(),
		nodes: z.array(node),
		connections: z.record(z.unknown()),
	})
	.passthrough();

const settingsParameters = z
	.object({ assignments: z.object({ assignments: z.array(assignment) }) })
	.passthrough();

type Node = z.infer<typeof node>;

/** The sub-workflow that looks one batch up, as it stands in the examples. */
export async function batchWorkflow(): Promise<WorkflowToImport> {
	return await readExample('large-sheet-batch.json');
}

/** The example with its Settings filled in, and its schedule set to so many seconds. */
export async function largeSheetWorkflow(
	settings: LargeSheetSettings,
	everySeconds: number,
): Promise<WorkflowToImport> {
	const example = await readExample('large-sheet.json');
	return {
		...example,
		nodes: z
			.array(node)
			.parse(example.nodes)
			.map((each) => filledIn(each, settings, everySeconds)),
	};
}

/** The credential that the example's two workflows know each other by. */
export function callCredential(): CredentialToImport {
	return {
		id: 'largeSheetCall',
		name: 'Large sheet call',
		type: 'httpHeaderAuth',
		data: { name: 'X-Large-Sheet', value: randomBytes(16).toString('hex') },
	};
}

function filledIn(each: Node, settings: LargeSheetSettings, everySeconds: number): Node {
	if (each.name === 'Settings') {
		const { assignments, ...rest } = settingsParameters.parse(each.parameters);
		const values = new Map<string, unknown>(Object.entries(settings));
		const filled = assignments.assignments.map((one) => ({
			...one,
			value: values.get(one.name) ?? one.value,
		}));
		return { ...each, parameters: { ...rest, assignments: { assignments: filled } } };
	}
	if (each.type === 'n8n-nodes-base.scheduleTrigger') {
		const interval = [{ field: 'seconds', secondsInterval: everySeconds }];
		return { ...each, parameters: { rule: { interval } } };
	}
	return each;
}

async function readExample(file: string): Promise<WorkflowToImport> {
	return workflow.parse(JSON.parse(await readFile(join(examplesFolder, file), 'utf8')));
}
