import { judgeAcceptance } from '../domain/accepted/judgeAcceptance';
import type { Answer } from '../domain/answer';
import { CheckFailure } from '../domain/checkFailure';
import { judge, type Judgement, judgeOtherType, refusalText } from '../domain/judgement';
import type { Payee } from '../domain/payee/payee';
import type { CheckedRow } from '../domain/result/checkedRow';
import { HIDDEN_TEXT, isNumberedCode, maskName, maskPart } from '../domain/result/maskName';
import { type LookupResult, resultOf } from '../domain/result/resultFields';
import type { Warning } from '../domain/warnings';
import type { RowOptions } from '../operations/options';
import { rowName } from '../reading/inputRows';
import type { Accepted } from '../run/acceptedPayeesOf';
import type { ItemQueue } from '../run/itemQueue';
import type { Run } from '../run/prepareRun';
import type { Source } from '../services/source';

export interface ItemResult {
	readonly result: LookupResult;
	readonly options: Pick<RowOptions, 'includeInput' | 'resultFormat'>;
}

interface OfRun {
	readonly notes: readonly Warning[];
	readonly accepted: Accepted;
}

/** The institution may collect for many; only the comparison matters, so a name is needed. */
const OF_COMPARISON = { accountType: 'paybill', emptyExpectedName: 'needsReview' } as const;

/** Turns a row's answer or failure into its result. */
export function itemResult(
	{ rows, rowOptions, service, source, failure, isComparison }: Run,
	queue: ItemQueue,
	rowIndex: number,
	{ notes, accepted }: OfRun,
): ItemResult {
	const read = queue.rows[rowIndex];
	const options = read?.options ?? rowOptions.unread;
	const payee: Payee = !read || read.payee instanceof CheckFailure ? {} : read.payee;
	const lookup = queue.lookupOf(rowIndex);
	const other = options.tryOtherType ? lookup?.instead : undefined;
	const facts = {
		payee: { ...payee, warnings: [...(payee.warnings ?? []), ...source.warnings, ...notes] },
		checkedAt: (other ?? lookup)?.endedAt ?? new Date(),
		mark: (sentence: string) => source.shown(sentence),
		isMasked: options.maskName,
		isComparison,
		environment: service?.environment,
		isSimulated: source.simulated,
	};
	const ending = failure ?? queue.endingOf(rowIndex);
	const itemIndex = rows[rowIndex]?.position ?? rowIndex;
	const ofEnding =
		ending instanceof CheckFailure
			? { failed: ending, row: rowName(rows, rowIndex), itemIndex, entered: read?.entered }
			: answered({ ...facts, options, source }, ending, other?.answer, accepted);
	return { result: resultOf({ ...facts, ...ofEnding }), options };
}

type Facts = Pick<CheckedRow, 'payee' | 'environment' | 'isComparison'> & {
	readonly options: RowOptions;
	readonly source: Source;
};

/** The full name is judged; only the shown name is masked and marked. */
function answered(
	{ payee, environment, isComparison, options, source }: Facts,
	answer: Answer,
	otherAnswer: Answer | undefined,
	accepted: Accepted,
) {
	const { matchPolicy, emptyExpectedName, includeRawResponse, maskName: isMasked } = options;
	const check = {
		...{ ...payee, matchPolicy, emptyExpectedName },
		...(isMasked && { reveal: maskPart }),
		...(isComparison && OF_COMPARISON),
	};
	const { accountType } = payee;
	const asOther = accountType && otherAnswer && judgeOtherType(accountType, otherAnswer, check);
	const judged = asOther ? otherAnswer : answer;
	const byName = asOther ?? judge(answer, check);
	const { name: holder = '' } = judged;
	const names = [holder, source.shown(holder)];
	const { payees, today = '' } = accepted ?? {};
	const decided = payees
		? judgeAcceptance({ judgement: byName, payee, environment, names, isMasked, today }, payees)
		: { judgement: byName };
	const { raw, ...shown } = shownAnswer(judged, isMasked ? byName : undefined, source);
	const { name } = shown;
	return {
		answer: {
			...(isComparison ? name !== undefined && { name } : shown),
			...(includeRawResponse && !isComparison && { raw }),
		},
		...decided,
	};
}

/** The texts of an answer, marked if invented; `masked` if only first letters may be shown. */
function shownAnswer(
	{ status, message, name, raw, httpStatus }: Answer,
	masked: Judgement | undefined,
	source: Source,
): Pick<Answer, 'status' | 'message' | 'name' | 'raw' | 'httpStatus'> {
	// Any other text of the service may reveal the name.
	const hidden = masked && {
		status: isNumberedCode(status) ? status : HIDDEN_TEXT,
		message: refusalText(masked) || HIDDEN_TEXT,
	};
	const holder = masked && name ? maskName(name) : name;
	const texts = {
		status: hidden?.status ?? status,
		message: source.shown(hidden?.message ?? message),
		...(holder !== undefined && { name: source.shown(holder) }),
	};
	const { simulated } = source;
	const body = simulated ? { ...texts, simulated } : hidden ? texts : raw;
	return { ...texts, httpStatus, raw: body };
}
