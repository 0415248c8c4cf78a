import type { IDataObject } from 'n8n-workflow';

import { DEMO_ENVIRONMENT } from '../account/demoAccount';
import { DEMO_WARNING, hasDemoMark, withDemoMark } from '../demo/demoMark';
import { CheckFailure } from '../domain/checkFailure';
import type { Judgement, NameCheck } from '../domain/judgement';
import { judge, judgeOtherType } from '../domain/judgement';
import { HIDDEN_TEXT, maskName, maskPart } from '../domain/maskName';
import type { Outcome } from '../domain/outcome';
import { isNumberedCode } from '../domain/resultCode';
import type { Asked } from '../domain/result';
import { answeredResult, uncheckedResult } from '../domain/result';
import { answeredSummary, uncheckedSummary } from '../domain/summary';
import type { AskedItem } from './itemQueue';
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
 * @param item what was asked, as far as it could be read, and what came of it
 * @param service what was asked, or why it could not be
 * @param itemIndex position of the input item, from 0
 * @param options of the run
 */
export function itemResult(
	{ asked: read, entered, reply: replied, otherReply }: AskedItem,
	service: Service | CheckFailure,
	itemIndex: number,
	options: RunOptions,
): ItemResult {
	const environment = service instanceof CheckFailure ? undefined : service.environment;
	const isDemo = environment === DEMO_ENVIRONMENT;
	const warnings = [...(read.warnings ?? []), ...(isDemo ? [DEMO_WARNING] : [])];
	const asked: Asked = { ...read, ...(environment && { environment }), warnings };
	const reply = service instanceof CheckFailure ? service : replied;
	if (reply instanceof CheckFailure) {
		const sentence = uncheckedSummary(asked, reply, itemIndex);
		const summary = isDemo && !hasDemoMark(reply.message) ? withDemoMark(sentence) : sentence;
		const failed = { failed: reply, summary, itemIndex, ...(entered && { entered }) };
		return { outcome: 'unchecked', result: uncheckedResult(asked, failed, new Date()) };
	}
	const { matchPolicy, emptyExpectedName, maskName: isMasked } = options;
	// Judged by the full name; only what is shown of it is masked and marked.
	const check = { ...asked, matchPolicy, emptyExpectedName, ...(isMasked && { reveal: maskPart }) };
	const { judgement, judged } = judgeReplies(asked, reply, otherReply, check);
	const masked = isMasked ? maskedReply(judged, judgement) : judged;
	const shown = isDemo ? markedReply(masked) : masked;
	const sentence = answeredSummary(asked, judgement, masked.answer.name, isMasked);
	const summary = isDemo ? withDemoMark(sentence) : sentence;
	const result = answeredResult(asked, shown.answer, { ...judgement, summary }, judged.checkedAt);
	return {
		outcome: judgement.outcome,
		result: shown.raw ? { ...result, rawResponse: shown.raw } : result,
	};
}

/** The judgement of an item, and the reply that it was made on. */
function judgeReplies(
	{ accountType }: Asked,
	reply: Reply,
	otherReply: Reply | undefined,
	check: NameCheck,
): { judgement: Judgement; judged: Reply } {
	if (accountType && otherReply) {
		const judgement = judgeOtherType(accountType, otherReply.answer, check);
		if (judgement) return { judgement, judged: otherReply };
	}
	return { judgement: judge(reply.answer, check), judged: reply };
}

/** A reply that shows no more of the holder than the first letters of the name. */
function maskedReply({ answer, raw, checkedAt }: Reply, { refusal }: Judgement): Reply {
	const { status, name = '' } = answer;
	// Any other text of the service may tell the name, in a spelling of its own.
	const shown = {
		status: isNumberedCode(status) ? status : HIDDEN_TEXT,
		message: refusal?.message ?? HIDDEN_TEXT,
		...(name !== '' && { name: maskName(name) }),
	};
	const shownRaw = raw && { httpStatus: raw.httpStatus, body: shown };
	return { answer: shown, checkedAt, ...(shownRaw && { raw: shownRaw }) };
}

/** A reply that can be told from the service's own wherever one of its texts is copied to. */
function markedReply({ answer, raw, checkedAt }: Reply): Reply {
	const { status, message, name } = answer;
	const shown = {
		status,
		message: withDemoMark(message),
		...(name !== undefined && { name: withDemoMark(name) }),
	};
	const shownRaw = raw && { httpStatus: raw.httpStatus, body: { ...shown, simulated: true } };
	return { answer: shown, checkedAt, ...(shownRaw && { raw: shownRaw }) };
}
