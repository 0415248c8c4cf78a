import type { IExecuteFunctions } from 'n8n-workflow';

import { AcceptedPayees } from '../domain/accepted/acceptedPayees';
import { judgeAcceptance } from '../domain/accepted/judgeAcceptance';
import type { Answer } from '../domain/answer';
import { CheckFailure } from '../domain/checkFailure';
import { judge, type Judgement, judgeOtherType } from '../domain/judgement';
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
	remarksOf: (rowIndex: number) => readonly Warning[],
): (rowIndex: number) => ItemResult {
	const { rows, rowOptions, service, source, isComparison } = run;
	const accepted = acceptedPayeesOf(context, run.options);
	return (rowIndex) => {
		const { payee: read, entered, options = rowOptions.options } = queue.rows[rowIndex] ?? {};
		const known: Payee = !read || read instanceof CheckFailure ? {} : read;
		const warnings = [...(known.warnings ?? []), ...source.warnings, ...remarksOf(rowIndex)];
		const payee = { ...known, warnings };
		const lookup = queue.lookupOf(rowIndex);
		const other = options.tryOtherType ? lookup?.instead : undefined;
		const checkedAt = (other ?? lookup)?.endedAt ?? new Date();
		const { matchPolicy, emptyExpectedName, maskName: isMasked } = options;
		const environment = service?.environment;
		const facts = { isComparison, environment, payee, checkedAt, isMasked };
		const itemOf = (row: CheckedRow): ItemResult => {
			const result = resultOf(row);
			return { result: { ...result, summary: source.shown(result.summary ?? '') }, options };
		};
		const ending = run.failure ?? queue.endingOf(rowIndex);
		if (ending instanceof CheckFailure) {
			const row = rowName(rows, rowIndex);
			const itemIndex = rows[rowIndex]?.position ?? rowIndex;
			return itemOf({ ...facts, failed: ending, row, itemIndex, entered });
		}
		// The full name is judged; only the shown name is masked and marked.
		const check = {
			...payee,
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
		const { raw, ...texts } = shownAnswer(answer, isMasked ? judgement : undefined, source);
		const shown = { ...texts, ...(options.includeRawResponse && { raw }) };
		return itemOf({ ...facts, answer: shown, ...judgeAcceptance(judged, accepted) });
	};
}

/** The texts of an answer, marked if invented; `masked` if only first letters may be shown. */
function shownAnswer(
	{ status, message, name, raw, httpStatus }: Answer,
	masked: Judgement | undefined,
	source: Source,
): Pick<Answer, 'status' | 'message' | 'name' | 'raw' | 'httpStatus'> {
	// Any other text of the service may reveal the name.
	const words = masked ? (masked.refusal?.message ?? HIDDEN_TEXT) : message;
	const holder = masked && name ? maskName(name) : name;
	const texts = {
		status: masked && !isNumberedCode(status) ? HIDDEN_TEXT : status,
		message: source.shown(words),
		...(holder !== undefined && { name: source.shown(holder) }),
	};
	const { simulated } = source;
	const body = simulated ? { ...texts, simulated } : masked ? texts : raw;
	return { ...texts, httpStatus, raw: body };
}
