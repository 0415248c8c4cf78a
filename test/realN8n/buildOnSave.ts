import { watch, type FSWatcher } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import ts from 'typescript';
import { whenDone } from './cleanup';
import type { Log } from './progress';

export interface BuildOnSaveOptions {
	/** The folder with `nodes`, `credentials` and `tsconfig.json`. */
	sourceFolder: string;
	/** The installed package, whose `dist` is written. */
	packageFolder: string;
	log: Log;
}

const sources = ['nodes', 'credentials'];

/**
 * Builds the package, and builds again what changed whenever a file is saved. Code with a mistake in it
 * is reported and not written, so that n8n keeps the last that worked. Ends with the process.
 */
export function buildOnSave({ sourceFolder, packageFolder, log }: BuildOnSaveOptions): void {
	const dist = join(packageFolder, 'dist');
	const program = ts.createWatchProgram(watchHost(sourceFolder, dist, log));
	const watchers = sources.map((folder) => watchOtherFiles(sourceFolder, folder, dist, log));
	whenDone(() => {
		program.close();
		for (const watcher of watchers) watcher.close();
	});
}

function watchHost(
	sourceFolder: string,
	outDir: string,
	log: Log,
): ts.WatchCompilerHostOfConfigFile<ts.EmitAndSemanticDiagnosticsBuilderProgram> {
	return ts.createWatchCompilerHost(
		join(sourceFolder, 'tsconfig.json'),
		// The maps lead a debugger from n8n's copy to the sources, which need not lie beside it.
		{ outDir, noEmitOnError: true, inlineSourceMap: true },
		ts.sys,
		ts.createEmitAndSemanticDiagnosticsBuilderProgram,
		(problem) => {
			log(ts.formatDiagnosticsWithColorAndContext([problem], formatting(sourceFolder)).trimEnd());
		},
		({ messageText }) => {
			log(ts.flattenDiagnosticMessageText(messageText, '\n'));
		},
	);
}

function formatting(sourceFolder: string): ts.FormatDiagnosticsHost {
	return {
		getCurrentDirectory: () => sourceFolder,
		getCanonicalFileName: (name) => name,
		getNewLine: () => '\n',
	};
}

/** Copies what n8n reads beside the code: icons, codex and output schemas. */
function watchOtherFiles(sourceFolder: string, folder: string, dist: string, log: Log): FSWatcher {
	return watch(join(sourceFolder, folder), { recursive: true }, (_event, path) => {
		if (path === null || !['.svg', '.json'].includes(extname(path))) return;
		const name = join(folder, path);
		copyInto(join(dist, name), join(sourceFolder, name)).then(
			() => {
				log(`Copied ${name}`);
			},
			// It was removed, or an editor is just putting it into place: then the next event tells.
			() => undefined,
		);
	});
}

async function copyInto(target: string, source: string): Promise<void> {
	await mkdir(dirname(target), { recursive: true });
	await copyFile(source, target);
}
