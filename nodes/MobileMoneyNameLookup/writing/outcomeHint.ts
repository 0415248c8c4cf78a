import type { IExecuteFunctions } from 'n8n-workflow';

import { counted, groupsOf, several } from '../domain/counts';
import { labelOf, type Outcome, OUTCOMES, OUTPUT_OF } from '../domain/outcome';
import type { LookupResult } from '../domain/result/resultFields';
import type { RunOptions } from '../operations/options';
import type { Remarks } from './remarks';

/** Where an outcome's rows are; empty if all rows stay together. */
type PlaceOf = (outcome: Outcome) => string;

function hintAtRow({ outcome, summary, nextStep }: LookupResult, placeOf: PlaceOf): string {
	const place = placeOf(outcome);
	return [summary, nextStep, place && `The row is in ${place}.`].filter(Boolean).join(' ');
}

function hintAtRows(results: readonly LookupResult[], placeOf: PlaceOf): string {
	const rowsOf = groupsOf(results, ({ outcome }) => outcome);
	const countOf = (outcome: Outcome): number => rowsOf.get(outcome)?.length ?? 0;
	const counts = OUTCOMES.filter((outcome) => countOf(outcome) > 0)
		.map((outcome) => `${counted(countOf(outcome))} ${labelOf(outcome)}`)
		.join(', ');
	const unchecked = countOf('unchecked');
	const place = placeOf('unchecked');
	const first = placeOf('needsReview');
	const isFirstEmpty = first !== '' && !results.some(({ outcome }) => placeOf(outcome) === first);
	return [
		`${several(results.length, 'row')}: ${counts}.`,
		unchecked > 0 && place && `The unchecked row${unchecked === 1 ? ' is' : 's are'} in ${place}.`,
		isFirstEmpty && 'No row needs review. See the other outputs.',
	]
		.filter(Boolean)
		.join(' ');
}

/** Adds a hint above the output, because n8n shows the first output, which is often empty. */
export function hintAtResults(
	context: IExecuteFunctions,
	results: readonly LookupResult[],
	{ keepTogether }: Pick<RunOptions, 'keepTogether'>,
	remarks: Remarks,
): void {
	const [first] = results;
	if (!first) return;
	const hasErrorOutput = context.getNode().onError === 'continueErrorOutput';
	const placeOf: PlaceOf = (outcome) => {
		if (keepTogether) return '';
		const isError = hasErrorOutput && outcome === 'unchecked';
		return isError ? 'the error output' : `the ${OUTPUT_OF[outcome]} output`;
	};
	const hint = results.length === 1 ? hintAtRow(first, placeOf) : hintAtRows(results, placeOf);
	// One hint: n8n shows each in its own box, and the first hides the others.
	context.addExecutionHints({
		message: [remarks.first, hint, ...remarks.last].filter(Boolean).join(' '),
		location: 'outputPane',
		...(remarks.isWarning && { type: 'warning' }),
	});
}
