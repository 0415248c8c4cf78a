import type { IExecuteFunctions } from 'n8n-workflow';

import { counted, several } from '../domain/counts';
import { labelOf, type Outcome, OUTCOMES, OUTPUT_OF } from '../domain/outcome';
import type { LookupResult } from '../domain/result/resultFields';
import type { RunOptions } from '../operations/options';
import type { Remarks } from './remarks';

type PlaceOf = (outcome: Outcome) => string | undefined;

function hintAtRow({ outcome, summary, nextStep }: LookupResult, placeOf: PlaceOf): string {
	const place = placeOf(outcome);
	const where = place === undefined ? undefined : `The row is in ${place}.`;
	return [summary, nextStep, where].filter((each) => each !== undefined).join(' ');
}

/** Counts rows by outcome, and says where unchecked ones are and whether the first output is empty. */
function hintAtRows(results: readonly LookupResult[], placeOf: PlaceOf): string {
	const countOf = (wanted: Outcome) => results.filter(({ outcome }) => outcome === wanted).length;
	const counts = OUTCOMES.filter((outcome) => countOf(outcome) > 0)
		.map((outcome) => `${counted(countOf(outcome))} ${labelOf(outcome)}`)
		.join(', ');
	const unchecked = countOf('unchecked');
	const place = placeOf('unchecked');
	const first = placeOf('needsReview');
	const isFirstEmpty =
		first !== undefined && !results.some(({ outcome }) => placeOf(outcome) === first);
	return [
		`${several(results.length, 'row')}: ${counts}.`,
		...(unchecked > 0 && place !== undefined
			? [`The unchecked row${unchecked === 1 ? ' is' : 's are'} in ${place}.`]
			: []),
		...(isFirstEmpty ? ['No row needs review. See the other outputs.'] : []),
	].join(' ');
}

/** Adds a hint above the output, because n8n shows the first output, which is often empty. */
export function hintAtResults(
	context: IExecuteFunctions,
	results: readonly LookupResult[],
	{ keepTogether }: Pick<RunOptions, 'keepTogether'>,
	{ first, last, isWarning }: Remarks,
): void {
	const [only, ...others] = results;
	if (!only) return;
	const hasErrorOutput = context.getNode().onError === 'continueErrorOutput';
	const placeOf: PlaceOf = (outcome) => {
		if (keepTogether) return undefined;
		const isError = hasErrorOutput && outcome === 'unchecked';
		return isError ? 'the error output' : `the ${OUTPUT_OF[outcome]} output`;
	};
	const hint = others.length === 0 ? hintAtRow(only, placeOf) : hintAtRows(results, placeOf);
	// One hint: n8n shows each in its own box, and the first hides the others.
	context.addExecutionHints({
		message: [...(first === undefined ? [] : [first]), hint, ...last].join(' '),
		location: 'outputPane',
		...(isWarning && { type: 'warning' }),
	});
}
