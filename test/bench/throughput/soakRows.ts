import { z } from 'zod';
import type { RunItem } from '../../e2e/support/executions';
import type { FaultPlan } from '../../simulator';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../../support/outputs';
import { holderOf, tillAt } from './rows';

const placed = z.object({
	json: z.object({ accountNumber: z.string(), name: z.string().optional() }).passthrough(),
	pairedItem: z.object({ item: z.number() }),
});

/** The output that a till belongs on: of ten tills one is unknown, and one has no name. */
function outputOf(till: string): number {
	if (till.endsWith('0')) return NOT_CONFIRMED;
	return till.endsWith('1') ? NEEDS_REVIEW : CONFIRMED;
}

/** Answers each till so that it belongs on the output that `outputOf` tells. */
export const soakPlan: FaultPlan = ({ kind, number = '' }) => {
	if (kind === 'token') return undefined;
	if (outputOf(number) === NOT_CONFIRMED)
		return { kind: 'code', httpStatus: 404, status: 'E404000' };
	return { kind: 'name', name: outputOf(number) === NEEDS_REVIEW ? '' : holderOf(number) };
};

/** Rows that are not on exactly one output, the right one, with their own number and holder; in words. */
export function strayRows(
	outputs: ReadonlyArray<readonly RunItem[] | null>,
	rows: number,
	distinct: number,
): string[] {
	const seen = new Map<number, number>();
	const problems: string[] = [];
	for (const [output, items] of outputs.entries()) {
		for (const each of items ?? []) {
			const { json, pairedItem } = placed.parse(each);
			const row = pairedItem.item;
			const till = tillAt(row, distinct);
			seen.set(row, (seen.get(row) ?? 0) + 1);
			const isNamed = output !== CONFIRMED || json.name === holderOf(till);
			if (json.accountNumber !== till || output !== outputOf(till) || !isNamed) {
				problems.push(`row ${row} (${till}) came out on output ${output} as ${json.accountNumber}`);
			}
		}
	}
	for (let row = 0; row < rows; row++) {
		const times = seen.get(row) ?? 0;
		if (times !== 1) problems.push(`row ${row} came out ${times} times`);
	}
	return problems;
}
