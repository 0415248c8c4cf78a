const PLACEHOLDERS: ReadonlySet<string> = new Set(['n/a', 'na', 'nil', 'none', 'null', '.', '*']);
const LONGEST_PLACEHOLDER = 8;
const SEEN = /[^\s\p{C}]/u;

/** Whether a cell is empty, or has only blanks, dashes or a word such as N/A. */
export function isBlankCell(cell: unknown): boolean {
	if (cell === undefined || cell === null) return true;
	if (typeof cell !== 'string') return false;
	if (cell.length > LONGEST_PLACEHOLDER) return !SEEN.test(cell);
	// Most cells are numbers, and no placeholder has one.
	if (/[1-9]/.test(cell)) return false;
	const text = cell.replace(/[\s\p{C}\p{Pd}_]/gu, '').toLowerCase();
	return text === '' || PLACEHOLDERS.has(text);
}
