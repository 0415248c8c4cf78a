import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOnSave, hotReloadVariables, untilReloading } from '../buildOnSave';
import { lastLines } from '../childProcess';
import { runCommand } from '../cleanup';
import { startServer } from '../n8nServer';
import { packForRun } from '../packPackage';
import { projectFolder } from '../paths';
import { phase } from '../progress';
import { examplePaths, prepareSheetJob } from '../sheetRun';

const log = console.log;

// npm run editor is the same with --no-watch.
void runCommand(async () => {
	const { values } = parseArgs({
		options: {
			/** Lets a debugger attach to n8n, at this port of 127.0.0.1. */
			inspect: { type: 'boolean', default: false },
			'inspect-port': { type: 'string', default: '9229' },
			/** A folder with nodes, credentials and tsconfig.json, to be built whenever something is saved. */
			sources: { type: 'string', default: projectFolder },
			'no-watch': { type: 'boolean', default: false },
		},
	});
	const [sources, watches] = [resolve(values.sources), !values['no-watch']];
	const debugger_ = `127.0.0.1:${values['inspect-port']}`;
	const { instance, workflowId, service, paths } = await prepareSheetJob(
		await packForRun(log),
		{ ...examplePaths, outputFolder: join(sources, 'output') },
		log,
		{
			...(watches && { variables: hotReloadVariables }),
			nodeOptions: values.inspect ? [`--inspect=${debugger_}`] : [],
		},
	);
	const { packageFolder } = instance;
	if (watches) {
		await phase(log, 'Building', () => buildOnSave(sources, packageFolder, log));
	}
	const server = await phase(log, 'Starting n8n', async () => {
		const onOutput = (text: string): boolean => process.stdout.write(text);
		const started = await startServer(instance, watches ? { onOutput } : {});
		if (watches) await untilReloading(started, packageFolder);
		return started;
	});

	log(`
n8n’s editor is open, with the node, a credential and the example workflow:
  address   ${server.baseUrl}/workflow/${workflowId}
  e-mail    ${server.owner.email}
  password  ${server.owner.password}${values.inspect ? `\n  debugger  ${debugger_}` : ''}

${watches ? 'Save a file in nodes or credentials, and the editor shows the change.\n' : ''}\
The local service answers on ${service.baseUrl}; results go to ${paths.outputFolder}.
Press Ctrl-C to stop. This n8n and everything made in it is then removed.`);
	const exitCode = await server.ended;
	throw new Error(`n8n ended with ${String(exitCode)}:\n${lastLines(server.log())}`);
});
