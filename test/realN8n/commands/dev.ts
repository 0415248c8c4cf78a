import { watch } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storeWorkflow } from '../../e2e/support/publishWorkflow';
import { lastLines, runProcess } from '../childProcess';
import { runCommand } from '../cleanup';
import { projectFolder } from '../paths';
import { startSheetExample } from '../sheetExample';

// npm run editor is the same with --no-watch.
void runCommand(async () => {
	const flag = { type: 'boolean', default: false } as const;
	const { values } = parseArgs({ options: { inspect: flag, 'no-watch': flag } });
	const watches = !values['no-watch'];
	const { instance, server, live, workflow, outputFolder } = await startSheetExample(
		{
			nodeOptions: values.inspect ? ['--inspect=127.0.0.1:9229'] : [],
			// n8n loads a package again when one of its files changes, and tells the open editor.
			variables: watches ? { N8N_DEV_RELOAD: 'true' } : {},
		},
		undefined,
		watches ? (text) => process.stdout.write(text) : undefined,
	);
	const { id } = await storeWorkflow(live.rest, workflow);
	if (watches) buildOnSave(instance.packageFolder);

	console.log(`
n8n’s editor is open, with the node, a credential and the example workflow:
  address   ${server.baseUrl}/workflow/${id}
  e-mail    ${server.owner.email}
  password  ${server.owner.password}${values.inspect ? '\n  debugger  127.0.0.1:9229' : ''}

${watches ? 'Save a file in nodes or credentials, and the editor shows the change.\n' : ''}\
The local service answers on ${live.service.baseUrl}; results go to ${outputFolder}.
Press Ctrl-C to stop. This n8n and everything made in it is then removed.`);
	const exitCode = await server.ended;
	throw new Error(`n8n ended with ${String(exitCode)}:\n${lastLines(server.log())}`);
});

/** Builds the package into n8n's copy when a source is saved; what cannot be built is reported, and n8n keeps the last that worked. */
function buildOnSave(packageFolder: string): void {
	const gulp = join(projectFolder, 'node_modules', '.bin', 'gulp');
	const build = async (): Promise<void> => {
		const place = { cwd: projectFolder, env: process.env };
		await runProcess(gulp, ['build', '--silent'], place);
		await cp(join(projectFolder, 'dist'), join(packageFolder, 'dist'), { recursive: true });
		console.log('Built.');
	};
	let soon: NodeJS.Timeout | undefined;
	for (const part of ['nodes', 'credentials'])
		watch(join(projectFolder, part), { recursive: true }, () => {
			clearTimeout(soon);
			soon = setTimeout(() => void build().catch(console.error), 100);
		});
}
