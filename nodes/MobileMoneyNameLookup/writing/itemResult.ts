import { judgeAcceptance } from '../domain/accepted/judgeAcceptance';
import { CheckFailure } from '../domain/checkFailure';
import { judge, type Judgement, judgeOtherType, type NameCheck } from '../domain/judgement';
import { HIDDEN_TEXT, isNumberedCode, maskName, maskPart } from '../domain/result/maskName';
import type { Outcome } from '../domain/outcome';
import {
	type AnsweredRow,
	type Asked,
	type FailedRow,
	isAnswered,
} from '../domain/result/checkedRow';
import { type LookupResult, resultOf } from '../domain/result/resultFields';
import { type Warning, WARNINGS } from '../domain/warnings';
import type { OpenService } from '../services/service';
import { REAL_SOURCE, type Source } from '../services/source';
import type { Accepted } from '../run/acceptedPayeesOf';
import type { AskedItem } from '../run/itemQueue';
import type { Reply } from '../run/lookup';
import type { RowOptions } from '../operations/options';

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
	readonly accepted?: Accepted;
}

/** Who answered, as far as a result tells it; nobody where only names were compared. */
export type Answering = Pick<OpenService, 'environment' | 'source' | 'outside'> | 'comparison';

const serviceOf = (answering: Answering | CheckFailure) =>
	answering === 'comparison' || answering instanceof CheckFailure ? undefined : answering;

/** The institution may collect for many by its paybill; comparing is all that is asked for, so a name is needed. */
const OF_COMPARISON = { accountType: 'paybill', emptyExpectedName: 'needsReview' } as const;

/** Turns a reply into an item's result: answer → outcome → item. */
export function itemResult(
	item: NotedItem,
	answering: Answering | CheckFailure,
	itemIndex: number,
): ItemResult {
	const reply = answering instanceof CheckFailure ? answering : item.reply;
	const known = knownOf(item, answering);
	const row =
		reply instanceof CheckFailure
			? failedRow(known, item, reply, itemIndex)
			: answeredRow(known, item, reply, answering);
	const outcome = isAnswered(row) ? row.judgement.outcome : 'unchecked';
	return { outcome, result: resultOf(row), format: item.options };
}

/** What is known of a row whatever came of it. */
function knownOf(item: NotedItem, answering: Answering | CheckFailure) {
	const service = serviceOf(answering);
	const source = service?.source ?? REAL_SOURCE;
	const ofSource = source.warnings.map((text) => WARNINGS.ofSource(text));
	const warnings = [...(item.asked.warnings ?? []), ...ofSource, ...item.notes];
	return {
		asked: { ...item.asked, warnings },
		mark: (sentence: string) => source.shown(sentence),
		isMasked: item.options.maskName,
		...(answering === 'comparison' && { isComparison: true as const }),
		...(service && { environment: service.environment, clean: service.outside.clean }),
		...(source.mark.simulated && { isSimulated: source.mark.simulated }),
	};
}

type Known = ReturnType<typeof knownOf>;

const failedRow = (
	known: Known,
	{ row, entered }: NotedItem,
	failed: CheckFailure,
	itemIndex: number,
): FailedRow => ({
	...known,
	...{ failed, row, itemIndex, checkedAt: new Date() },
	...(entered && { entered }),
});

function answeredRow(
	known: Known,
	item: NotedItem,
	reply: Reply,
	answering: Answering | CheckFailure,
): AnsweredRow {
	const service = serviceOf(answering);
	const source = service?.source ?? REAL_SOURCE;
	const { asked } = known;
	const { matchPolicy, emptyExpectedName, includeRawResponse, maskName: isMasked } = item.options;
	// Judged by the full name; only what is shown of it is masked and marked.
	const check = {
		...asked,
		...{ matchPolicy, emptyExpectedName },
		...(isMasked && { reveal: maskPart }),
		...(service === undefined && OF_COMPARISON),
	};
	const { judgement: byName, judged } = judgeReplies(asked, reply, item.otherReply, check);
	const { name: holder = '', checkedAt } = judged;
	const { today = '', payees } = item.accepted ?? {};
	const names = [holder, source.shown(holder)];
	const ofRow = { asked, environment: service?.environment, names, isMasked, today };
	const decided = payees
		? judgeAcceptance({ ...ofRow, judgement: byName }, payees)
		: { judgement: byName };
	const masked = isMasked ? maskedReply(judged, byName) : judged;
	const { raw, httpStatus, name, status, message } = markedReply(masked, source);
	const answer = {
		...(name !== undefined && { name }),
		...(service && { status, message, httpStatus }),
		...(includeRawResponse && raw && { raw }),
	};
	return { ...known, answer, ...decided, checkedAt };
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
