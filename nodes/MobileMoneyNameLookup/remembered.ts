const mostRemembered = 10_000;
const longest = 80;

/** The same pure function with a memory of short texts: in a sheet words, types and headings recur. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
	const memory = new Map<string, { found: Found }>();
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
