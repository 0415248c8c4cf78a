import type { INode } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

import type { CheckFailure } from '../domain/checkFailure';
import { messageForItem } from '../domain/result';

/**
 * The error that n8n shows for a failed item.
 *
 * @param node the running node
 * @param failure why the check failed
 * @param itemIndex position of the input item, from 0
 */
export function toNodeError(node: INode, failure: CheckFailure, itemIndex: number): NodeApiError {
	const message = messageForItem(failure, itemIndex);
	const error = new NodeApiError(
		node,
		{ message },
		{
			message,
			description: failure.nextStep,
			itemIndex,
			...(failure.httpStatus !== undefined && { httpCode: String(failure.httpStatus) }),
		},
	);
	error.context.retryable = failure.retryable;
	return error;
}
