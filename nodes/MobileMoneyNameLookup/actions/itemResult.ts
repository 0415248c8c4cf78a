import { CheckFailure } from '../domain/checkFailure';
import { judge, type Judgement, judgeOtherType, type NameCheck } from '../domain/judgement';
import { HIDDEN_TEXT, isNumberedCode, maskName, maskPart } from '../domain/maskName';
import type { Outcome } from '../domain/outcome';
import type { Asked, CheckedRow } from '../domain/result';
import { type LookupResult, resultOf } from '../domain/resultFields';
import { type Warning, WARNINGS } from '../domain/warnings';
import type { OpenService } from '../services/service';
import { REAL_SOURCE, type Source } from '../services/source';
import type { AskedItem } from './itemQueue';
import type { Reply } from './lookup';
import type { RowOptions } from './options';

export type ItemFormat = Pick<RowOptions, 'includeInput' | 'resultFormat'>;

export interface ItemResult {
	readonly outcome: Outcome;
	readonly result: LookupResult;
	readonly format: ItemFormat;
}

/** An item, what its row is called, and what the whole run has to say to it. */
interface NotedItem extends AskedItem {
	readonly row: string;
	readonly notes: readonly Warning[];
}

/** Who answered, as far as a result tells it; nobody where only names were compared. */
export type Answering = Pick<OpenService, 'environment' | 'source' | 'outside'> | 'comparison';

const NOBODY = { source: REAL_SOURCE };

/** The institution may collect for many by its paybill; comparing is all that is asked for, so a name is needed. */
const OF_COMPARISON = { accountType: 'paybill', emptyExpectedName: 'needsReview' } as const;

/** Turns a reply into an item's result: answer → outcome → item. */
export function itemResult(
	item: NotedItem,
	service: Answering | CheckFailure,
	itemIndex: number,
): ItemResult {
	const row = checkedRow(item, service, itemIndex);
	const outcome = 'judgement' in row ? row.judgement.outcome : 'unchecked';
	return { outcome, result: resultOf(row), format: item.options };
}

function checkedRow(
	item: NotedItem,
	service: Answering | CheckFailure,
	itemIndex: number,
): CheckedRow {
	const { entered, options, row, notes } = item;
	const isAsked = !(service instanceof CheckFailure || service === 'comparison');
	const { source } = isAsked ? service : NOBODY;
	const ofSource = source.warnings.map((text) => WARNINGS.ofSource(text));
	const asked: Asked = {
		...item.asked,
		warnings: [...(item.asked.warnings ?? []), ...ofSource, ...notes],
	};
	const known = {
		asked,
		mark: source.shown,
		isMasked: options.maskName,
		...(service === 'comparison' && { isComparison: true as const }),
		...(isAsked && { environment: service.environment, clean: service.outside.clean }),
		...(source.mark.simulated && { isSimulated: source.mark.simulated }),
	};
	const reply = service instanceof CheckFailure ? service : item.reply;
	if (reply instanceof CheckFailure) {
		const failed = { failed: reply, row, itemIndex, ...(entered && { entered }) };
		return { ...known, ...failed, checkedAt: new Date() };
	}
	const { matchPolicy, emptyExpectedName, includeRawResponse, maskName: isMasked } = options;
	// Judged by the full name; only what is shown of it is masked and marked.
	const check = {
		...asked,
		matchPolicy,
		emptyExpectedName,
		...(isMasked && { reveal: maskPart }),
		...(service === 'comparison' && OF_COMPARISON),
	};
	const { judgement, judged } = judgeReplies(asked, reply, item.otherReply, check);
	const masked = isMasked ? maskedReply(judged, judgement) : judged;
	const { raw, httpStatus, ...texts } = markedReply(masked, source);
	const { name, status, message } = texts;
	const answer = {
		...(name !== undefined && { name }),
		...(isAsked && { status, message, httpStatus }),
		...(includeRawResponse && raw && { raw }),
	};
	return { ...known, answer, judgement, checkedAt: judged.checkedAt };
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
