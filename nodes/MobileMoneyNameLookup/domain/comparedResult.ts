import type { IDataObject } from 'n8n-workflow';

import type { Judgement } from './judgement';
import { type Asked, comparisonFields, type FailedItem, uncheckedResult } from './result';
import { answeredSummary, uncheckedSummary } from './summary';

/**
 * The result of comparing two names: the fields of a lookup, but for those that tell of a number or
 * of a service.
 *
 * @param name the registered name as it may be shown; undefined or empty when there is none
 * @param isMasked whether no word of the name may be shown
 */
export function comparedResult(
	asked: Pick<Asked, 'expectedName' | 'warnings'>,
	name: string | undefined,
	judgement: Judgement,
	isMasked: boolean,
	comparedAt: Date,
): IDataObject {
	const { outcome, reason } = judgement;
	return {
		outcome,
		...(name && { name }),
		summary:
			reason === 'nameMissing'
				? 'There is no usable registered name, so no name was compared.'
				: answeredSummary(asked, judgement, name, isMasked),
		reason,
		...comparisonFields(judgement, { checkedAt: comparedAt.toISOString() }, asked.warnings),
	};
}

/**
 * The result of names that could not be compared.
 *
 * @param row what its row is called, as in “row 8”
 */
export function uncomparedResult(
	item: Omit<FailedItem, 'summary'>,
	row: string,
	failedAt: Date,
): IDataObject {
	const summary = uncheckedSummary({}, item.failed, row);
	const result = uncheckedResult({}, { ...item, summary }, failedAt);
	// No country was asked.
	delete result.country;
	return result;
}
