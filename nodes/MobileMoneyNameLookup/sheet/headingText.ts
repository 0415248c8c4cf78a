import { isEmptyCell, ROW_NUMBER } from './grid';

/** A heading on one line. */
export const headingText = (cell: unknown): string =>
	typeof cell === 'string' ? cell.slice(0, 1000).replace(/\s+/g, ' ').trim() : '';

/** Names for the columns as the result has them, each once. */
export function columnNames(cells: readonly unknown[], width: number): string[] {
	const taken = new Set<string>([ROW_NUMBER]);
	return Array.from({ length: width }, (_cell, position) => {
		const cell = cells[position];
		const text = isEmptyCell(cell)
			? ''
			: headingText(typeof cell === 'string' ? cell : String(cell));
		const base = text === '' ? `Column ${position + 1}` : text;
		let name = base;
		// Its own row numbers are replaced by the sheet's.
		if (base === ROW_NUMBER) return base;
		for (let count = 2; taken.has(name); count++) name = `${base} (${count})`;
		taken.add(name);
		return name;
	});
}
