import type { IDataObject } from 'n8n-workflow';

import type { OpenService } from '../services/service';
import { REAL_SOURCE, type Source } from '../services/source';
import { CheckFailure } from '../domain/checkFailure';
import { judge, type Judgement, judgeOtherType, type NameCheck } from '../domain/judgement';
import { HIDDEN_TEXT, isNumberedCode, maskName, maskPart } from '../domain/maskName';
import type { Outcome } from '../domain/outcome';
import { answeredResult, type Asked, uncheckedResult } from '../domain/result';
import { answeredSummary, uncheckedSummary } from '../domain/summary';
import type { AskedItem } from './itemQueue';
import type { Reply } from './lookup';
import type { RowOptions } from './options';

export type ItemFormat = Pick<RowOptions, 'includeInput' | 'resultFormat'>;

export interface ItemResult {
	readonly outcome: Outcome;
	readonly result: IDataObject;
	readonly format: ItemFormat;
}

/** An item, what its row is called, and what the whole run has to say to it. */
interface NotedItem extends AskedItem {
	readonly row: string;
	readonly notes: readonly string[];
}

/** Turns a reply into an item's result: answer → outcome → item. */
export function itemResult(
	{ asked: read, entered, options, reply: replied, otherReply, row, notes }: NotedItem,
	service: OpenService | CheckFailure,
	itemIndex: number,
): ItemResult {
	const isAsked = !(service instanceof CheckFailure);
	const source = isAsked ? service.source : REAL_SOURCE;
	const asked: Asked = {
		...read,
		...(isAsked && { environment: service.environment }),
		mark: source.mark,
		warnings: [...(read.warnings ?? []), ...source.warnings, ...notes],
	};
	const reply = isAsked ? replied : service;
	if (reply instanceof CheckFailure) {
		const summary = source.shown(uncheckedSummary(asked, reply, row));
		const failed = { failed: reply, summary, itemIndex, ...(entered && { entered }) };
		const result = uncheckedResult(asked, failed, new Date());
		return { outcome: 'unchecked', result, format: options };
	}
	const { matchPolicy, emptyExpectedName, includeRawResponse, maskName: isMasked } = options;
	// Judged by the full name; only what is shown of it is masked and marked.
	const check = { ...asked, matchPolicy, emptyExpectedName, ...(isMasked && { reveal: maskPart }) };
	const { judgement, judged } = judgeReplies(asked, reply, otherReply, check);
	const masked = isMasked ? maskedReply(judged, judgement) : judged;
	const sentence = answeredSummary(asked, judgement, masked.name, isMasked);
	const shown = markedReply(masked, source);
	const summary = source.shown(sentence);
	const result = answeredResult(asked, shown, { ...judgement, summary }, shown.checkedAt);
	const { httpStatus, raw: body } = shown;
	const whole = includeRawResponse && body && { rawResponse: { httpStatus, body } };
	return { outcome: judgement.outcome, result: { ...result, ...whole }, format: options };
}

function judgeReplies(
	{ accountType }: Asked,
	reply: Reply,
	otherReply: Reply | undefined,
	check: NameCheck,
): { judgement: Judgement; judged: Reply } {
	if (accountType && otherReply) {
		const judgement = judgeOtherType(accountType, otherReply, check);
		if (judgement) return { judgement, judged: otherReply };
	}
	return { judgement: judge(reply, check), judged: reply };
}

/** A reply whose texts tell where it comes from, wherever one of them is copied to. */
function markedReply(reply: Reply, source: Source): Reply {
	const { status, message, name, raw } = reply;
	const shown = {
		message: source.shown(message),
		...(name !== undefined && { name: source.shown(name) }),
	};
	const { simulated } = source.mark;
	return {
		...reply,
		...shown,
		...(raw && simulated && { raw: { status, ...shown, simulated } }),
	};
}

/** A reply that shows no more of the holder than the first letters of the name. */
function maskedReply(reply: Reply, { refusal }: Judgement): Reply {
	const { kind, httpStatus, meaning, checkedAt, status, name = '', raw } = reply;
	// Any other text of the service may tell the name, in a spelling of its own.
	const shown = {
		status: isNumberedCode(status) ? status : HIDDEN_TEXT,
		message: refusal?.message ?? HIDDEN_TEXT,
		...(name !== '' && { name: maskName(name) }),
	};
	return { kind, httpStatus, meaning, checkedAt, ...shown, ...(raw && { raw: shown }) };
}
