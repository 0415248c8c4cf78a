import type { INode } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

import type { CheckFailure } from '../domain/checkFailure';
import { whatHappened } from '../domain/result';
import type { BadItem } from './itemQueue';

/** So many bad rows are told one by one. */
const ROWS_TOLD = 10;

const LET_OTHERS_GO_ON =
	'To let the other rows go on, set On Error in the node’s settings to “Continue” or “Continue (using error output)”.';

/** The row of an item, as a person counts it. */
const rowOf = (itemIndex: number, itemCount: number): string =>
	`row ${itemIndex + 1} of ${itemCount}`;

/** The row behind a preposition; nothing where there is only one. */
const at = (preposition: string, itemIndex: number, itemCount: number): string =>
	itemCount > 1 ? ` ${preposition} ${rowOf(itemIndex, itemCount)}` : '';

const nextSteps = (nextStep: string, itemCount: number): string =>
	itemCount > 1 ? `${nextStep} ${LET_OTHERS_GO_ON}` : nextStep;

function nodeError(
	node: INode,
	message: string,
	description: string,
	{ failure, itemIndex }: BadItem,
): NodeApiError {
	const { httpStatus, retryable } = failure;
	const told = {
		message,
		description,
		itemIndex,
		...(httpStatus !== undefined && { httpCode: String(httpStatus) }),
	};
	const error = new NodeApiError(node, { message }, told);
	error.context.retryable = retryable;
	return error;
}

/** The error that n8n shows when no item of the run can be checked. */
export const failedRunError = (node: INode, failure: CheckFailure): NodeApiError =>
	nodeError(node, whatHappened(failure), failure.nextStep, { failure, itemIndex: 0 });

/**
 * The error that n8n shows for the lookup that failed first.
 *
 * @param node the running node
 * @param failed the lookup's first item, and why the check failed
 * @param itemCount how many items the run has
 */
export function failedLookupError(node: INode, failed: BadItem, itemCount: number): NodeApiError {
	const { failure, itemIndex } = failed;
	const message = `${whatHappened(failure)}${at('for', itemIndex, itemCount)}`;
	return nodeError(node, message, nextSteps(failure.nextStep, itemCount), failed);
}

/**
 * The error that n8n shows when items cannot be used: it lists their rows, and says that nothing was done.
 *
 * @param node the running node
 * @param bad the items, at least one, in order
 * @param itemCount how many items the run has
 * @param done what was not done with any of them
 */
export function badItemsError(
	node: INode,
	[first, ...others]: readonly [BadItem, ...BadItem[]],
	itemCount: number,
	done: 'looked up' | 'compared',
): NodeApiError {
	if (others.length === 0) {
		const { failure, itemIndex } = first;
		const message = `${failure.message}${at('in', itemIndex, itemCount)}, so nothing was ${done}`;
		return nodeError(node, message, nextSteps(failure.nextStep, itemCount), first);
	}
	const bad = [first, ...others];
	const told = bad.slice(0, ROWS_TOLD);
	const more = bad.length > told.length ? [`and ${bad.length - told.length} more`] : [];
	const rows = told.map(({ itemIndex }) => rowOf(itemIndex, itemCount));
	const problems = told.map(
		({ failure, itemIndex }) => `${rowOf(itemIndex, itemCount)}: ${failure.message}`,
	);
	return nodeError(
		node,
		`Nothing was ${done}, because ${bad.length} rows cannot be used: ${[...rows, ...more].join(', ')}`,
		`Correct these rows: ${[...problems, ...more].join('; ')}. ${LET_OTHERS_GO_ON}`,
		first,
	);
}
