import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';

import { asCheckFailure, CheckFailure } from '../domain/checkFailure';
import { judge } from '../domain/judgement';
import { compareByEquality } from '../domain/nameEquality';
import type { Outcome } from '../domain/outcome';
import type { Asked } from '../domain/result';
import { answeredResult, uncheckedResult } from '../domain/result';
import { readAnswer } from '../transport/answer';
import { lookupRequest } from '../transport/lookupRequest';
import { sendLookup } from '../transport/sendLookup';
import { readQuestion } from './readQuestion';
import type { Run } from './run';

/** What came of one input item. */
export interface CheckedItem {
	readonly outcome: Outcome;
	readonly result: IDataObject;
	/** Present when the check failed. */
	readonly failure?: CheckFailure;
}

/**
 * Checks one input item: cell → account number → request → answer → outcome.
 *
 * @param context n8n's functions of the running node
 * @param run the service to ask and the options
 * @param itemIndex position of the input item, from 0
 * @returns the result, also when the check failed; never throws
 */
export async function checkItem(
	context: IExecuteFunctions,
	run: Run,
	itemIndex: number,
): Promise<CheckedItem> {
	const { service, options } = run;
	let asked: Asked = {};
	try {
		if (service instanceof CheckFailure) throw service;
		asked = { environment: service.environment };
		const question = readQuestion(context, itemIndex);
		asked = { ...asked, ...question };
		const request = lookupRequest(service.baseUrl, question, options.timeout);
		const reply = await sendLookup(context, request);
		const answer = readAnswer(reply);
		const judgement = judge(answer, question.expectedName, compareByEquality);
		const result = answeredResult(asked, answer, judgement, new Date());
		if (options.includeRawResponse) {
			result.rawResponse = { httpStatus: reply.httpStatus, body: answer.raw };
		}
		return { outcome: judgement.outcome, result };
	} catch (error) {
		const failure = asCheckFailure(error);
		const result = uncheckedResult(asked, failure, itemIndex, new Date());
		return { outcome: 'unchecked', result, failure };
	}
}
