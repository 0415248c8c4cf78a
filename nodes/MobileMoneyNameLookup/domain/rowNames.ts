/** “row 7”, or “rows 4, 5 and 9 of your sheet” where the numbers are those of the user's sheet. */
export function rowsNamed(numbers: readonly string[], isOfSheet: boolean, most = Infinity): string {
	const named = numbers.slice(0, most);
	const more = numbers.length - named.length;
	const last = more > 0 ? `${more} more` : named.pop();
	const list = [named.join(', '), last].filter(Boolean).join(' and ');
	return `row${numbers.length === 1 ? '' : 's'} ${list}${isOfSheet ? ' of your sheet' : ''}`;
}
