const figures = /\+?\d+(?:[ -]\d+)*/g;

const label =
	/(?:^|[\s(:-])(?:a\/c|acc?|account|till|pay ?bill|buy goods|id|passport|tel|telephone|phone|mobile|mob|cell|ref|cust(?:omer)?|#)[\s.:#-]{0,3}(?:(?:no|number)[\s.:#-]{0,3})?$/i;
const endsInWord = /[\p{L}\p{N}]$/u;
const letter = /\p{L}/u;
const longestLabel = 24;
const fewestFigures = 5;
const fewestAfterLabel = 3;

/** Removes phone, till and account numbers; house and branch numbers (Shop 12) tell holders apart. */
export function takeNumbers(text: string): { text: string; numbers: readonly string[] } {
	if (!/\d/.test(text)) return { text, numbers: [] };
	const numbers: string[] = [];
	let rest = '';
	let from = 0;
	for (const { 0: found, index } of text.matchAll(figures)) {
		const before = label.exec(text.slice(Math.max(from, index - longestLabel), index))?.[0] ?? '';
		const number = found.replace(/\D/g, '');
		const fewest = before === '' ? fewestFigures : fewestAfterLabel;
		const isOwnWord = !endsInWord.test(text.slice(0, index));
		if (number.length < fewest || !isOwnWord) continue;
		numbers.push(number);
		rest += `${text.slice(from, index - before.length)} `;
		from = index + found.length;
	}
	rest = (rest + text.slice(from)).replace(/\(\s?\)/g, ' ').trim();
	return letter.test(rest) ? { text: rest, numbers } : { text, numbers: [] };
}
