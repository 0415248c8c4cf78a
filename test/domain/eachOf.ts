/**
 * One row of a table for each value, so that a failure names the value.
 *
 * @param groups values by what they have in common
 */
export const eachOf = <Value>(
	groups: Readonly<Record<string, readonly Value[]>>,
): Array<readonly [what: string, value: Value]> =>
	Object.entries(groups).flatMap(([what, values]) => values.map((value) => [what, value] as const));
