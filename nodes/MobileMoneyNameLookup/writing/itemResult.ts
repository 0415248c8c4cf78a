import type { IExecuteFunctions } from 'n8n-workflow';

import { AcceptedPayees } from '../domain/accepted/acceptedPayees';
import { judgeAcceptance } from '../domain/accepted/judgeAcceptance';
import type { Answer } from '../domain/answer';
import { CheckFailure } from '../domain/checkFailure';
import { judge, type Judgement, judgeOtherType, refusalText } from '../domain/judgement';
import type { Payee } from '../domain/payee/payee';
import type { CheckedRow } from '../domain/result/checkedRow';
import { HIDDEN_TEXT, isNumberedCode, maskName, maskPart } from '../domain/result/maskName';
import { sheetTime } from '../domain/result/resultColumns';
import { type LookupResult, resultOf } from '../domain/result/resultFields';
import type { Warning } from '../domain/warnings';
import type { RowOptions, RunOptions } from '../operations/options';
import { rowName } from '../reading/inputRows';
import type { ItemQueue } from '../run/itemQueue';
import type { Run } from '../run/prepareRun';
import type { Source } from '../services/source';

export interface ItemResult {
	readonly result: LookupResult;
	readonly options: Pick<RowOptions, 'includeInput' | 'resultFormat'>;
}

/** Reads the accepted payees once for a run; undefined if the option is not set. */
export function acceptedPayeesOf(
	context: IExecuteFunctions,
	{ acceptedPayees, timeZone }: RunOptions,
): AcceptedPayees | undefined {
	if (acceptedPayees === '') return undefined;
	const now = new Date().toISOString();
	// In a default zone behind Kenya's, an acceptance would count after its end.
	const zones = [timeZone || context.getTimezone(), 'Africa/Nairobi'];
	const days = zones.map((zone) => sheetTime(zone)(now).slice(0, 10));
	return new AcceptedPayees(acceptedPayees, days.sort().at(-1) ?? '');
}

interface OfRun {
	readonly notes: readonly Warning[];
	readonly accepted: AcceptedPayees | undefined;
}

/** The institution may collect for many; only the comparison matters, so a name is needed. */
const OF_COMPARISON = { accountType: 'paybill', emptyExpectedName: 'needsReview' } as const;

/** Turns a row's answer or failure into its result. */
export function itemResult(
	run: Run,
	queue: ItemQueue,
	rowIndex: number,
	{ notes, accepted }: OfRun,
): ItemResult {
	const { rows, rowOptions, service, source, isComparison } = run;
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
	};
	const ending = run.failure ?? queue.endingOf(rowIndex);
	const itemIndex = rows[rowIndex]?.position ?? rowIndex;
	const ofEnding =
		ending instanceof CheckFailure
			? { failed: ending, row: rowName(rows, rowIndex), itemIndex, entered: read?.entered }
			: answered({ ...facts, options, source }, ending, other?.answer, accepted);
	return { result: resultOf({ ...facts, ...ofEnding }), options };
}

interface Facts extends Pick<CheckedRow, 'payee' | 'environment' | 'isComparison'> {
	readonly options: RowOptions;
	readonly source: Source;
}

/** The full name is judged; only the shown name is masked and marked. */
function answered(
	{ payee, environment, isComparison, options, source }: Facts,
	answer: Answer,
	otherAnswer: Answer | undefined,
	accepted: AcceptedPayees | undefined,
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
	const judgement = asOther ?? judge(answer, check);
	const { name: holder = '' } = judged;
	const names = [holder, source.shown(holder)];
	const { raw, ...shown } = shownAnswer(judged, isMasked ? judgement : undefined, source);
	return {
		answer: { ...shown, ...(includeRawResponse && { raw }) },
		...judgeAcceptance({ judgement, payee, environment, names, isMasked }, accepted),
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
