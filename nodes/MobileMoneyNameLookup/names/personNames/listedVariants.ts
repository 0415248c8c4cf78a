import { shortForms } from './shortForms';
import { spellingVariants } from './spellingVariants';

const groupsOf = new Map<string, Set<number>>();
spellingVariants.forEach((group, number) => {
	for (const name of group) {
		const groups = groupsOf.get(name) ?? new Set<number>();
		groupsOf.set(name, groups.add(number));
	}
});

/** Whether two words (their keys) are spellings of one name by the table. */
export function areListedVariants(a: string, b: string): boolean {
	const groups = groupsOf.get(a);
	if (!groups) return false;
	for (const group of groupsOf.get(b) ?? []) if (groups.has(group)) return true;
	return false;
}

/** Whether one word is a short form of the other, or both are short forms of one name, in any listed spelling. */
export function isShortFormOf(a: string, b: string): boolean {
	return standsFor(a, b) || standsFor(b, a) || shareFullForm(a, b);
}

/**
 * Whether one word is the usual short form of the other: it begins the name, or serves two names at most. Of two short
 * forms nobody knows that they are one person's.
 */
export function isUsualShortForm(a: string, b: string): boolean {
	const [short, full] = shortForms.has(a) ? [a, b] : [b, a];
	const isUsual = full.startsWith(short) || (shortForms.get(short)?.length ?? 0) <= 2;
	return isUsual && standsFor(short, full);
}

function standsFor(short: string, full: string): boolean {
	return (
		shortForms.get(short)?.some((name) => name === full || areListedVariants(name, full)) ?? false
	);
}

function shareFullForm(a: string, b: string): boolean {
	const fulls = shortForms.get(b);
	return fulls !== undefined && (shortForms.get(a)?.some((name) => fulls.includes(name)) ?? false);
}
