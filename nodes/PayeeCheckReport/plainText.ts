import { cut, visible } from '../MobileMoneyNameLookup/domain/visible';

/** Longer texts are cut before patterns run. */
const MAX_READ = 10_000;

/** A text or number from outside as one line of at most `max` characters that can be shown anywhere; else empty. */
export function plainText(value: unknown, max: number): string {
	if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
	if (typeof value !== 'string') return '';
	return visible(cut(value.slice(0, MAX_READ).replace(/\s+/g, ' ').trim(), max));
}
