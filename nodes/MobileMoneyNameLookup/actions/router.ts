import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { asCheckFailure, CheckFailure } from '../domain/checkFailure';
import { OUTPUTS } from '../domain/outcome';
import { askQuestions } from './askQuestions';
import { itemResult } from './itemResult';
import { itemPlacer } from './placeItem';
import type { Question } from './readQuestion';
import { readQuestion } from './readQuestion';
import { prepareRun } from './run';
import { toNodeError } from './toNodeError';

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
	const { options, service } = await prepareRun(context);
	const onFailure = (failure: CheckFailure, itemIndex: number) => {
		if (!context.continueOnFail()) throw toNodeError(context.getNode(), failure, itemIndex);
	};
	const questions = context.getInputData().map((_, itemIndex) => {
		const question = service instanceof CheckFailure ? service : tryRead(context, itemIndex);
		if (question instanceof CheckFailure) onFailure(question, itemIndex);
		return question;
	});
	const asked = await askQuestions(service, questions, options, onFailure);
	const outputs: INodeExecutionData[][] = OUTPUTS.map(() => []);
	const place = itemPlacer(context, options.includeInput);
	for (const [itemIndex, { question, reply }] of asked.entries()) {
		const item = itemResult(question, service, reply, itemIndex, options);
		const { outputIndex, data } = place(item, itemIndex);
		outputs[outputIndex]?.push(data);
	}
	return outputs;
}

function tryRead(context: IExecuteFunctions, itemIndex: number): Question | CheckFailure {
	try {
		return readQuestion(context, itemIndex);
	} catch (error) {
		return asCheckFailure(error);
	}
}
