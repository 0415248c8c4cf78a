import { runCommand } from '../cleanup';
import { startServer } from '../n8nServer';
import { phase } from '../progress';
import { examplePaths, packForRun, prepareSheetJob } from '../sheetRun';

const log = (line: string): void => {
	console.log(line);
};

void runCommand(async () => {
	const { instance, workflowId, service, paths } = await prepareSheetJob(
		await packForRun(log),
		examplePaths,
		log,
	);
	const server = await phase(log, 'Starting n8n', async () => await startServer(instance));

	console.log(
		[
			'',
			'n8n’s editor is open, with the node, a credential and the example workflow:',
			`  address   ${server.baseUrl}/workflow/${workflowId}`,
			`  e-mail    ${server.owner.email}`,
			`  password  ${server.owner.password}`,
			'',
			`The local service answers on ${service.baseUrl}; results go to ${paths.outputFolder}.`,
			'Press Ctrl-C to stop. This n8n and everything made in it is then removed.',
		].join('\n'),
	);
	const exitCode = await server.ended;
	throw new Error(`n8n ended with ${String(exitCode)}:\n${server.log().slice(-2_000)}`);
});
