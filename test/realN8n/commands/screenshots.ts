import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openBrowser } from '../browser';
import { runCommand } from '../cleanup';
import { EditorPage } from '../editorPage';
import { startServer } from '../n8nServer';
import { projectFolder } from '../paths';
import { phoneNumberWorkflow } from '../phoneNumberWorkflow';
import { phase } from '../progress';
import { examplePaths, packForRun, prepareSheetJob } from '../sheetRun';

const log = (line: string): void => {
	console.log(line);
};

const pictures = join(projectFolder, 'docs', 'images');
const picture = (name: string): string => join(pictures, `${name}.png`);

/** The whole workflow after a run, and one of its lookups with what it found. */
async function takeWorkflow(editor: EditorPage, workflowId: string): Promise<void> {
	await editor.useWindow(1_740, 1_100);
	await editor.openWorkflow(workflowId);
	await editor.runWorkflow('executed successfully');
	await editor.takeCanvas(picture('workflow'));
	await editor.useTheme('dark');
	await editor.takeCanvas(picture('workflow-dark'));
	await editor.useTheme('light');
	await editor.useWindow(1_690, 860);
	const node = await editor.openNode('Look Up Tills');
	await editor.moveParameters(-260);
	await editor.takePart(node, picture('node'));
}

/** The error of a row that cannot be looked up, when errors stop the workflow. */
async function takeError(editor: EditorPage): Promise<void> {
	await editor.useWindow(1_540, 640);
	await editor.openWorkflow(phoneNumberWorkflow.id);
	await editor.runWorkflow('Problem in node');
	await editor.takePart(await editor.openNode('Look Up Till'), picture('error'));
}

/** The credential and its test's result. */
async function takeCredential(editor: EditorPage): Promise<void> {
	await editor.useWindow(1_740, 1_190);
	const dialog = await editor.openCredential('Local service (UAT)');
	await editor.takePart(dialog, picture('credential'));
	await editor.useTheme('dark');
	await editor.takePart(dialog, picture('credential-dark'));
}

void runCommand(async () => {
	const { instance, workflowId } = await prepareSheetJob(await packForRun(log), examplePaths, log);
	await instance.importWorkflows([phoneNumberWorkflow]);
	const server = await phase(log, 'Starting n8n', async () => await startServer(instance));
	const page = await openBrowser(server.baseUrl);
	const editor = new EditorPage(page, server.baseUrl);
	await mkdir(pictures, { recursive: true });
	await phase(log, 'Taking the pictures', async () => {
		await editor.signIn(server.owner);
		await takeWorkflow(editor, workflowId);
		await takeError(editor);
		await takeCredential(editor);
	});
	console.log(`\nThe pictures are in ${relative(process.cwd(), pictures)}.`);
	return 0;
});
