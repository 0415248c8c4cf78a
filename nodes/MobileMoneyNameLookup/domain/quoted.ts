const SHOWN_CHARACTERS = 40;

/**
 * A cell's value for a message: in quotation marks, shortened, and without control characters, with
 * which it would write lines of its own into a log.
 *
 * @param cell what the cell held
 */
export function quoted(cell: string | number): string {
	const characters = Array.from(String(cell).trim().replace(/\p{C}/gu, ''));
	const isLong = characters.length > SHOWN_CHARACTERS;
	return `"${characters.slice(0, SHOWN_CHARACTERS).join('')}${isLong ? '…' : ''}"`;
}
