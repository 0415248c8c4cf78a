import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { WorkflowToImport } from './n8nInstance';
import { examplesFolder } from './paths';

const assignment = z.object({ name: z.string(), value: z.unknown() }).passthrough();

const node = z
	.object({ name: z.string(), type: z.string(), parameters: z.record(z.unknown()) })
	.passthrough();

const filesParameters = z
	.object({ assignments: z.object({ assignments: z.array(assignment) }) })
	.passthrough();

const workflow = z
	.object({
		id: z.string(),
		name: z.string(),
		nodes: z.array(node),
		connections: z.record(z.unknown()),
	})
	.passthrough();

/** Where the example reads its sheet and leaves its results. */
export interface SheetPaths {
	payeesFile: string;
	outputFolder: string;
}

/**
 * Reads the spreadsheet example and points its node "Files" at these paths, the one thing that a user
 * would change in it too.
 */
export async function spreadsheetWorkflow(paths: SheetPaths): Promise<WorkflowToImport> {
	const text = await readFile(join(examplesFolder, 'spreadsheet-of-payees.json'), 'utf8');
	const { nodes, ...rest } = workflow.parse(JSON.parse(text));
	return {
		...rest,
		nodes: nodes.map((each) =>
			each.name === 'Files' ? { ...each, parameters: pointAt(paths, each.parameters) } : each,
		),
	};
}

function pointAt(paths: SheetPaths, parameters: unknown): Record<string, unknown> {
	const { assignments, ...rest } = filesParameters.parse(parameters);
	const values = new Map<string, unknown>(Object.entries(paths));
	const pointed = assignments.assignments.map((each) => ({
		...each,
		value: values.get(each.name) ?? each.value,
	}));
	return { ...rest, assignments: { assignments: pointed } };
}
