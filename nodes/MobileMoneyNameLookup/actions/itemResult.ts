import type { IDataObject } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { judge } from '../domain/judgement';
import { maskName, maskNameIn, maskPart } from '../domain/maskName';
import type { Outcome } from '../domain/outcome';
import type { Asked } from '../domain/result';
import { answeredResult, uncheckedResult } from '../domain/result';
import type { Reply } from './lookup';
import type { Service } from './run';
import type { RunOptions } from './runOptions';

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
 * @param options of the run
 */
export function itemResult(
	question: Asked | CheckFailure,
	service: Service | CheckFailure,
	reply: Reply | CheckFailure,
	itemIndex: number,
	options: RunOptions,
): ItemResult {
	const asked: Asked = {
		...(question instanceof CheckFailure ? {} : question),
		...(service instanceof CheckFailure ? {} : { environment: service.environment }),
	};
	if (reply instanceof CheckFailure) {
		const result = uncheckedResult(asked, reply, itemIndex, new Date());
		return { outcome: 'unchecked', result };
	}
	const { matchPolicy, maskName: isMasked } = options;
	// Judged by the full name; only what is shown of it is masked.
	const judgement = judge(reply.answer, {
		...asked,
		matchPolicy,
		...(isMasked && { reveal: maskPart }),
	});
	const shown = isMasked ? masked(reply) : reply;
	const result = answeredResult(asked, shown.answer, judgement, reply.checkedAt);
	return {
		outcome: judgement.outcome,
		result: shown.raw ? { ...result, rawResponse: shown.raw } : result,
	};
}

/** A reply that shows no more of the holder than the first letters of the name. */
function masked({ answer, raw, checkedAt }: Reply): Reply {
	const { status, name = '' } = answer;
	const shown = {
		status,
		message: maskNameIn(answer.message, name),
		...(name !== '' && { name: maskName(name) }),
	};
	// Any other field of the raw reply may tell the name, too.
	const shownRaw = raw && { httpStatus: raw.httpStatus, body: shown };
	return { answer: shown, checkedAt, ...(shownRaw && { raw: shownRaw }) };
}
