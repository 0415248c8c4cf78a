import type { Part } from './parts';
import { isPersonalName } from './personNames/knownNames';
import { areListedVariants } from './personNames/listedVariants';
import { areUmlauts, soundAlike } from './soundKey';
import { areSpellings } from './words/spellings';

/** How two words can be spellings of one: in any tongue of the country, only roughly, or undefined. */
export function spelledAlike(one: Part, other: Part): 'same' | 'roughly' | undefined {
	const [a, b] = [one.key, other.key];
	if (a.length < 3 || b.length < 3) return undefined;
	if (areListedVariants(a, b) || areSpellings(a, b) || areUmlauts(one, other)) return 'same';
	const sound = soundAlike(a, b);
	// SAFARYCOM sounds like Safaricom, and imitates it.
	if (sound === 'same' && (isPersonalName(a) || isPersonalName(b))) return 'same';
	return sound && Math.min(a.length, b.length) > 3 ? 'roughly' : undefined;
}
