import { halfWidth } from '../visible';
import { plainWords } from './plainWords';

const MAX_CELL = 200;

const ACCOUNT_MARK =
	/#|(?<![\p{L}])(?:a\/c|acct?|ac|account|akaunti|meter|mita|ref|reference)(?![\p{L}])/iu;
const AFTER_MARK = /^(?:[\s.:=#(\p{Pd}]|(?:nos?|num|number|nambari)(?![\p{L}\p{N}]))+/iu;
/** Digits are hidden or cut off, so the rest is not the number. */
const MASKED = /[*…]|\.\.|x{2}/i;
const BEFORE_MARK: ReadonlySet<string> = new Set(Array.from(' \u00A0\t,;:/(|-–—'));

interface NumberParts {
	readonly words: readonly string[];
	readonly digits: string;
	readonly account?: string;
}

function withoutEnd(text: string, characters: ReadonlySet<string>): string {
	let end = text.length;
	while (end > 0 && characters.has(text.charAt(end - 1))) end--;
	return text.slice(0, end);
}

/** Splits a text such as `Paybill: 247247 a/c 0110567890100`; undefined without words or account. */
export function partsOf(cell: string): NumberParts | undefined {
	const text = halfWidth(cell.trim());
	if (text.length > MAX_CELL || !/[\p{L}#]/u.test(text) || text.startsWith('=')) return undefined;
	const start = text.search(/\d/);
	if (start === -1) return undefined;
	const before = text.slice(0, start);
	if (MASKED.test(before)) return undefined;
	const hasWords = /[\p{L}#]/u.test(before);
	const rest = hasWords ? text.slice(start) : text;
	const mark = ACCOUNT_MARK.exec(rest);
	if (!mark)
		return hasWords ? { words: plainWords(before), digits: unbracketed(before, rest) } : undefined;
	const right = rest.slice(mark.index + mark[0].length);
	return {
		words: hasWords ? plainWords(before) : [],
		digits: withoutEnd(rest.slice(0, mark.index), BEFORE_MARK),
		account: unbracketed(rest.slice(0, mark.index), right).replace(AFTER_MARK, ''),
	};
}

/** The bracket was opened before the text, so the closing one goes. */
const unbracketed = (before: string, text: string): string =>
	before.trimEnd().endsWith('(') && text.endsWith(')') ? text.slice(0, -1) : text;
