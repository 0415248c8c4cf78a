import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import type { Row } from './rows';

const COMPARISONS = 100_000;

/** How long many comparisons take of one core, in a sentence: user time, which other programs do not lengthen. */
export function speed(rows: readonly Row[]): string {
	const before = process.cpuUsage();
	for (let done = 0; done < COMPARISONS; done++) {
		const { expected = '', registered = '' } = rows[done % rows.length] ?? {};
		compareNames(expected, registered);
	}
	const { user } = process.cpuUsage(before);
	return `${COMPARISONS.toLocaleString('en')} comparisons took ${(user / 1e6).toFixed(1)} s of one core.`;
}
