/** Reads a web address. */
export function parseUrl(text: string, base?: string): URL | undefined {
	// Not URL.canParse: once V8 has optimised its caller, Node.js 20 refuses hosts with letters such as ü.
	try {
		return new URL(text, base);
	} catch {
		return undefined;
	}
}
