import { readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readExample } from '../e2e/examples/example';
import { cleanUp } from '../realN8n/cleanup';
import { examplesFolder } from '../realN8n/paths';
import type { Canvas } from './editor/canvas';
import { cutOffTexts } from './editor/cutOffTexts';
import { keepScreen } from './editor/picture';
import { storeExampleCredentials } from './examples/exampleCredentials';
import type { ExampleRun, Stage } from './examples/exampleRun';
import { exampleRuns } from './examples/exampleRuns';
import { openEditor } from './support/openEditor';

/** What an item on an output tells. */
const outcomes: Readonly<Record<string, RegExp>> = {
	Confirmed: /outcome.{1,9}confirmed/,
	'Needs Review': /outcome.{1,9}(needsReview|unchecked)/,
	'Not Confirmed': /outcome.{1,9}notConfirmed/,
	Error: /"error":/,
};

describe('the examples in the editor', () => {
	let stage: Stage;

	beforeAll(async () => {
		const folder = await mkdtemp(join(tmpdir(), 'examples-'));
		const open = await openEditor([folder, examplesFolder]);
		stage = { ...open, folder, credentials: await storeExampleCredentials(open) };
	});
	afterEach(async () => {
		await keepScreen(stage.editor.page, expect.getState().currentTestName ?? '');
	});
	afterAll(cleanUp);

	test('are all run here', () => {
		const files = readdirSync(examplesFolder).filter((name) => name.endsWith('.json'));
		expect(Object.keys(exampleRuns).sort()).toEqual(files.sort());
	});

	describe.each(Object.entries(exampleRuns))('%s', (file, example) => {
		let canvas: Canvas;

		beforeAll(async () => {
			canvas = await openExample(file, example);
		});

		test('opens with nothing left to be set, and with notes that can be read to their end', async () => {
			expect(await canvas.nodesWithIssues()).toEqual([]);
			expect(await cutOffTexts(stage.editor.page, 'sticky')).toEqual([]);
		});

		test('runs, and shows its named outputs with their numbers of items', async () => {
			await example.run(canvas, stage);
			for (const [node, outputs] of Object.entries(example.lookups)) {
				const shown = (await canvas.outputs(node)).map(({ name, items }) => [name, items]);
				expect({ node, outputs: Object.fromEntries(shown) }).toEqual({ node, outputs });
			}
			await canvas.take(`example-${basename(file, '.json')}`);
		});

		test('shows the results of each output in a table', async () => {
			for (const [name, outputs] of Object.entries(example.lookups)) {
				const node = await canvas.openNode(name);
				const tabs = Object.entries(outputs).map(([output, items]) =>
					items === '' ? `${output} Branch` : `${output} Branch (${items})`,
				);
				expect(await node.outputTabs()).toEqual(tabs);
				for (const [output, items] of Object.entries(outputs)) {
					if (items === '') continue;
					await node.showOutput(output);
					expect(JSON.stringify(await node.firstRow())).toMatch(outcomes[output] ?? /^$/);
				}
				await node.close();
			}
			await example.look?.(canvas);
		});
	});

	async function openExample(file: string, { prepare, window }: ExampleRun): Promise<Canvas> {
		await stage.editor.useWindow(...window);
		const { credentials, folder, editor } = stage;
		const workflow = await readExample(file, { ...(await prepare(stage)), credentials });
		const path = join(folder, file);
		await writeFile(path, JSON.stringify(workflow));
		return await editor.importWorkflow(path);
	}
});
