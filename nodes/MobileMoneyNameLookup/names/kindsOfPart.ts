import type { Part } from './parts';
import { isPersonalName } from './personNames/knownNames';
import { generationWords } from './words/honorifics';
import { owners } from './words/owners';
import { kunyaWords } from './words/particles';

/** Nairobi Hospital: a place says whose it is when nothing else differs. */
export function isPlace({ role }: Part): boolean {
	return role === 'place' || role === 'country';
}

/** A word for a kind of business or institution. */
export function isGeneric({ role }: Part): boolean {
	return role === 'generic';
}

/** Ortum Hospital, ORTUM MISSION HOSPITAL; Langata Clinic, LANGATA CLINIC (MUGUMOINI). */
export function isBesidePlace({ note, role, key }: Part): boolean {
	return note || role === 'place' || role === 'number' || key === 'shop' || owners.has(key);
}

/** Particles, "and", and titles that may be names: compared, and never missed. */
export function isSmall({ role }: Part): boolean {
	return role === 'small' || role === 'title';
}

/** Junior, III. */
export function isGeneration({ role, key }: Part): boolean {
	return role === 'generation' || generationWords.has(key);
}

/** Nobody knows what an unknown word says of the holder: it may be a trade, a warning or another holder. */
export function isNameOrInitial({ role, key }: Part): boolean {
	if (role === 'initial' || role === 'masked') return true;
	// "Abu Hassan Ali" is Hassan Ali's father.
	return role === 'name' && isPersonalName(key) && !kunyaWords.has(key);
}
