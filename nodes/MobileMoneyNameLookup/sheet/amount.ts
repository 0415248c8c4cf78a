const MAX_CHARACTERS = 40;
const CURRENCY_BEFORE = /^(?:kes|k\.?shs?|shs?)\.?(?=[\s\d(.-])/i;
const CURRENCY_AFTER = /(?:kes|kshs?|shs?|\/[=-]{1,2})$/i;
const PLAIN = /^\d{1,15}(?:\.\d{1,6})?$/;
const GROUPED = /^\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,6})?$/;
const SPACED = /^\d{1,3}(?: \d{3}){1,4}(?:\.\d{1,6})?$/;

/**
 * An amount as people write it: `Ksh 1,500/-`, `(1,500.00)`, `1 500`, `-500`.
 *
 * @returns in the units of the sheet; undefined for anything else, other currencies among it
 */
export function readAmount(cell: unknown): number | undefined {
	if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
	if (typeof cell !== 'string' || cell.length > MAX_CHARACTERS) return undefined;
	let text = cell.normalize('NFKC').replace(/\s+/g, ' ').trim().replace(/^'/, '');
	let isNegative = false;
	for (const _twice of [1, 2]) {
		if (text.startsWith('(') && text.endsWith(')')) {
			isNegative = true;
			text = text.slice(1, -1).trim();
		}
		if (/^[-\u2212]/.test(text)) {
			isNegative = true;
			text = text.slice(1).trim();
		}
		text = text.replace(CURRENCY_BEFORE, '').trim().replace(CURRENCY_AFTER, '').trim();
	}
	const isAmount = PLAIN.test(text) || GROUPED.test(text) || SPACED.test(text);
	if (!isAmount) return undefined;
	const amount = Number(text.replace(/[ ,]/g, ''));
	return isNegative ? -amount : amount;
}
