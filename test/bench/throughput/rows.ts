import { writeFile } from 'node:fs/promises';
import type { FaultPlan } from '../../simulator';

/** A till of the generated sheets; seven digits, so that none is a magic number of the service. */
export function tillAt(row: number, distinct: number): string {
	// Coprime to any power of ten, so that equal tills lie far apart.
	return String(5_000_000 + ((row * 7_919) % distinct));
}

/** The holder that the service names for a till: another one for each, so that a mix-up shows. */
export function holderOf(till: string): string {
	return `HOLDER OF ${till}`;
}

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

/** Every till has a holder. */
export const everyTillHeld: FaultPlan = ({ kind, number }) =>
	kind === 'token' ? undefined : { kind: 'name', name: holderOf(number ?? '') };
