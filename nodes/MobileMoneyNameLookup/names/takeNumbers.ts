/** What a number beside a name is called: account, till, phone, reference. */
const label =
	/(?:\b(?:a\/c|acc?|account|till|pay ?bill|buy goods|tel|telephone|phone|mobile|mob|cell|ref|cust(?:omer)?)\b[\s.:#-]*(?:\b(?:no|number)\b[\s.:#-]*)?)/
		.source;
const figures = (fewest: number): string => `\\+?\\d(?:[\\s-]?\\d){${fewest - 1},}`;
const beside = new RegExp(
	`[\\s(\\[:–-]*(?:(?:${label}|#\\s*)+(${figures(3)})|(${figures(5)}))[\\s)\\]]*`,
	'gi',
);

/**
 * Takes the numbers off that payers and registers write beside a name: a phone, a till, an account. Those of a house or
 * a branch (Shop 12) stay, because they tell one holder from another.
 *
 * @returns the name without them, and their figures
 */
export function takeNumbers(text: string): { text: string; numbers: readonly string[] } {
	if (!/\d/.test(text)) return { text, numbers: [] };
	const numbers: string[] = [];
	const rest = text.replace(
		beside,
		(_all, labelled: string | undefined, bare: string | undefined) => {
			numbers.push((labelled ?? bare ?? '').replace(/\D/g, ''));
			return ' ';
		},
	);
	return /\p{L}/u.test(rest) ? { text: rest.trim(), numbers } : { text, numbers: [] };
}
