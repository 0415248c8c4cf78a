import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOnSave } from '../buildOnSave';
import { runCommand } from '../cleanup';
import { hotReloadVariables, untilReloading } from '../hotReload';
import { startServer } from '../n8nServer';
import { projectFolder } from '../paths';
import { phase } from '../progress';
import { examplePaths, packForRun, prepareSheetJob } from '../sheetRun';

const usage = `Usage: npm run dev -- [options]
  --inspect             lets a debugger attach to n8n
  --inspect-port <n>    the port for it on 127.0.0.1 (default 9229)
  --sources <folder>    a folder with nodes, credentials and tsconfig.json to watch (default: this project)`;

interface Options {
	inspectPort: number | undefined;
	sourceFolder: string;
}

function readOptions(): Options {
	try {
		const { values } = parseArgs({
			options: {
				inspect: { type: 'boolean', default: false },
				'inspect-port': { type: 'string', default: '9229' },
				sources: { type: 'string', default: projectFolder },
			},
		});
		const port = Number(values['inspect-port']);
		if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('Not a port.');
		return {
			inspectPort: values.inspect ? port : undefined,
			sourceFolder: resolve(values.sources),
		};
	} catch (error) {
		const problem = error instanceof Error ? error.message : String(error);
		throw new Error(`${problem}\n${usage}`, { cause: error });
	}
}

const log = (line: string): void => {
	console.log(line);
};

void runCommand(async () => {
	const { inspectPort, sourceFolder } = readOptions();
	const { instance, workflowId, service } = await prepareSheetJob(
		await packForRun(log),
		{ ...examplePaths, outputFolder: join(sourceFolder, 'output') },
		log,
		{
			variables: hotReloadVariables,
			nodeOptions: inspectPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectPort}`],
		},
	);
	const { packageFolder } = instance;
	await phase(log, 'Building for development', () => {
		buildOnSave({ sourceFolder, packageFolder, log });
		return Promise.resolve();
	});
	const server = await phase(log, 'Starting n8n', async () => {
		const started = await startServer(instance, {
			onOutput: (text) => process.stdout.write(text),
		});
		await untilReloading(started, packageFolder);
		return started;
	});

	console.log(
		[
			'',
			'n8n’s editor is open. Save a file in nodes or credentials, and the editor shows the change:',
			`  address   ${server.baseUrl}/workflow/${workflowId}`,
			`  e-mail    ${server.owner.email}`,
			`  password  ${server.owner.password}`,
			...(inspectPort === undefined ? [] : [`  debugger  127.0.0.1:${inspectPort}`]),
			'',
			`The local service answers on ${service.baseUrl}. Press Ctrl-C to stop.`,
			'',
		].join('\n'),
	);
	const exitCode = await server.ended;
	throw new Error(`n8n ended with ${String(exitCode)}:\n${server.log().slice(-2_000)}`);
});
