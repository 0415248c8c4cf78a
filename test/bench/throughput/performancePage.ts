import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectFolder } from '../../realN8n/paths';

const docs = join(projectFolder, 'docs');
const picture = join(projectFolder, 'docs', 'images', 'throughput.svg');

/** Puts figures between their markers in a page of docs/; the words around them stay. */
export async function writeFigures(
	section: string,
	figures: string,
	pageName = 'performance.md',
): Promise<void> {
	const page = join(docs, pageName);
	const begin = `<!-- begin figures: ${section} -->`;
	const end = `<!-- end figures: ${section} -->`;
	const text = await readFile(page, 'utf8');
	const from = text.indexOf(begin);
	const to = text.indexOf(end);
	if (from === -1 || to < from) throw new Error(`${page} has no markers for ${section}.`);
	const before = text.slice(0, from + begin.length);
	const written = `${before}\n\n${figures}\n\n${text.slice(to)}`;
	// A page that is not formatted would fail the next check.
	await writeFile(page, await format(written, { ...(await resolveConfig(page)), filepath: page }));
}

/** Replaces the plot that the page shows. */
export async function writePlot(svg: string): Promise<void> {
	await mkdir(dirname(picture), { recursive: true });
	await writeFile(picture, svg);
}
