const mostRemembered = 10_000;
const longest = 80;

/** The key of all memories of texts. */
let run = {};

/** The same function with a memory of objects; a result is freed with its object. */
export function rememberedOf<Key extends object, Found>(find: (key: Key) => Found) {
	const memory = new WeakMap<Key, { found: Found }>();
	return (key: Key): Found => {
		const known = memory.get(key);
		if (known) return known.found;
		const found = find(key);
		memory.set(key, { found });
		return found;
	};
}

/** The same for short texts: in a sheet words, types, headings and names recur. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
	const memoryOf = rememberedOf(() => new Map<string, { found: Found }>());
	return (text) => {
		const memory = memoryOf(run);
		const known = memory.get(text);
		if (known) return known.found;
		const found = find(text);
		if (text.length > longest) return found;
		if (memory.size >= mostRemembered) memory.clear();
		memory.set(text, { found });
		return found;
	};
}

/** Frees all texts: a run leaves no names in the process. Another run that is still going reads its texts again. */
export function forgetTexts(): void {
	run = {};
}
