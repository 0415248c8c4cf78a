/** A bar of the report's chart. */
export interface Bar {
	readonly name: string;
	readonly rows: number;
	/** Pixels. */
	readonly width: number;
}

const bar =
	/<text[^>]*>([^<]*)<\/text><rect[^>]* width="([\d.]+)"[^>]*\/><text[^>]*>(\d+)<\/text>/g;

/** The bars of the report's chart, from top to bottom. */
export function barsOf(html: string): Bar[] {
	return [...html.matchAll(bar)].map(([, name = '', width, rows]) => ({
		name,
		rows: Number(rows),
		width: Number(width),
	}));
}

/** Every tag of a page, without its attributes, in the order of the alphabet. */
export function tagsOf(html: string): string[] {
	return [...new Set([...html.matchAll(/<([^\s/>]+)/g)].map(([, tag = '']) => tag))].sort();
}

/** The names of all attributes in a page's tags, in the order of the alphabet. */
export function attributesOf(html: string): string[] {
	const tags = [...html.matchAll(/<[^/!][^>]*>/g)].map(([tag]) => tag);
	const names = tags.flatMap((tag) =>
		[...tag.matchAll(/\s([\w-]+)=/g)].map(([, name = '']) => name),
	);
	return [...new Set(names)].sort();
}
