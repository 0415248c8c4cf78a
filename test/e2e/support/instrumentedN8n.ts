import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InstalledN8n } from '../../realN8n/installN8n';

/** What an instrumented n8n is started with besides the usual. */
export interface Instruments {
	/** Environment variables that go over the usual ones. */
	variables?: Readonly<Record<string, string>>;
	/** Options of Node itself, such as `--cpu-prof`. */
	nodeOptions?: readonly string[];
}

/** An n8n whose process is known. */
export interface InstrumentedN8n {
	installed: InstalledN8n;
	/** The process that was started last. */
	processId: () => Promise<number>;
}

/**
 * Puts a script in front of n8n's Node that sets variables and leaves the process's id in a file.
 * @param folder where the script and the id are kept; throw-away
 */
export async function instrument(
	installed: InstalledN8n,
	folder: string,
	{ variables = {}, nodeOptions = [] }: Instruments,
): Promise<InstrumentedN8n> {
	const script = join(folder, 'node.sh');
	const idFile = join(folder, 'node.pid');
	const lines = [
		'#!/bin/sh',
		`echo $$ > ${quoted(idFile)}`,
		...Object.entries(variables).map(([name, value]) => `export ${name}=${quoted(value)}`),
		// The process keeps its id, so that it can be measured and ended like n8n itself.
		`exec ${[installed.nodeBinary, ...nodeOptions].map(quoted).join(' ')} "$@"`,
	];
	await writeFile(script, `${lines.join('\n')}\n`, { mode: 0o700 });
	return {
		installed: { ...installed, nodeBinary: script },
		processId: async () => Number(await readFile(idFile, 'utf8')),
	};
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
