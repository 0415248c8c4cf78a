import path from 'node:path';

import { ESLint } from 'eslint';
import ts from 'typescript';

import { projectFolder } from '../realN8n/paths';

const CONFIG = path.join(projectFolder, 'test', 'tsconfig.json');

/** All sources and tests, as `tsc -p test` reads them. */
function readProgram(): ts.Program {
	const parsed = ts.getParsedCommandLineOfConfigFile(CONFIG, undefined, {
		...ts.sys,
		onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
			throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
		},
	});
	if (parsed === undefined) throw new Error(`${CONFIG} could not be read`);
	return ts.createProgram({
		rootNames: parsed.fileNames,
		options: parsed.options,
		configFileParsingDiagnostics: parsed.errors,
		// ESLint's rules go from a node to its parent, which the compiler alone would not set.
		host: ts.createCompilerHost(parsed.options, true),
	});
}

/**
 * What `npm run typecheck` and `npm run lint` find, in little more than the time of the second: both
 * need the types of all that n8n brings with it, which are worked out once here.
 */
async function main(): Promise<void> {
	const program = readProgram();
	const formatHost = ts.createCompilerHost(program.getCompilerOptions());
	const typeErrors = ts.getPreEmitDiagnostics(program);
	const eslint = new ESLint({
		cwd: projectFolder,
		overrideConfig: {
			files: ['**/*.ts', '**/*.mts'],
			languageOptions: { parserOptions: { programs: [program], project: null } },
		},
	});
	const linted = await eslint.lintFiles('.');
	const lintProblems = linted.flatMap(({ messages }) => messages);
	const formatter = await eslint.loadFormatter('stylish');

	console.log(ts.formatDiagnosticsWithColorAndContext(typeErrors, formatHost));
	console.log(await formatter.format(linted));
	console.log(`Type errors: ${typeErrors.length}. Lint problems: ${lintProblems.length}.`);
	process.exitCode = typeErrors.length + lintProblems.length > 0 ? 1 : 0;
}

void main();
