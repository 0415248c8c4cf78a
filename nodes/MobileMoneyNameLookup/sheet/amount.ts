const MAX_CHARACTERS = 40;
const CURRENCY_BEFORE = /^(?:kes|k\.?shs?|shs?)\.?(?=[\s\d(.-])/i;
const CURRENCY_AFTER = /(?:kes|kshs?|shs?|\/[=-]{1,2})$/i;
const AMOUNT = /^(?:\d{1,15}|\d{1,3}([ ,])\d{3}(?:\1\d{3}){0,3})(?:\.\d{1,6})?$/;

/** Takes off a pair of brackets or a minus, and then the currency. */
function unwrapped(text: string): { readonly text: string; readonly isNegative: boolean } {
	const isBracketed = text.startsWith('(') && text.endsWith(')');
	const inner = isBracketed ? text.slice(1, -1).trim() : text;
	const isMinus = /^[-\u2212]/.test(inner);
	const rest = isMinus ? inner.slice(1).trim() : inner;
	return {
		text: rest.replace(CURRENCY_BEFORE, '').trim().replace(CURRENCY_AFTER, '').trim(),
		isNegative: isBracketed || isMinus,
	};
}

/** An amount as people write it: `Ksh 1,500/-`, `(1,500.00)`, `1 500`, `-500`; undefined for anything else, including other currencies. */
export function readAmount(cell: unknown): number | undefined {
	if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
	if (typeof cell !== 'string' || cell.length > MAX_CHARACTERS) return undefined;
	// The currency may stand inside or outside of the brackets.
	const outer = unwrapped(cell.normalize('NFKC').replace(/\s+/g, ' ').trim().replace(/^'/, ''));
	const { text, isNegative } = unwrapped(outer.text);
	if (!AMOUNT.test(text)) return undefined;
	const amount = Number(text.replace(/[ ,]/g, ''));
	return isNegative || outer.isNegative ? -amount : amount;
}
