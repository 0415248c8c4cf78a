import type { IExecuteFunctions } from 'n8n-workflow';

import { AcceptedPayees } from '../domain/accepted/acceptedPayees';
import { judgeAcceptance } from '../domain/accepted/judgeAcceptance';
import type { Answer } from '../domain/answer';
import { CheckFailure } from '../domain/checkFailure';
import { judge, type Judgement, judgeOtherType } from '../domain/judgement';
import type { CheckedRow } from '../domain/result/checkedRow';
import { HIDDEN_TEXT, maskName, maskPart } from '../domain/result/maskName';
import { sheetTime } from '../domain/result/resultColumns';
import { type LookupResult, resultOf } from '../domain/result/resultFields';
import type { Warning } from '../domain/warnings';
import type { RowOptions, RunOptions } from '../operations/options';
import { rowName } from '../reading/inputRows';
import type { ItemQueue } from '../run/itemQueue';
import type { Run } from '../run/prepareRun';
import type { Source } from '../services/service';

export interface ItemResult {
	readonly result: LookupResult;
	readonly options: Pick<RowOptions, 'includeInput' | 'resultFormat'>;
}

/** Reads the accepted payees; undefined if the option is not set. */
function acceptedPayeesOf(
	context: IExecuteFunctions,
	{ acceptedPayees, timeZone }: RunOptions,
): AcceptedPayees | undefined {
	if (acceptedPayees === '') return undefined;
	const now = new Date().toISOString();
	// The later day: with the one of New York, an acceptance would count after its end in Kenya.
	const zones = [timeZone || context.getTimezone(), 'Africa/Nairobi'];
	const days = zones.map((zone) => sheetTime(zone)(now).slice(0, 10));
	return new AcceptedPayees(acceptedPayees, days.sort().at(-1) ?? '');
}

/** Compare Names: the holder may be an institution that collects for many, and a row needs an expected name. */
const OF_COMPARISON = { accountType: 'paybill', emptyExpectedName: 'needsReview' } as const;

/** Returns a function that makes a row's result of its answer or failure. */
export function resultMaker(
	context: IExecuteFunctions,
	run: Run,
	queue: ItemQueue,
	warningsOf: (rowIndex: number) => readonly Warning[],
): (rowIndex: number) => ItemResult {
	const { rows, service, source, isComparison } = run;
	const accepted = acceptedPayeesOf(context, run.options);
	return (rowIndex) => {
		const row = queue.rowAt(rowIndex);
		const { payee, entered, options, lookup } = row;
		const { maskName: isMasked, tryOtherType, matchPolicy, emptyExpectedName } = options;
		const other = tryOtherType && lookup?.isNotFound ? lookup.asOtherType : undefined;
		const facts = {
			payee: { ...(payee instanceof CheckFailure ? {} : payee), warnings: warningsOf(rowIndex) },
			row: rowName(rows, rowIndex),
			itemIndex: rows[rowIndex]?.position ?? rowIndex,
			entered,
			isComparison,
			environment: service?.environment,
			isMasked,
			checkedAt: (other ?? lookup)?.endedAt ?? new Date(),
		};
		const itemOf = (checked: CheckedRow): ItemResult => {
			const result = resultOf(checked);
			return { result: { ...result, summary: source.shown(result.summary ?? '') }, options };
		};
		const ending = run.failure ?? queue.endingOf(row);
		if (ending instanceof CheckFailure) return itemOf({ ...facts, failed: ending });
		// The full name is judged; only the shown name is masked and marked.
		const check = {
			...facts.payee,
			matchPolicy,
			emptyExpectedName,
			...(isMasked && { reveal: maskPart }),
			...(isComparison && OF_COMPARISON),
		};
		const asOther = other?.answer && judgeOtherType(other.answer, check);
		const answer = asOther ? other.answer : ending;
		const judgement = asOther ?? judge(answer, check);
		const { name = '' } = answer;
		const judged = { ...facts, judgement, names: [name, source.shown(name)] };
		const texts = shownTexts(answer, isMasked ? judgement : undefined, source);
		const body = isMasked || service?.environment === 'demo' ? texts : answer.raw;
		const isRawShown = options.includeRawResponse && !isComparison;
		const shown = { ...texts, ...(isRawShown && { httpStatus: answer.httpStatus, raw: body }) };
		return itemOf({ ...facts, answer: shown, ...judgeAcceptance(judged, accepted) });
	};
}

/** The texts of an answer, marked if invented; `masked` if only first letters may be shown. */
function shownTexts(
	{ status, message, name }: Answer,
	masked: Judgement | undefined,
	source: Source,
): Pick<Answer, 'status' | 'message' | 'name'> {
	// Any other text of the service may reveal the name.
	const words = masked && message ? (masked.refusal ?? HIDDEN_TEXT) : message;
	const holder = masked && name ? maskName(name) : name;
	const shownName = holder !== undefined && { name: source.shown(holder) };
	return { status, message: source.shown(words), ...shownName };
}
