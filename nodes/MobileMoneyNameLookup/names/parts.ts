import { hasPlainLetters } from './foldWord';
import { isKnownName } from './personNames/knownNames';
import type { Word } from './readWords';
import { abbreviations } from './words/abbreviations';
import { commonWords } from './words/commonWords';
import { genericWords } from './words/genericWords';
import { ambiguousTitles, generations, lateMarks } from './words/honorifics';
import { legalForms } from './words/legalForms';
import { numberValue, numberWords } from './words/numberWords';
import { articles, fillers, innerParticles, particles } from './words/particles';
import { foreignCountries, places } from './words/places';

/**
 * What a word is in its name. Only a `name` says whose account it is; a `place` says it weakly;
 * `small` words (particles, "and") and titles that may be names are compared but never missed; of a `masked`
 * one the service hides letters.
 */
export type Role =
	| 'name'
	| 'initial'
	| 'generic'
	| 'place'
	| 'country'
	| 'number'
	| 'generation'
	| 'small'
	| 'title'
	| 'masked';

export interface Part extends Word {
	role: Role;
	known: boolean;
	number: string | undefined;
	plain: boolean;
}

/** Says of each word of a name what it is there. */
export function partsOf(words: readonly Word[], business: boolean): Part[] {
	const full = words.filter(({ key }) => key.length > 1).length;
	const parts = words.map((word, index): Part => {
		const { text, key, note, hidden, shown } = word;
		const inner = index > 0 && index < words.length - 1;
		const leads = !business && index === 0 && full > 2;
		const known = isKnownName(key);
		const plain = hasPlainLetters(key);
		const titled = leads && ambiguousTitles.has(key) && !articles.has(words[index + 1]?.key ?? '');
		const marks = !business && index > 0 && full > 2 && lateMarks.has(key);
		const role = shown
			? 'masked'
			: titled
				? 'title'
				: marks
					? 'generation'
					: roleOf(key, plain, known, business, inner);
		// Written out, because spreading `word` is what took most of the time of a comparison.
		return {
			text,
			key,
			note,
			hidden,
			role,
			known,
			number: numberValue(key),
			plain,
			shown,
		};
	});
	if (parts.some(({ role }) => role !== 'small' && role !== 'initial')) return parts;
	// "De La" and "Bin Wa" have nothing but small words: then they are the name.
	return parts.map((part) => (part.role === 'small' ? { ...part, role: 'name' } : part));
}

function roleOf(
	key: string,
	plain: boolean,
	known: boolean,
	business: boolean,
	inner: boolean,
): Role {
	if (!plain && /^\p{N}+$/u.test(key)) return 'number';
	if (key.length === 1) return plain ? 'initial' : 'name';
	if (business && isCardinal(key)) return 'number';
	if (business ? fillers.has(key) : isParticle(key, inner)) return 'small';
	if (!business && generations.has(key)) return 'generation';
	if (known) return 'name';
	if (genericWords.has(key) || legalForms.get(key) === 'plain') return 'generic';
	if (business && isShortForGeneric(key)) return 'generic';
	if (foreignCountries.has(key)) return 'country';
	return places.has(key) && !commonWords.has(key) ? 'place' : 'name';
}

/** "Sec" of a school, which says as little as "secondary". */
function isShortForGeneric(key: string): boolean {
	return abbreviations.get(key)?.every((word) => genericWords.has(word)) ?? false;
}

/** "First" is the name of First Bank; the 1 of "Bank 1" is only a number. */
function isCardinal(key: string): boolean {
	const value = numberWords.get(key);
	return value !== undefined && /^\d+$/.test(value);
}

function isParticle(key: string, inner: boolean): boolean {
	return particles.has(key) || articles.has(key) || (inner && innerParticles.has(key));
}
