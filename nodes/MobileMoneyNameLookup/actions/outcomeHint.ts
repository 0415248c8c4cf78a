import type { IExecuteFunctions } from 'n8n-workflow';

import { labelOf, type Outcome, OUTCOMES, OUTPUT_OF } from '../domain/outcome';
import type { Remarks } from './remarks';

const counted = (count: number, one: string): string =>
	`${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/**
 * Says what came of a single row, and which output has it.
 *
 * @param hasErrorOutput whether an unchecked row is on n8n's error output
 */
function outcomeTold(outcome: Outcome, summary: string, hasErrorOutput: boolean): string {
	const isOnErrorOutput = outcome === 'unchecked' && hasErrorOutput;
	const place = isOnErrorOutput ? 'the error output' : `the ${OUTPUT_OF[outcome]} output`;
	return `${summary} The row is in ${place}.`;
}

/**
 * Says how many rows came to which outcome.
 *
 * @param hasErrorOutput whether unchecked rows are on n8n's error output, and not on the first one
 * @returns a sentence; one more on unchecked rows, and one when the first output, which n8n shows, is empty
 */
function outcomesTold(outcomes: readonly Outcome[], hasErrorOutput: boolean): string {
	const counts = OUTCOMES.map((outcome) => ({
		label: labelOf(outcome),
		count: outcomes.filter((each) => each === outcome).length,
	})).filter(({ count }) => count > 0);
	const told = counts.map(({ count, label }) => `${count.toLocaleString('en')} ${label}`);
	const unchecked = outcomes.filter((each) => each === 'unchecked').length;
	const place = hasErrorOutput ? 'the error output' : `the ${OUTPUT_OF.unchecked} output`;
	const whereUnchecked = `The unchecked row${unchecked === 1 ? ' is' : 's are'} in ${place}.`;
	const isFirstEmpty = !outcomes.includes('needsReview') && (hasErrorOutput || unchecked === 0);
	return [
		`${counted(outcomes.length, 'row')}: ${told.join(', ')}.`,
		...(unchecked > 0 ? [whereUnchecked] : []),
		...(isFirstEmpty ? ['No row needs review. See the other outputs.'] : []),
	].join(' ');
}

/**
 * Shows above n8n's output what came of the run, because n8n shows the first output, often an empty one.
 *
 * @param summary the sentence of the first one
 */
export function hintAtOutcomes(
	context: IExecuteFunctions,
	outcomes: readonly Outcome[],
	summary: string,
	{ first, last, isWarning }: Omit<Remarks, 'ofItem'>,
): void {
	const [outcome, ...others] = outcomes;
	if (outcome === undefined) return;
	const hasErrorOutput = context.getNode().onError === 'continueErrorOutput';
	const told =
		others.length === 0
			? outcomeTold(outcome, summary, hasErrorOutput)
			: outcomesTold(outcomes, hasErrorOutput);
	const message = [...(first === undefined ? [] : [first]), told, ...last].join(' ');
	// One hint for all: n8n puts each into a box of its own, and the first hides the others.
	context.addExecutionHints({
		message,
		location: 'outputPane',
		...(isWarning && { type: 'warning' }),
	});
}
