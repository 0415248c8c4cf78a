import { z } from 'zod';

import { ERROR_OUTPUT } from '../support/outputs';
import { rowEnds, type RowEnd } from '../support/rowEnds';
import type { NodeRunResult } from '../support/runNode';

const objectSchema = z.record(z.custom<NonNullable<unknown>>());

/**
 * Where each row of a run ended, whatever stands beside its result in the item; none of a run that was
 * stopped by an error of our own.
 *
 * @throws when a row is lost or there twice, or when an error left the node that is not our own
 */
export function runEnds(result: NodeRunResult, rowCount: number, mayStop = false): RowEnd[] {
	// n8n keeps a copy of the error, which is no instance of its class any more.
	if (mayStop && /^Node(?:Api|Operation)Error$/.test(result.error?.name ?? '')) return [];
	const outputs = result.outputs.map((items, outputIndex) =>
		items.map(({ json, ...item }) => {
			const { lookup = json, error } = json;
			// On the error output stands the input's own field, if it has one of this name.
			const failed = { outcome: 'unchecked', error };
			return { ...item, json: outputIndex === ERROR_OUTPUT ? failed : objectSchema.parse(lookup) };
		}),
	);
	return rowEnds({ ...result, outputs }, rowCount);
}
