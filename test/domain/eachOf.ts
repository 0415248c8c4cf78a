/** One row of a table for each value, so that a failure names it; the groups say what values have in common. */
export const eachOf = <Value>(
	groups: Readonly<Record<string, readonly Value[]>>,
): Array<readonly [what: string, value: Value]> =>
	Object.entries(groups).flatMap(([what, values]) => values.map((value) => [what, value] as const));

/** Texts that are written in one line, with bars or another separator between them. */
export const textsIn = (line: string, separator = ' | '): string[] => line.split(separator);

/** The same as `eachOf` for such lines. */
export const eachText = (
	groups: Readonly<Record<string, string>>,
	separator = ' | ',
): Array<readonly [what: string, text: string]> =>
	Object.entries(groups).flatMap(([what, line]) =>
		textsIn(line, separator).map((text) => [what, text] as const),
	);
