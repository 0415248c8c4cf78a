import { judgeAcceptance } from '../domain/accepted/judgeAcceptance';
import type { Answer } from '../domain/answer';
import { CheckFailure } from '../domain/checkFailure';
import { judge, type Judgement, judgeOtherType, refusalText } from '../domain/judgement';
import type { Payee } from '../domain/payee/payee';
import type { CheckedRow } from '../domain/result/checkedRow';
import { HIDDEN_TEXT, isNumberedCode, maskName, maskPart } from '../domain/result/maskName';
import { type LookupResult, resultOf } from '../domain/result/resultFields';
import { type Warning, WARNINGS } from '../domain/warnings';
import type { RowOptions } from '../operations/options';
import { rowName } from '../reading/rowName';
import type { Accepted } from '../run/acceptedPayeesOf';
import type { ItemQueue } from '../run/itemQueue';
import type { Run } from '../run/prepareRun';
import { REAL_SOURCE, type Source } from '../services/source';

/** The result of a row, and the options that say how it is written. */
export interface ItemResult {
	readonly result: LookupResult;
	readonly options: Pick<RowOptions, 'includeInput' | 'resultFormat'>;
}

/** What the whole run has to say to a row. */
interface OfRun {
	readonly notes: readonly Warning[];
	readonly accepted: Accepted | undefined;
}

/** The institution may collect for many by its Paybill; comparing is all that is wanted, so a name is needed. */
const OF_COMPARISON = { accountType: 'paybill', emptyExpectedName: 'needsReview' } as const;

/** Turns what came of a row into its result: answer → outcome → result. */
export function itemResult(
	{ rows, rowOptions, service }: Run,
	queue: ItemQueue,
	rowIndex: number,
	ofRun: OfRun,
): ItemResult {
	const read = queue.rows[rowIndex];
	const options = read?.options ?? rowOptions.unread;
	const opened = service instanceof CheckFailure || service === 'none' ? undefined : service;
	const source = opened?.source ?? REAL_SOURCE;
	const ofSource = source.warnings.map((text) => WARNINGS.ofSource(text));
	const payee: Payee = !read || read.payee instanceof CheckFailure ? {} : read.payee;
	const warnings = [...(payee.warnings ?? []), ...ofSource, ...ofRun.notes];
	const lookup = queue.lookupOf(rowIndex);
	const facts = {
		payee: { ...payee, warnings },
		checkedAt: lookup?.endedAt ?? new Date(),
		mark: (sentence: string) => source.shown(sentence),
		isMasked: options.maskName,
		...(service === 'none' && { isComparison: true as const }),
		...(opened && { environment: opened.environment }),
		...(source.mark.simulated && { isSimulated: source.mark.simulated }),
	};
	const ending = service instanceof CheckFailure ? service : queue.endingOf(rowIndex);
	const row: CheckedRow =
		ending instanceof CheckFailure
			? {
					...facts,
					...{ failed: ending, row: rowName(rows, rowIndex) },
					itemIndex: rows[rowIndex]?.position ?? rowIndex,
					...(read && { entered: read.entered }),
				}
			: {
					...facts,
					...answered(
						{ ...facts, options, source },
						ending,
						options.tryOtherType ? lookup?.instead?.answer : undefined,
						ofRun.accepted,
					),
				};
	return { result: resultOf(row), options };
}

type Facts = Pick<CheckedRow, 'payee' | 'environment' | 'isComparison'> & {
	readonly options: RowOptions;
	readonly source: Source;
};

/** Judged by the full name; only what is shown of it is masked and marked. */
function answered(
	{ payee, environment, isComparison, options, source }: Facts,
	answer: Answer,
	otherAnswer: Answer | undefined,
	accepted: Accepted | undefined,
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
			...(includeRawResponse && { raw }),
		},
		...decided,
	};
}

/**
 * The texts of an answer as they may be shown: marked where they are invented.
 *
 * @param masked the judgement, where no more of the holder may be shown than the first letters of the name
 */
function shownAnswer(
	{ status, message, name, raw, httpStatus }: Answer,
	masked: Judgement | undefined,
	source: Source,
): Pick<Answer, 'status' | 'message' | 'name' | 'raw' | 'httpStatus'> {
	// Any other text of the service may tell the name, in a spelling of its own.
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
	const { simulated } = source.mark;
	const body = simulated ? { ...texts, simulated } : hidden ? texts : raw;
	return { ...texts, httpStatus, raw: body };
}
