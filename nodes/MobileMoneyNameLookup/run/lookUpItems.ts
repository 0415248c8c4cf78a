import type { IExecuteFunctions, NodeApiError } from 'n8n-workflow';

import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { REAL_SOURCE } from '../services/source';
import { unasked } from '../domain/replyTable';
import type { NameLookupService } from '../sending/client';
import type { Numbers } from '../sending/run';
import type { Asked } from '../sending/state';
import type { OpenService } from '../services/service';
import { type BadItem, ItemQueue } from './itemQueue';
import { type Accepted, acceptedPayeesOf } from './acceptedPayeesOf';
import { type ItemResult, itemResult } from '../writing/itemResult';
import type { Lookup } from './lookup';
import { packedItems, unansweredBatch } from '../writing/packItems';
import { placeAll } from '../writing/placeItems';
import { type ReadItem, readItem } from '../reading/readItem';
import { comparesNames } from '../reading/readQuestion';
import { mayIncludeRawResponse } from '../reading/readOptions';
import { prepareRun, type Run } from './prepareRun';
import { rowName } from '../reading/rowName';
import { isSheet, readSheetRow } from '../reading/sheetRows';
import { remarksOn, type Remarks } from '../writing/remarks';
import type { Checked } from './checkOrThrow';
import {
	badItemsError,
	failedLookupError,
	failedRunError,
	type FailingRun,
} from '../writing/stoppingErrors';

/**
 * Checks every input item and puts each into exactly one output, in input order:
 * cell → account number → request → answer → outcome → item.
 *
 * While errors continue, nothing may be thrown: n8n would then pass the input items on to the first
 * output as they are, without outcome or error.
 *
 * @returns the items of each output; where errors stop the workflow, the one of the first failed item
 */
export async function lookUpItems(context: IExecuteFunctions): Promise<Checked> {
	const run = await prepareRun(context);
	const { options, service, rows } = run;
	const failing = { node: context.getNode(), rows };
	const rowsPerItem = isSheet(failing.node.parameters.operation) ? options.rowsPerItem : 0;
	const cancel = context.getExecutionCancelSignal();
	const stopsAtFailure = !context.continueOnFail();
	const failed: Lookup[] = [];
	const isStopped = () => (cancel?.aborted ?? false) || failed.length > 0;
	const read = itemReader(context, run);
	const queue = new ItemQueue(rows.length, read, options.reuseDuplicates, isStopped);
	let client: NameLookupService | undefined;
	try {
		if (stopsAtFailure && service instanceof CheckFailure)
			return failedRunError(failing.node, service);
		// Where errors stop the workflow, all items are read before the first is asked for.
		if (stopsAtFailure || service instanceof CheckFailure) {
			const [first, ...others] = (await queue.readAll()).filter(isPayee(run));
			if (stopsAtFailure && first) return badItemsError(failing, [first, ...others], 'looked up');
		}
		if (service instanceof CheckFailure && rowsPerItem > 0)
			return packedItems(service, rowsPerItem);
		if (!(service instanceof CheckFailure)) {
			client = service.start();
			const keepsRaw = mayIncludeRawResponse(context.getNode().parameters);
			const failedFirst = (lookup: Lookup) => {
				const isFirst = stopsAtFailure && !isStopped();
				if (!isFirst || queue.firstFailedItemOf(lookup) < 0) return;
				failed.push(lookup);
				// The first failure ends the lookups under way, too.
				client?.end();
			};
			const asking = { outside: service.outside, keepsRaw, isStopped, failed: failedFirst };
			await client.lookUp(numbersOf(queue, asking));
		}
		const error = stopsAtFailure && stoppingError(context, failing, queue, failed[0]);
		if (error) return error;
		const notes = remarksOn(context, run, queue);
		const accepted = acceptedPayeesOf(context, options);
		const results = resultsOf(run, queue, { notes, accepted });
		if (rowsPerItem === 0) return await placeAll(context, rows, results, options, notes);
		const together = { ...options, keepTogether: true };
		const [placed = []] = await placeAll(context, rows, results, together, notes);
		return packedItems(unansweredBatch(queue) ?? placed, rowsPerItem);
	} finally {
		client?.end();
	}
}

