/** A table in Markdown of rows whose keys are the head. */
export function markdownTable(rows: ReadonlyArray<Readonly<Record<string, string>>>): string {
	const head = Object.keys(rows[0] ?? {});
	const lines = [head, head.map(() => '---'), ...rows.map((row) => Object.values(row))];
	return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
