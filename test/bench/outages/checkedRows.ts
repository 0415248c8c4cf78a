import { z } from 'zod';
import type { RunItem } from '../../e2e/support/executions';
import { holderOf, tillAt } from '../throughput/rows';

const ended = z.object({
	json: z.object({ outcome: z.string(), name: z.string().optional() }).passthrough(),
	pairedItem: z.object({ item: z.number() }),
});

/** What became of the rows of a soak. */
export interface CheckedRows {
	/** Rows that came out not once, or with somebody else's holder. */
	readonly lost: number;
	readonly unchecked: number;
	/** The first of them, in words. */
	readonly problems: readonly string[];
}

/**
 * Looks at every row that came out.
 *
 * @param outputs the items of each output
 * @param rows how many went in, each with a till of its own
 */
export function checkedRows(
	outputs: ReadonlyArray<readonly RunItem[] | null>,
	rows: number,
): CheckedRows {
	const times = new Array<number>(rows).fill(0);
	const problems: string[] = [];
	let unchecked = 0;
	let mixedUp = 0;
	for (const item of outputs.flatMap((items) => items ?? [])) {
		const { json, pairedItem } = ended.parse(item);
		const row = pairedItem.item;
		times[row] = (times[row] ?? 0) + 1;
		if (json.outcome === 'unchecked') {
			unchecked++;
			problems.push(`row ${row} was not checked: ${JSON.stringify(json['error'])}`);
		} else if (json.name !== holderOf(tillAt(row, rows))) {
			mixedUp++;
			problems.push(`row ${row} came out as ${json.outcome} with ${json.name ?? 'no name'}`);
		}
	}
	const notOnce = times.flatMap((count, row) =>
		count === 1 ? [] : [`row ${row}: ${count} times`],
	);
	return { lost: notOnce.length + mixedUp, unchecked, problems: [...notOnce, ...problems] };
}
