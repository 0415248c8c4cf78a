import type { IExecuteFunctions, INodeExecutionData, NodeApiError } from 'n8n-workflow';

import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { isSet, settingAt } from '../reading/parameters';
import { mayIncludeRawResponse } from '../reading/readOptions';
import { type ReadRow, readRow } from '../reading/readRow';
import { isSheet, readSheetRow } from '../reading/sheetRows';
import type { NameLookupService } from '../sending/client';
import type { Numbers } from '../sending/run';
import type { Asked } from '../sending/state';
import type { OpenService } from '../services/service';
import { REAL_SOURCE } from '../services/source';
import { type ItemResult, itemResult } from '../writing/itemResult';
import { packedItems, unansweredBatch } from '../writing/packItems';
import { placeAll } from '../writing/placeItems';
import { remarksOn, type Remarks } from '../writing/remarks';
import {
	badRowsError,
	failedLookupError,
	failedRunError,
	type FailingRun,
} from '../writing/stoppingErrors';
import { acceptedPayeesOf } from './acceptedPayeesOf';
import type { Checked } from './checkOrThrow';
import { ItemQueue } from './itemQueue';
import type { Lookup } from './lookup';
import { prepareRun, type Run } from './prepareRun';

/**
 * Checks every input item and puts each into exactly one output, in input order:
 * cell → payee → request → answer → outcome → result → item.
 *
 * @returns the items of each output; the error of the first failed item, where errors stop the workflow
 */
export async function lookUpItems(context: IExecuteFunctions): Promise<Checked> {
	const run = await prepareRun(context);
	const { service, rows } = run;
	const failing = { node: context.getNode(), rows };
	const cancel = context.getExecutionCancelSignal();
	const stopsAtFailure = !context.continueOnFail();
	if (stopsAtFailure && service instanceof CheckFailure)
		return failedRunError(failing.node, service);
	const failed: Lookup[] = [];
	const isStopped = () => (cancel?.aborted ?? false) || failed.length > 0;
	const { reuseDuplicates } = run.options;
	const queue = new ItemQueue(rows.length, rowReader(context, run), reuseDuplicates, isStopped);
	// Where errors stop the workflow, all rows are read before the first lookup.
	if (stopsAtFailure || service instanceof CheckFailure || service === 'none') {
		const bad = (await queue.readAll()).filter(
			({ rowIndex }) => run.sheet?.rows[rowIndex]?.noPayee === undefined,
		);
		const done = service === 'none' ? 'compared' : 'looked up';
		const error = stopsAtFailure && badRowsError(failing, bad, done);
		if (error) return error;
	}
	if (!(service instanceof CheckFailure) && service !== 'none') {
		const client = service.start();
		try {
			await lookUpAll(context, client, service, { queue, isStopped, failed, stopsAtFailure });
		} finally {
			client.end();
		}
	}
	const error = stopsAtFailure && stoppingError(context, failing, queue, failed[0]);
	return error || (await placedItems(context, run, queue));
}

interface Looking {
	readonly queue: ItemQueue;
	/** Once it says so, nothing more is looked up. */
	readonly isStopped: () => boolean;
	/** Takes the lookup that stops the run. */
	readonly failed: Lookup[];
	readonly stopsAtFailure: boolean;
}

async function lookUpAll(
	context: IExecuteFunctions,
	client: NameLookupService,
	{ outside }: OpenService,
	{ queue, isStopped, failed, stopsAtFailure }: Looking,
): Promise<void> {
	const keepsRaw = mayIncludeRawResponse(context.getNode().parameters);
	const ended = (lookup: Lookup): void => {
		const isFirst = stopsAtFailure && lookup.endingOfBoth instanceof CheckFailure && !isStopped();
		if (!isFirst || queue.firstFailedRowOf(lookup) < 0) return;
		failed.push(lookup);
		// The first failure ends the lookups under way, too.
		client.end();
	};
	await client.lookUp(
		numbersOf(queue, isStopped, (lookup, came) => {
			lookup.end(came, outside, keepsRaw);
			for (const each of [lookup, lookup.asOtherType]) if (each) ended(each);
		}),
	);
}

