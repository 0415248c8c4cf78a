import type { IContextObject, IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';

/** The entry in the execution's context, which all its nodes share and n8n stores with its data. */
const KEY = 'mobileMoneyNameLookup';

export type Origin = 'demo' | 'real';

const MIXED: Readonly<Record<Origin, string>> = {
	demo: 'This execution has already looked up numbers with a real account, so it cannot also use the demo',
	real: 'This execution has already used the demo, so it cannot also look up real numbers',
};

function sharedContext(context: IExecuteFunctions): IContextObject | undefined {
	try {
		return context.getContext('flow');
	} catch {
		return undefined;
	}
}

/**
 * Marks the execution as one of the demo or of a real account, so that invented results and real ones
 * cannot meet in it, not even after it has waited and goes on elsewhere.
 *
 * @returns why nothing may be looked up, when the execution bears the other mark, or cannot bear one
 */
export function markExecution(
	context: IExecuteFunctions,
	origin: Origin,
): CheckFailure | undefined {
	const shared = sharedContext(context);
	// A real lookup after an unmarked demo would not be noticed.
	if (!shared && origin === 'demo') {
		return new CheckFailure(
			'The execution could not be marked as a demo',
			'Use a real account, or report this with your versions of n8n and of this node.',
			false,
		);
	}
	const mark: unknown = shared?.[KEY];
	if (shared && mark === undefined) shared[KEY] = origin;
	if (mark === undefined || mark === origin) return undefined;
	const nextStep =
		'In all Mobile Money Name Lookup nodes of this workflow, choose credentials of the same kind: only demo, or only real ones.';
	return new CheckFailure(MIXED[origin], nextStep, false);
}
