import { isScalar, parseDocument, visit } from 'yaml';
import { z } from 'zod';

const permissions = z.record(z.string());

const step = z.object({
	uses: z.string().optional(),
	run: z.string().optional(),
	with: z.record(z.unknown()).optional(),
});

const job = z.object({
	uses: z.string().optional(),
	needs: z
		.union([z.string(), z.array(z.string())])
		.optional()
		.transform((needs) => (needs === undefined ? [] : [needs].flat())),
	permissions: permissions.optional(),
	environment: z.string().optional(),
	'timeout-minutes': z.number().optional(),
	strategy: z.object({ matrix: z.record(z.array(z.unknown())) }).optional(),
	steps: z.array(step).default([]),
});

const workflow = z.object({
	on: z.record(z.unknown()),
	permissions: z.unknown(),
	jobs: z.record(job),
});

export type Job = z.infer<typeof job>;

/** An action that a workflow uses, with the comment behind it. */
export interface UsedAction {
	name: string;
	comment: string;
}

/** A GitHub workflow, as far as the gate looks at it. */
export interface Workflow extends z.infer<typeof workflow> {
	usedActions: UsedAction[];
}

/**
 * Reads a workflow file.
 * @throws when it is not YAML, or not of a workflow's shape
 */
export function parseWorkflow(text: string): Workflow {
	const document = parseDocument(text);
	const [problem] = document.errors;
	if (problem !== undefined) throw problem;
	const usedActions: UsedAction[] = [];
	visit(document, {
		Pair(_key, pair) {
			if (isScalar(pair.key) && pair.key.value === 'uses' && isScalar(pair.value)) {
				const { value, comment } = pair.value;
				usedActions.push({ name: String(value), comment: comment?.trim() ?? '' });
			}
		},
	});
	return { ...workflow.parse(document.toJS()), usedActions };
}

/** The names of the jobs that must have ended well before this one begins, near and far. */
export function jobsBefore(jobs: Workflow['jobs'], name: string): string[] {
	const near = jobs[name]?.needs ?? [];
	return [...new Set([...near, ...near.flatMap((each) => jobsBefore(jobs, each))])];
}
