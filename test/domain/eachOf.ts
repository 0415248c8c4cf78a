/** One row of a table for each value, so that a failure names it; the groups say what values have in common. */
export const eachOf = <Value>(
	groups: Readonly<Record<string, readonly Value[]>>,
): Array<readonly [what: string, value: Value]> =>
	Object.entries(groups).flatMap(([what, values]) => values.map((value) => [what, value] as const));

/** The same for texts that are written in one line, with bars or another separator between them. */
export const eachText = (
	groups: Readonly<Record<string, string>>,
	separator = ' | ',
): Array<readonly [what: string, text: string]> =>
	eachOf(
		Object.fromEntries(
			Object.entries(groups).map(([what, texts]) => [what, texts.split(separator)]),
		),
	);
