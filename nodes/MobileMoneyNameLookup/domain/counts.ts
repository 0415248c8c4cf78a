/** `5,000` */
export const counted = (count: number): string => count.toLocaleString('en');

/** A count with its word: `1 row`, `5,000 rows`. */
export const several = (count: number, one: string, more = `${one}s`): string =>
	`${counted(count)} ${count === 1 ? one : more}`;

/** “row 7”, or “rows 4, 5 and 9 of your sheet” where the numbers are those of the user's sheet; `count` is of all rows. */
export function rowsNamed(
	numbers: readonly string[],
	isOfSheet: boolean,
	count = numbers.length,
): string {
	const more = count - numbers.length;
	const named = more > 0 ? [...numbers, `${counted(more)} more`] : numbers;
	const list = [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ');
	return `row${count === 1 ? '' : 's'} ${list}${isOfSheet ? ' of your sheet' : ''}`;
}

/** Groups a list by a key, each group in the order of the list. */
export function groupsOf<Entry, Key>(
	list: readonly Entry[],
	keyOf: (entry: Entry) => Key,
): Map<Key, Entry[]> {
	const groups = new Map<Key, Entry[]>();
	for (const entry of list) {
		const group = groups.get(keyOf(entry));
		if (group) group.push(entry);
		else groups.set(keyOf(entry), [entry]);
	}
	return groups;
}
