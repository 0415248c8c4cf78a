const mostRemembered = 10_000;
const longest = 80;

/** Replacing this key forgets all texts. */
let run = {};

/** The same pure function with a memory of short texts: in a sheet words, types, headings and names recur. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
	const memories = new WeakMap<object, Map<string, { found: Found }>>();
	return (text) => {
		const memory = memories.get(run) ?? new Map<string, { found: Found }>();
		const known = memory.get(text);
		if (known) return known.found;
		const found = find(text);
		if (text.length > longest) return found;
		if (memory.size >= mostRemembered) memory.clear();
		memories.set(run, memory.set(text, { found }));
		return found;
	};
}

/** Frees all texts: a run leaves no names in the process. Another run that is still going reads its texts again. */
export function forgetTexts(): void {
	run = {};
}
