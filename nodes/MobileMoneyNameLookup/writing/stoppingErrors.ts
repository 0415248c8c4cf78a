import { type INode, NodeApiError } from 'n8n-workflow';

import type { CheckFailure } from '../domain/checkFailure';
import { whatHappened } from '../domain/result/resultMessage';
import type { BadItem } from '../run/itemQueue';
import type { InputRow } from '../reading/inputRows';
import { rowOfAll } from '../reading/rowName';

const ROWS_TOLD = 10;

const LET_OTHERS_GO_ON =
	"To let the other rows continue, set 'On Error' in the node’s settings to 'Continue' or 'Continue (using error output)'.";

/** The node, and the rows of its run. */
export interface FailingRun {
	readonly node: INode;
	readonly rows: readonly InputRow[];
}

/** The same with the position of its input item, which n8n shows. */
const positioned = ({ rows }: FailingRun, { failure, itemIndex }: BadItem): BadItem => ({
	failure,
	itemIndex: rows[itemIndex]?.position ?? itemIndex,
});

/** The row after a preposition; nothing where there is only one. */
function at(preposition: string, itemIndex: number, { rows }: FailingRun): string {
	return rows.length > 1 ? ` ${preposition} ${rowOfAll(rows, itemIndex)}` : '';
}

const nextSteps = (nextStep: string, { rows }: FailingRun): string =>
	rows.length > 1 ? `${nextStep} ${LET_OTHERS_GO_ON}` : nextStep;

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

/** The error that n8n shows for the lookup that failed first. */
export function failedLookupError(run: FailingRun, failed: BadItem): NodeApiError {
	const { failure, itemIndex } = failed;
	const message = `${whatHappened(failure)}${at('for', itemIndex, run)}`;
	return nodeError(run.node, message, nextSteps(failure.nextStep, run), positioned(run, failed));
}

/**
 * The error that n8n shows when items cannot be used: it lists their rows, and says that nothing was done.
 *
 * @param bad the items, at least one, in order
 */
export function badItemsError(
	run: FailingRun,
	[first, ...others]: readonly [BadItem, ...BadItem[]],
	done: 'looked up' | 'compared',
): NodeApiError {
	if (others.length === 0) {
		const { failure, itemIndex } = first;
		const message = `${failure.message}${at('in', itemIndex, run)}, so nothing was ${done}`;
		return nodeError(run.node, message, nextSteps(failure.nextStep, run), positioned(run, first));
	}
	const bad = [first, ...others];
	const told = bad.slice(0, ROWS_TOLD);
	const more = bad.length > told.length ? [`and ${bad.length - told.length} more`] : [];
	const rows = told.map(({ itemIndex }) => rowOfAll(run.rows, itemIndex));
	const problems = told.map(
		({ failure, itemIndex }) => `${rowOfAll(run.rows, itemIndex)}: ${failure.message}`,
	);
	return nodeError(
		run.node,
		`Nothing was ${done}, because ${bad.length} rows cannot be used: ${[...rows, ...more].join(', ')}`,
		`Correct these rows: ${[...problems, ...more].join('; ')}. ${LET_OTHERS_GO_ON}`,
		positioned(run, first),
	);
}
