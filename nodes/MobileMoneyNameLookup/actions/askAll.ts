import type { IExecuteFunctions, NodeApiError } from 'n8n-workflow';

import { REAL_SOURCE } from '../services/source';
import { CheckFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { askService } from './askService';
import { ItemQueue } from './itemQueue';
import type { Lookup } from './lookup';
import type { ReadItem } from './readItem';
import { readItem } from './readItem';
import { comparesNames } from './readQuestion';
import { mayIncludeRawResponse } from './rowOptions';
import type { Run } from './run';
import { badItemsError, failedLookupError, failedRunError } from './stoppingErrors';

/**
 * Reads and asks all items. Where errors stop the workflow, all items are read before the first is
 * asked for, and the first failure ends the lookups under way, too.
 *
 * @param context n8n's functions of the running node
 * @param run what all items share
 * @returns the items with what came of them; where errors stop the workflow, the error of what failed first
 */
export async function askAll(
	context: IExecuteFunctions,
	run: Run,
): Promise<ItemQueue | NodeApiError> {
	const itemCount = context.getInputData().length;
	const cancel = context.getExecutionCancelSignal();
	const stopsAtFailure = !context.continueOnFail();
	const failed: Lookup[] = [];
	const isStopped = () => (cancel?.aborted ?? false) || failed.length > 0;
	const { options, service } = run;
	const queue = new ItemQueue(
		itemCount,
		itemReader(context, run),
		options.reuseDuplicates,
		isStopped,
	);
	if (stopsAtFailure && service instanceof CheckFailure) {
		return failedRunError(context.getNode(), service);
	}
	if (stopsAtFailure) {
		const [first, ...others] = await queue.readAll();
		if (first) return badItemsError(context, [first, ...others], 'looked up');
	}
	if (service instanceof CheckFailure) {
		await queue.readAll();
	} else {
		await askService(service, queue, {
			maxParallel: options.maxParallel,
			keepsRaw: mayIncludeRawResponse(context.getNode().parameters),
			isStopped,
			failed: (lookup) => {
				if (!stopsAtFailure || isStopped()) return;
				failed.push(lookup);
				service.client.end();
			},
		});
	}
	return (stopsAtFailure && stoppingError(context, queue, failed[0])) || queue;
}

/** The error of what ended the asking, if anything did; a cancelled run ends so, too. */
function stoppingError(
	context: IExecuteFunctions,
	queue: ItemQueue,
	failed?: Lookup,
): NodeApiError | undefined {
	if (failed?.outcome instanceof CheckFailure) {
		const first = { failure: failed.outcome, itemIndex: queue.firstFailedItemOf(failed) };
		return failedLookupError(context, first);
	}
	if (context.getExecutionCancelSignal()?.aborted) {
		return failedRunError(context.getNode(), unasked('cancelled'));
	}
	return undefined;
}

/** Gives out what reads an item of the run. */
function itemReader(
	context: IExecuteFunctions,
	{ parameter, rowOptions, service }: Run,
): (itemIndex: number) => ReadItem {
	const { source, onlyOperator } =
		service instanceof CheckFailure ? { source: REAL_SOURCE } : service;
	const rules = {
		source,
		...(onlyOperator !== undefined && { onlyOperator }),
		...comparesNames(context.getNode().parameters),
	};
	return (itemIndex) => readItem(parameter, itemIndex, rules, rowOptions);
}
