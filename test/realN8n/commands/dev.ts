import { watch } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readExample } from '../../e2e/examples/example';
import { startLive } from '../../e2e/support/liveN8n';
import { storeWorkflow } from '../../e2e/support/publishWorkflow';
import { lastLines, runProcess } from '../childProcess';
import { runCommand } from '../cleanup';
import { createInstance } from '../n8nInstance';
import { startServer } from '../n8nServer';
import { packPackage } from '../packPackage';
import { examplesFolder, projectFolder } from '../paths';

// npm run editor is the same with --no-watch.
void runCommand(async () => {
	const { values } = parseArgs({ options: { 'no-watch': { type: 'boolean' } } });
	const watches = !values['no-watch'];
	const instance = await createInstance({
		tarball: await packPackage(),
		fileFolders: [examplesFolder],
		// n8n loads a package again when one of its files changes, and the open editor shows it.
		variables: watches ? { N8N_DEV_RELOAD: 'true' } : {},
	});
	console.log('Starting n8n …');
	const onOutput = (text: string): void => void process.stdout.write(text);
	const server = await startServer(instance, { ...(watches && { onOutput }) });
	const live = await startLive(server);
	const ids: Record<string, string> = {};
	for (const file of await readdir(examplesFolder)) {
		const [name = '', ending] = file.split('.');
		if (ending !== 'json') continue;
		ids[name] = (await storeWorkflow(live.rest, readExample(name))).id;
	}
	if (watches) buildOnSave(instance.packageFolder);

	console.log(`
n8n’s editor is open, with the node, a credential and the examples as they ship:
  address   ${server.baseUrl}/workflow/${ids['spreadsheet-verification']}
  e-mail    ${server.owner.email}
  password  ${server.owner.password}

${watches ? 'Save a file in nodes or credentials, and the editor shows the change.\n' : ''}\
The credential belongs to the local service on ${live.service.baseUrl}.
Press Ctrl-C to stop. This n8n and everything made in it is then removed.`);
	const exitCode = await server.ended;
	throw new Error(`n8n ended with ${String(exitCode)}:\n${lastLines(server.log())}`);
});

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
