import type { IDataObject } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { judge } from '../domain/judgement';
import { compareByEquality } from '../domain/nameEquality';
import type { Outcome } from '../domain/outcome';
import type { Asked } from '../domain/result';
import { answeredResult, uncheckedResult } from '../domain/result';
import type { Reply } from './askQuestions';
import type { Service } from './run';

/** What came of one input item. */
export interface ItemResult {
	readonly outcome: Outcome;
	readonly result: IDataObject;
}

/**
 * Turns a reply into an item's result: answer → outcome → item.
 *
 * @param question what was asked, as far as it could be read
 * @param service what was asked, or why it could not be
 * @param reply what the service replied, or why there is no reply
 * @param itemIndex position of the input item, from 0
 */
export function itemResult(
	question: Asked | CheckFailure,
	service: Service | CheckFailure,
	reply: Reply | CheckFailure,
	itemIndex: number,
): ItemResult {
	const asked: Asked = {
		...(question instanceof CheckFailure ? {} : question),
		...(service instanceof CheckFailure ? {} : { environment: service.environment }),
	};
	if (reply instanceof CheckFailure) {
		const result = uncheckedResult(asked, reply, itemIndex, new Date());
		return { outcome: 'unchecked', result };
	}
	const judgement = judge(reply.answer, asked.expectedName, compareByEquality);
	const result = answeredResult(asked, reply.answer, judgement, reply.checkedAt);
	return {
		outcome: judgement.outcome,
		result: reply.raw ? { ...result, rawResponse: reply.raw } : result,
	};
}
