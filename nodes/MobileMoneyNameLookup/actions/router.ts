import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';
import { sleep } from 'n8n-workflow';

import { DEMO_ENVIRONMENT } from '../../../credentials/account/demoAccount';
import { asCheckFailure, CheckFailure } from '../domain/checkFailure';
import { OUTPUTS } from '../domain/outcome';
import { inParallel } from '../transport/inParallel';
import { ItemQueue } from './itemQueue';
import { itemResult } from './itemResult';
import type { ReadParameter } from './parameters';
import { parameterReader } from './parameters';
import { itemPlacer } from './placeItem';
import type { Question } from './readQuestion';
import { readQuestion } from './readQuestion';
import type { Run, Service } from './run';
import { prepareRun } from './run';
import { toNodeError } from './toNodeError';

/** After so many items the engine gets a turn. */
const RESULTS_WITHOUT_BREAK = 500;

/**
 * Checks every input item and puts each into exactly one output, in input order:
 * cell → account number → request → answer → outcome → item.
 *
 * While errors continue, nothing may be thrown: n8n would then pass the input items on to the first
 * output, and unchecked rows would read as confirmed.
 *
 * @param context n8n's functions of the running node
 * @returns the items of each output, in the order of `OUTPUTS`
 * @throws NodeApiError of the first failed item, when errors are set to stop the workflow
 */
export async function lookUpItems(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const run = await prepareRun(context);
	const { options, service } = run;
	const itemCount = context.getInputData().length;
	const queue = await askAll(context, run, itemCount);
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	const place = itemPlacer(context, options.includeInput);
	for (let itemIndex = 0; itemIndex < itemCount; itemIndex++) {
		if (itemIndex % RESULTS_WITHOUT_BREAK === RESULTS_WITHOUT_BREAK - 1) await sleep(0);
		const item = itemResult(queue.asked(itemIndex), service, itemIndex, options);
		const { outputIndex, data } = place(item, itemIndex);
		outputs[outputIndex]?.push(data);
	}
	return outputs;
}

/** Reads and asks all items; where errors stop the workflow, the first failure ends the asking. */
async function askAll(
	context: IExecuteFunctions,
	{ options, service }: Run,
	itemCount: number,
): Promise<ItemQueue> {
	const cancel = context.getExecutionCancelSignal();
	const stopsAtFailure = !context.continueOnFail();
	const parameter = parameterReader(context);
	let hasFailed = false;
	const read = (itemIndex: number): Question | CheckFailure => {
		const question =
			service instanceof CheckFailure ? service : tryRead(parameter, itemIndex, service);
		hasFailed ||= question instanceof CheckFailure;
		return question;
	};
	const isStopped = () => (cancel?.aborted ?? false) || (stopsAtFailure && hasFailed);
	const queue = new ItemQueue(itemCount, read, options.reuseDuplicates, isStopped);
	await inParallel(
		Math.min(options.maxParallel, itemCount),
		async () => await queue.next(),
		async (lookup) => {
			if (service instanceof CheckFailure) return;
			await lookup.ask(service, options.includeRawResponse);
			if (options.tryOtherType && lookup.isNotFound && !isStopped()) {
				await queue.otherTypeOf(lookup).ask(service, options.includeRawResponse);
			}
			hasFailed ||= lookup.reply instanceof CheckFailure;
		},
	);
	if (stopsAtFailure) throwFirstFailure(context, queue, itemCount);
	return queue;
}

function tryRead(
	parameter: ReadParameter,
	itemIndex: number,
	{ environment }: Service,
): Question | CheckFailure {
	try {
		return readQuestion(parameter, itemIndex, environment === DEMO_ENVIRONMENT);
	} catch (error) {
		return asCheckFailure(error);
	}
}

function throwFirstFailure(context: IExecuteFunctions, queue: ItemQueue, itemCount: number): void {
	for (let itemIndex = 0; itemIndex < itemCount; itemIndex++) {
		const { reply } = queue.asked(itemIndex);
		if (reply instanceof CheckFailure) throw toNodeError(context.getNode(), reply, itemIndex);
	}
}
