import { type INode, NodeApiError } from 'n8n-workflow';

import type { CheckFailure } from '../domain/checkFailure';
import { rowOfAll } from '../reading/inputRows';
import type { BadRow } from '../run/itemQueue';
import type { Run } from '../run/prepareRun';

const MAX_ROWS_LISTED = 10;

const LET_OTHERS_CONTINUE =
	"To let the other rows continue, set 'On Error' in the node’s settings to 'Continue' or 'Continue (using error output)'.";

type FailingRun = Pick<Run, 'rows' | 'isComparison'>;

function nodeError(
	node: INode,
	{ rows }: FailingRun,
	{ failure, rowIndex }: BadRow,
	message: string,
	description: string,
): NodeApiError {
	const { httpStatus } = failure.facts;
	// n8n shows the input item.
	const itemIndex = rows[rowIndex]?.position ?? rowIndex;
	const httpCode = httpStatus !== undefined && { httpCode: String(httpStatus) };
	const error = new NodeApiError(
		node,
		{ message },
		{ message, description, itemIndex, ...httpCode },
	);
	error.context.retryable = failure.retryable;
	return error;
}

/** The row is named only if there are others. */
function rowError(
	node: INode,
	run: FailingRun,
	bad: BadRow,
	problem: string,
	after = '',
): NodeApiError {
	const { nextStep } = bad.failure;
	if (run.rows.length === 1) return nodeError(node, run, bad, `${problem}${after}`, nextStep);
	const row = rowOfAll(run.rows, bad.rowIndex);
	const message = `${problem} ${after === '' ? 'for' : 'in'} ${row}${after}`;
	return nodeError(node, run, bad, message, `${nextStep} ${LET_OTHERS_CONTINUE}`);
}

/** The error if no row of the run can be checked. */
export const failedRunError = (node: INode, run: FailingRun, failure: CheckFailure): NodeApiError =>
	nodeError(node, run, { failure, rowIndex: 0 }, failure.whatHappened, failure.nextStep);

/** The error of the lookup that failed first. */
export const failedLookupError = (node: INode, run: FailingRun, bad: BadRow): NodeApiError =>
	rowError(node, run, bad, bad.failure.whatHappened);

/** The error for unusable rows: it lists them in order, and that nothing was done; undefined if there are none. */
export function badRowsError(
	node: INode,
	run: FailingRun,
	bad: readonly BadRow[],
): NodeApiError | undefined {
	const [first] = bad;
	if (!first) return undefined;
	const done = run.isComparison ? 'compared' : 'looked up';
	if (bad.length === 1)
		return rowError(node, run, first, first.failure.message, `, so nothing was ${done}`);
	const listed = bad.slice(0, MAX_ROWS_LISTED);
	const more = bad.length > listed.length ? [`and ${bad.length - listed.length} more`] : [];
	const names = listed.map(({ rowIndex }) => rowOfAll(run.rows, rowIndex));
	const problems = listed.map(({ failure }, at) => `${names[at] ?? ''}: ${failure.message}`);
	const rows = [...names, ...more].join(', ');
	const list = [...problems, ...more].join('; ');
	const message = `Nothing was ${done}, because ${bad.length} rows cannot be used: ${rows}`;
	return nodeError(
		node,
		run,
		first,
		message,
		`Correct these rows: ${list}. ${LET_OTHERS_CONTINUE}`,
	);
}
