import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { RunItem } from '../../e2e/support/executions';
import type { FaultPlan } from '../../simulator';

const ended = z.object({
	json: z.object({ outcome: z.string().optional(), name: z.string().optional() }).passthrough(),
	pairedItem: z.object({ item: z.number() }),
});

/** A till of the generated sheets; seven digits, so that none is a magic number of the service. */
export function tillAt(row: number, distinct: number): string {
	// Coprime to any power of ten, so that equal tills lie far apart.
	return String(5_000_000 + ((row * 7_919) % distinct));
}

/** The holder that the service names for a till: another one for each, so that a mix-up shows. */
export function holderOf(till: string): string {
	return `HOLDER OF ${till}`;
}

/** Every till has a holder. */
export const everyTillHeld: FaultPlan = ({ kind, number }) =>
	kind === 'token' ? undefined : { kind: 'name', name: holderOf(number ?? '') };

/** Writes a sheet of so many rows, of which so many have a till of their own. */
export async function writeSheet(
	file: string,
	baseUrl: string,
	rows: number,
	distinct: number,
): Promise<void> {
	const lines = ['till,url'];
	for (let row = 0; row < rows; row++) {
		const till = tillAt(row, distinct);
		lines.push(`${till},${baseUrl}/v3/countries/KE/mmos/Mpesa/merchants/${till}`);
	}
	await writeFile(file, `${lines.join('\n')}\n`);
}

/** What became of the rows of a sheet. */
export interface CheckedRows {
	/** Rows that came out not once, on another output, or with somebody else's holder. */
	readonly lost: number;
	readonly unchecked: number;
	/** All of them, in words. */
	readonly problems: readonly string[];
}

/** Looks at every row that came out of a node; answers belong on the right output. */
export function checkRows(
	outputs: ReadonlyArray<readonly RunItem[] | null>,
	rightOutput: number,
	rows: number,
	distinct: number,
): CheckedRows {
	const times = new Array<number>(rows).fill(0);
	const [lost, unchecked]: [string[], string[]] = [[], []];
	for (const [output, items] of outputs.entries()) {
		for (const item of items ?? []) {
			const { json, pairedItem } = ended.parse(item);
			const row = pairedItem.item;
			times[row] = (times[row] ?? 0) + 1;
			if (json.outcome === 'unchecked') {
				unchecked.push(`row ${row} was not checked: ${JSON.stringify(json['error'])}`);
			} else if (output !== rightOutput || json.name !== holderOf(tillAt(row, distinct))) {
				lost.push(`row ${row} came out on output ${output} with ${json.name ?? 'no name'}`);
			}
		}
	}
	for (const [row, count] of times.entries())
		if (count !== 1) lost.push(`row ${row} came out ${count} times`);
	return { lost: lost.length, unchecked: unchecked.length, problems: [...lost, ...unchecked] };
}
