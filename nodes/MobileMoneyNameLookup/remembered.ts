const mostRemembered = 10_000;
const longest = 80;

const memories = new Set<WeakRef<Map<string, unknown>>>();

/** The same pure function with a memory of short texts: in a sheet words, types, headings and names recur. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
	const memory = new Map<string, { found: Found }>();
	memories.add(new WeakRef(memory));
	return (text) => {
		const known = memory.get(text);
		if (known) return known.found;
		const found = find(text);
		if (text.length > longest) return found;
		if (memory.size >= mostRemembered) memory.clear();
		memory.set(text, { found });
		return found;
	};
}

/** Empties all memories: a run leaves no names in the process. Another run that is still going reads its texts again. */
export function forgetTexts(): void {
	for (const memory of memories) {
		const texts = memory.deref();
		if (texts) texts.clear();
		else memories.delete(memory);
	}
}