/** A row of a sheet that is no payee, such as a total, stops no run. */
const isPayee =
	({ sheet }: Run) =>
	({ itemIndex }: BadItem): boolean =>
		sheet?.rows[itemIndex]?.noPayee === undefined;

/** Each result is worked out when its turn comes, because comparing names takes its time. */
function* resultsOf(
	{ service, rows, rowOptions }: Run,
	queue: ItemQueue,
	{ notes, accepted }: { notes: Remarks; accepted: Accepted | undefined },
): Generator<ItemResult> {
	for (let itemIndex = 0; itemIndex < queue.itemCount; itemIndex++) {
		const row = rowName(rows, itemIndex);
		const unread = queue.readItems[itemIndex] ? {} : { options: rowOptions.unread };
		const ofRun = { notes: notes.ofItem(itemIndex), ...(accepted && { accepted }) };
		const item = { ...queue.asked(itemIndex), ...unread, row, ...ofRun };
		yield itemResult(item, service, rows[itemIndex]?.position ?? itemIndex);
	}
}

/** The error of what ended the asking, if anything did; a cancelled run ends so, too. */
function stoppingError(
	context: IExecuteFunctions,
	failing: FailingRun,
	queue: ItemQueue,
	failed?: Lookup,
): NodeApiError | undefined {
	if (failed?.outcome instanceof CheckFailure) {
		const first = { failure: failed.outcome, itemIndex: queue.firstFailedItemOf(failed) };
		return failedLookupError(failing, first);
	}
	if (context.getExecutionCancelSignal()?.aborted) {
		return failedRunError(failing.node, unasked('cancelled'));
	}
	return undefined;
}

function itemReader(
	context: IExecuteFunctions,
	{ parameter, rowOptions, service, sheet }: Run,
): (itemIndex: number) => ReadItem {
	const { source, onlyOperator } =
		service instanceof CheckFailure ? { source: REAL_SOURCE } : service;
	const rules = {
		source,
		...(onlyOperator !== undefined && { onlyOperator }),
		...comparesNames(context.getNode().parameters),
	};
	if (!sheet) return (itemIndex) => readItem(parameter, itemIndex, rules, rowOptions);
	return (rowIndex) => {
		const row = sheet.rows[rowIndex];
		return row
			? readSheetRow(row, { parameter, rules, rowOptions })
			: { entered: {}, options: rowOptions.unread, question: unknownFailure() };
	};
}

interface Asking extends Pick<OpenService, 'outside'> {
	/** Whether replies are kept as they came, too. */
	readonly keepsRaw: boolean;
	/** Once it says so, nothing more is asked. */
	readonly isStopped: () => boolean;
	readonly failed: (lookup: Lookup) => void;
}

/** The numbers of a queue, each asked for once, and as the other type of account where an item wants that. */
function numbersOf(queue: ItemQueue, { outside, keepsRaw, isStopped, failed }: Asking): Numbers {
	const begin = (lookup: Lookup): Asked => {
		lookup.isAsked = true;
		const ended: Asked['ended'] = (came) => {
			lookup.keep(came, outside, keepsRaw);
			const { asOtherType } = lookup;
			for (const each of [lookup, asOtherType])
				if (each?.outcome instanceof CheckFailure) failed(each);
			return otherOf(lookup);
		};
		return { subject: lookup.subject, ended };
	};
	const otherOf = (lookup: Lookup): Asked | undefined => {
		if (!lookup.triesOtherType || !lookup.isNotFound || isStopped()) return undefined;
		const other = queue.otherTypeOf(lookup);
		return other.isAsked ? undefined : begin(other);
	};
	const next = async (): Promise<Asked | undefined> => {
		for (let lookup = await queue.next(); lookup; lookup = await queue.next()) {
			const asked = lookup.isAsked ? otherOf(lookup) : begin(lookup);
			if (asked) return asked;
		}
		return undefined;
	};
	return { next, any: () => queue.anyNumber() };
}
