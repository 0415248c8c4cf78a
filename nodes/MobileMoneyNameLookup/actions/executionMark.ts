import type { IExecuteFunctions } from 'n8n-workflow';
import { z } from 'zod';

import { CheckFailure } from '../domain/checkFailure';

/** The entry in the execution's custom data, which n8n stores with the execution. */
const KEY = 'mobile_money_name_lookup';

/** Where the results of an execution come from. */
export type Origin = 'demo' | 'real';

const MIXED: Readonly<Record<Origin, string>> = {
	demo: 'This execution has already looked numbers up with a real account, so the demo does not run in it',
	real: 'This execution has already used the demo, so no real lookup runs in it',
};

type CustomData = IExecuteFunctions['customData'];

const customDataSchema = z.object({
	customData: z.custom<CustomData>(
		(value) => typeof value === 'object' && value !== null && 'set' in value && 'getAll' in value,
	),
});

/** The execution's custom data, as expressions reach it: n8n 1 offers it to nodes in no other way. */
function customDataOf(context: IExecuteFunctions): CustomData | undefined {
	const execution: unknown = context.getWorkflowDataProxy(0).$execution;
	const parsed = customDataSchema.safeParse(execution);
	return parsed.success ? parsed.data.customData : undefined;
}

/**
 * Marks the execution as one of the demo or of a real account, so that invented results and real ones
 * cannot meet in it, not even after it has waited and goes on elsewhere.
 *
 * @param context n8n's functions of the running node
 * @param origin where the results of this run come from
 * @throws CheckFailure when the execution bears the other mark, or cannot bear the demo's
 */
export function markExecution(context: IExecuteFunctions, origin: Origin): void {
	const customData = customDataOf(context);
	const mark = customData?.getAll()[KEY];
	if (mark === origin) return;
	if (mark !== undefined) {
		const nextStep =
			'Set all Mobile Money Name Lookup nodes of the workflow to credentials of the same kind: all demo, or none.';
		throw new CheckFailure(MIXED[origin], nextStep, false);
	}
	customData?.set(KEY, origin);
	// n8n drops an eleventh entry without a word; a real lookup after an unmarked demo would not be noticed.
	if (origin === 'demo' && customData?.getAll()[KEY] !== origin) {
		throw new CheckFailure(
			'The execution could not be marked as a demo, because its custom data is full',
			'Remove an entry of the execution’s custom data, or use a real account.',
			false,
		);
	}
}
