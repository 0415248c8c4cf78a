import { type INode, NodeApiError } from 'n8n-workflow';

import type { CheckFailure } from '../domain/checkFailure';
import { rowsNamed } from '../domain/counts';
import { type InputRow, rowNumber, rowOfAll } from '../reading/inputRows';
import type { BadRow } from '../run/itemQueue';

const MAX_ROWS_LISTED = 10;

const LET_OTHERS_CONTINUE =
	"To let the other rows continue, set 'On Error' in the node’s settings to 'Continue' or 'Continue (using error output)'.";

interface FailingRun {
	readonly node: INode;
	readonly rows: readonly InputRow[];
}

function nodeError(
	{ node, rows }: FailingRun,
	message: string,
	description: string,
	{ failure, rowIndex }: BadRow,
): NodeApiError {
	const { retryable, facts } = failure;
	const { httpStatus } = facts;
	const error = new NodeApiError(
		node,
		{ message },
		{
			...{ message, description },
			// n8n shows the input item.
			itemIndex: rows[rowIndex]?.position ?? rowIndex,
			...(httpStatus !== undefined && { httpCode: String(httpStatus) }),
		},
	);
	error.context.retryable = retryable;
	return error;
}

function rowError(run: FailingRun, bad: BadRow, message: (row: string) => string): NodeApiError {
	const isOneOfMany = run.rows.length > 1;
	const { nextStep } = bad.failure;
	return nodeError(
		run,
		message(isOneOfMany ? ` ${rowOfAll(run.rows, bad.rowIndex)}` : ''),
		isOneOfMany ? `${nextStep} ${LET_OTHERS_CONTINUE}` : nextStep,
		bad,
	);
}

/** The error if no row of the run can be checked. */
export const failedRunError = (run: FailingRun, failure: CheckFailure): NodeApiError =>
	nodeError(run, failure.whatHappened, failure.nextStep, { failure, rowIndex: 0 });

/** The error of the lookup that failed first. */
export const failedLookupError = (run: FailingRun, bad: BadRow): NodeApiError =>
	rowError(run, bad, (row) => `${bad.failure.whatHappened}${row && ` for${row}`}`);

/** The error for unusable rows: it lists them in order, and that nothing was done; undefined if there are none. */
export function badRowsError(
	run: FailingRun,
	bad: readonly BadRow[],
	done: 'looked up' | 'compared',
): NodeApiError | undefined {
	const [first] = bad;
	if (!first) return undefined;
	if (bad.length === 1) {
		const { message } = first.failure;
		return rowError(run, first, (row) => `${message}${row && ` in${row}`}, so nothing was ${done}`);
	}
	const problems = bad
		.slice(0, MAX_ROWS_LISTED)
		.map(({ failure, rowIndex }) => `${rowOfAll(run.rows, rowIndex)}: ${failure.message}`);
	const more = bad.length - problems.length;
	const numbers = bad.map(({ rowIndex }) => rowNumber(run.rows, rowIndex));
	const rows = rowsNamed(numbers, run.rows[first.rowIndex]?.isOfSheet === true, MAX_ROWS_LISTED);
	return nodeError(
		run,
		`Nothing was ${done}, because ${bad.length} rows cannot be used: ${rows}`,
		`Correct these rows: ${problems.join('; ')}${more > 0 ? `; and ${more} more` : ''}. ${LET_OTHERS_CONTINUE}`,
		first,
	);
}
