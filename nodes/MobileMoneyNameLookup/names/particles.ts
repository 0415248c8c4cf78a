import { is } from './lexicon';

/** What a particle says: son of, daughter of, the, or only itself (van, de); undefined for "wa", which says any of it. */
export function particleKind(key: string): string | undefined {
	if (is(key, 'sonWords') || key === 'ben') return 'son of';
	if (is(key, 'daughterWords')) return 'daughter of';
	if (is(key, 'articlesOfNames')) return 'the';
	const lists = ['particles', 'arabicParticles', 'europeanParticles'] as const;
	return key !== 'wa' && lists.some((list) => is(key, list)) ? key : undefined;
}

/** Whether it stands between a child and the parent: son of, daughter of, in every form. */
export function isDescent(key: string): boolean {
	return key === 'wa' || is(key, 'sonWords') || is(key, 'daughterWords');
}
