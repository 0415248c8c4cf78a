import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectFolder } from '../realN8n/paths';

const page = join(projectFolder, 'docs', 'scaling.md');

/**
 * Puts figures between their markers in docs/scaling.md, if it has markers for them; the words around
 * them stay.
 * @returns the page's path, or undefined when it has no such section
 */
export async function writeFigures(section: string, figures: string): Promise<string | undefined> {
	const begin = `<!-- begin figures: ${section} -->`;
	const end = `<!-- end figures: ${section} -->`;
	const text = await readFile(page, 'utf8');
	const from = text.indexOf(begin);
	const to = text.indexOf(end);
	if (from === -1 || to < from) return undefined;
	const before = text.slice(0, from + begin.length);
	const written = `${before}\n\n${figures}\n\n${text.slice(to)}`;
	const style = await resolveConfig(page);
	await writeFile(page, await format(written, { ...style, parser: 'markdown' }));
	return relative(process.cwd(), page);
}
