/** `5,000` */
export const counted = (count: number): string => count.toLocaleString('en');

/** A count with its word: `1 row`, `5,000 rows`. */
export const several = (count: number, one: string, more = `${one}s`): string =>
	`${counted(count)} ${count === 1 ? one : more}`;

/** “row 7”, or “rows 4, 5 and 9 of your sheet” where the numbers are those of the user's sheet. */
export function rowsNamed(numbers: readonly string[], isOfSheet: boolean, most = Infinity): string {
	const named = numbers.slice(0, most);
	const more = numbers.length - named.length;
	const last = more > 0 ? `${more} more` : named.pop();
	const list = [named.join(', '), last].filter(Boolean).join(' and ');
	return `row${numbers.length === 1 ? '' : 's'} ${list}${isOfSheet ? ' of your sheet' : ''}`;
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
