import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { NodeRun } from '../../e2e/support/executions';
import type { FaultPlan } from '../../simulator';

/** A till of the generated sheets; seven digits, so that none is a magic number of the service. */
export const tillAt = (row: number, distinct: number): string =>
	// Coprime to any power of ten, so that equal tills lie far apart.
	String(5_000_000 + ((row * 7_919) % distinct));

/** The holder that the service names for a till: another one for each, so that a mix-up shows. */
export const holderOf = (till: string): string => `WANJIKU STORES ${till}`;

/** Every till has a holder. */
export const everyTillHeld: FaultPlan = ({ kind, number }) =>
	kind === 'token' ? undefined : { kind: 'name', name: holderOf(number ?? '') };

/** Writes a sheet of so many rows, of which so many have a till of their own. */
export async function writeSheet(file: string, rows: number, distinct: number): Promise<void> {
	const tills = Array.from({ length: rows }, (_, row) => tillAt(row, distinct));
	await writeFile(file, ['till', ...tills, ''].join('\n'));
}

const CONFIRMED = 1;

const endSchema = z.object({
	json: z.object({ outcome: z.string().optional(), name: z.string().optional() }).passthrough(),
	pairedItem: z.object({ item: z.number() }),
});

/** In words, the rows that came out not once, on another output or with somebody else's holder, and those that were not checked. */
export function strayRows({ data }: NodeRun, rows: number, distinct: number) {
	const [lost, unchecked]: [string[], string[]] = [[], []];
	const seen = new Set<number>();
	for (const [output, items] of (data?.main ?? []).entries()) {
		for (const item of items ?? []) {
			const { json, pairedItem } = endSchema.parse(item);
			const row = pairedItem.item;
			if (seen.has(row)) lost.push(`row ${row} came out again`);
			seen.add(row);
			if (json.outcome === 'unchecked')
				unchecked.push(`row ${row} was not checked: ${JSON.stringify(json['error'])}`);
			else if (output !== CONFIRMED || json.name !== holderOf(tillAt(row, distinct)))
				lost.push(`row ${row} came out on output ${output} with ${json.name ?? 'no name'}`);
		}
	}
	for (let row = 0; row < rows; row++) if (!seen.has(row)) lost.push(`row ${row} did not come out`);
	return { lost, unchecked };
}
