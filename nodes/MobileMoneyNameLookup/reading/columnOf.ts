/** A field of the row and nothing else, as n8n writes it for a column that is dragged into a parameter. */
const COLUMN =
	/^=\{\{ *\$json(?:\.(\w+)|\["([^"\\{}\p{Cc}\p{Cs}]+)"\]|\['([^'\\{}\p{Cc}\p{Cs}]+)'\]) *\}\}$/u;

/** The column that an expression names, or undefined for any other expression. */
export function columnOf(setting: unknown): string | undefined {
	const [, dotted, quoted, quotedOnce] =
		COLUMN.exec(typeof setting === 'string' ? setting : '') ?? [];
	return dotted ?? quoted ?? quotedOnce;
}

/** The text or count in a cell that n8n hands on unchanged; undefined for what only n8n can tell. */
export function plainCell(row: object | undefined, column: string): string | number | undefined {
	const value: unknown = row && Object.hasOwn(row, column) ? Reflect.get(row, column) : undefined;
	if (typeof value === 'string') return /[\0\p{Cs}]/u.test(value) ? undefined : value;
	return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
