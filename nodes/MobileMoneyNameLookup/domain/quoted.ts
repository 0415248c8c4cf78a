import { visible } from './visible';

const SHOWN_CHARACTERS = 40;

/**
 * A cell's value for a message: in quotation marks, shortened, and with characters that nobody sees
 * written out: they would write lines of their own into a log, and two numbers read as one without.
 *
 * @param cell what the cell held
 */
export function quoted(cell: string | number): string {
	let shown = '';
	let room = SHOWN_CHARACTERS;
	for (const character of String(cell).trim()) {
		const written = visible(character);
		room -= Array.from(written).length;
		if (room < 0) return `"${shown}…"`;
		shown += written;
	}
	return `"${shown}"`;
}
