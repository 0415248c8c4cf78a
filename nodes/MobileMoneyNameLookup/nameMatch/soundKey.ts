/**
 * Regular differences between spellings of one name, in the order in which they are applied.
 * From general knowledge of how Kenyan registers write English, Arabic and Bantu names.
 */
const spellings: readonly (readonly [pattern: RegExp, reading: string])[] = [
	[/ph/g, 'f'],
	[/c?qu(?=[eiy])/g, 'k'],
	[/ck|q/g, 'k'],
	[/x/g, 'ks'],
	// Kikuyu and Meru write ch as c (Wacera, Gaceri); before a, o, u and consonants c is k (Catherine).
	[/ch/g, 'ç'],
	[/c(?=[eiy])/g, 'ç'],
	[/c/g, 'k'],
	[/sh/g, 's'],
	[/([bdgjkt])h/g, '$1'],
	[/([aeiou])h(?![aeiouy])/g, '$1'],
	[/y/g, 'i'],
	[/([iu])[iw](?=[ao])/g, '$1'],
	[/ee/g, 'i'],
	[/oo|ou/g, 'u'],
	[/(.)\1+/g, '$1'],
];

// Sounding a word out costs more than the rest of its comparison, and names recur in a run.
const cache = new Map<string, string>();
const mostCached = 5000;

/** How a word (its key) sounds, roughly: equal for spellings that differ only in the regular ways above. */
export function soundKey(key: string): string {
	const known = cache.get(key);
	if (known !== undefined) return known;
	let sound = key.replace(/([lnt])\1e$/, '$1');
	for (const [pattern, reading] of spellings) sound = sound.replace(pattern, reading);
	if (cache.size >= mostCached) cache.clear();
	cache.set(key, sound);
	return sound;
}
