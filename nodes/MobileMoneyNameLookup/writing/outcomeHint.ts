import type { IExecuteFunctions } from 'n8n-workflow';

import { labelOf, type Outcome, OUTCOMES, OUTPUT_OF } from '../domain/outcome';
import type { LookupResult } from '../domain/result/resultFields';
import type { Placing } from './placeItems';
import type { Remarks } from './remarks';

const inThousands = (count: number): string => count.toLocaleString('en');

type PlaceOf = (outcome: Outcome) => string | undefined;

/** What came of a single row, what to do, and which output has it. */
function hintAtRow({ outcome = 'unchecked', summary, nextStep }: LookupResult, placeOf: PlaceOf) {
	const place = placeOf(outcome);
	const where = place === undefined ? undefined : `The row is in ${place}.`;
	return [summary, nextStep, where].filter((each) => each !== undefined).join(' ');
}

/** How many rows came to which outcome, where unchecked ones are, and whether the first output, which n8n shows, is empty. */
function hintAtRows(outcomes: readonly Outcome[], placeOf: PlaceOf): string {
	const counts = OUTCOMES.map((outcome) => ({
		label: labelOf(outcome),
		count: outcomes.filter((each) => each === outcome).length,
	})).filter(({ count }) => count > 0);
	const counted = counts.map(({ count, label }) => `${inThousands(count)} ${label}`).join(', ');
	const unchecked = outcomes.filter((each) => each === 'unchecked').length;
	const place = placeOf('unchecked');
	const first = placeOf('needsReview');
	const isFirstEmpty = first !== undefined && !outcomes.some((each) => placeOf(each) === first);
	return [
		`${inThousands(outcomes.length)} row${outcomes.length === 1 ? '' : 's'}: ${counted}.`,
		...(unchecked > 0 && place !== undefined
			? [`The unchecked row${unchecked === 1 ? ' is' : 's are'} in ${place}.`]
			: []),
		...(isFirstEmpty ? ['No row needs review. See the other outputs.'] : []),
	].join(' ');
}

interface HintFacts {
	/** The result of the first row. */
	readonly first: LookupResult;
	readonly placing: Pick<Placing, 'keepTogether'>;
	readonly notes: Omit<Remarks, 'ofItem'>;
}

/** Shows above n8n's output what came of the run, because n8n shows the first output, often an empty one. */
export function hintAtOutcomes(
	context: IExecuteFunctions,
	outcomes: readonly Outcome[],
	{ first, placing, notes }: HintFacts,
): void {
	if (outcomes.length === 0) return;
	const hasErrorOutput = context.getNode().onError === 'continueErrorOutput';
	const placeOf: PlaceOf = (outcome) => {
		if (placing.keepTogether) return undefined;
		const isError = hasErrorOutput && outcome === 'unchecked';
		return isError ? 'the error output' : `the ${OUTPUT_OF[outcome]} output`;
	};
	const hint = outcomes.length === 1 ? hintAtRow(first, placeOf) : hintAtRows(outcomes, placeOf);
	const message = [...(notes.first === undefined ? [] : [notes.first]), hint, ...notes.last];
	// One hint for all: n8n puts each into a box of its own, and the first hides the others.
	context.addExecutionHints({
		message: message.join(' '),
		location: 'outputPane',
		...(notes.isWarning && { type: 'warning' }),
	});
}