/** The numbers of a queue, each looked up once, and as the other type where a row wants that. */
function numbersOf(
	queue: ItemQueue,
	isStopped: () => boolean,
	end: (lookup: Lookup, came: Parameters<Asked['ended']>[0]) => void,
): Numbers {
	const begin = (lookup: Lookup): Asked => {
		lookup.isBegun = true;
		return {
			subject: lookup.subject,
			ended: (came) => {
				end(lookup, came);
				return otherOf(lookup);
			},
		};
	};
	const otherOf = (lookup: Lookup): Asked | undefined => {
		if (!lookup.triesOtherType || !lookup.isNotFound || isStopped()) return undefined;
		const other = queue.otherTypeOf(lookup);
		return other.isBegun ? undefined : begin(other);
	};
	const next = async (): Promise<Asked | undefined> => {
		for (let lookup = await queue.next(); lookup; lookup = await queue.next()) {
			const number = lookup.isBegun ? otherOf(lookup) : begin(lookup);
			if (number) return number;
		}
		return undefined;
	};
	return { next, any: () => queue.anyNumber() };
}

/** The error of what ended the lookups, if anything did; a cancelled run ends so, too. */
function stoppingError(
	context: IExecuteFunctions,
	failing: FailingRun,
	queue: ItemQueue,
	failed?: Lookup,
): NodeApiError | undefined {
	const failure = failed?.endingOfBoth;
	if (failed && failure instanceof CheckFailure)
		return failedLookupError(failing, { failure, rowIndex: queue.firstFailedRowOf(failed) });
	if (context.getExecutionCancelSignal()?.aborted)
		return failedRunError(failing.node, unasked('cancelled'));
	return undefined;
}

/** Turns what came of each row into items. */
async function placedItems(
	context: IExecuteFunctions,
	run: Run,
	queue: ItemQueue,
): Promise<INodeExecutionData[][]> {
	const { service, rows, options } = run;
	const rowsPerItem = isSheet(context.getNode().parameters.operation) ? options.rowsPerItem : 0;
	if (rowsPerItem > 0 && service instanceof CheckFailure) return packedItems(service, rowsPerItem);
	const notes = remarksOn(context, run, queue);
	const results = resultsOf(context, run, queue, notes);
	if (rowsPerItem === 0) return await placeAll(context, rows, results, options, notes);
	const together = { ...options, keepTogether: true };
	const [placed = []] = await placeAll(context, rows, results, together, notes);
	return packedItems(unansweredBatch(queue) ?? placed, rowsPerItem);
}

/** Each result is worked out when its turn comes, because comparing names takes its time. */
function* resultsOf(
	context: IExecuteFunctions,
	run: Run,
	queue: ItemQueue,
	notes: Remarks,
): Generator<ItemResult> {
	const accepted = acceptedPayeesOf(context, run.options);
	for (const rowIndex of run.rows.keys())
		yield itemResult(run, queue, rowIndex, { notes: notes.ofRow(rowIndex), accepted });
}

/** Returns a function that reads a row of the run; it does not throw. */
function rowReader(context: IExecuteFunctions, run: Run): (rowIndex: number) => ReadRow {
	const { parameter, rowOptions, service, sheet, operation } = run;
	const { parameters } = context.getNode();
	const isReal = service instanceof CheckFailure || service === 'none';
	const { source, onlyOperator } = isReal ? { source: REAL_SOURCE } : service;
	// Comparing is all that Compare Names is for, so a row needs a name.
	const expectsName = service !== 'none' && isSet(parameters.expectedName);
	const rules = {
		...{ parameter, rowOptions, source, expectsName },
		acceptsNames: service === 'none' || isSet(settingAt(parameters, 'options.acceptedNames')),
		...(onlyOperator !== undefined && { onlyOperator }),
	};
	return (rowIndex) => {
		const row = sheet?.rows[rowIndex];
		if (row) return readSheetRow(row, rules);
		return operation
			? readRow(operation, rowIndex, rules)
			: { entered: {}, options: rowOptions.read(rowIndex).options, payee: unknownFailure() };
	};
}
