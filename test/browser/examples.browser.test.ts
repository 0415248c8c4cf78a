import { readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { readExample } from '../e2e/examples/example';
import { cleanUp } from '../realN8n/cleanup';
import { examplesFolder } from '../realN8n/paths';
import type { Canvas } from './editor/canvas';
import { keepScreen } from './editor/picture';
import {
	exampleCredentials,
	exampleRuns,
	type ExampleRun,
	type Stage,
} from './support/exampleRuns';
import { openEditor } from './support/openEditor';

const created = z.object({ id: z.string() });
/** What the first row on an output holds. */
const outcomes: Readonly<Record<string, RegExp>> = {
	Confirmed: /outcome.{1,9}confirmed/,
	'Needs Review': /outcome.{1,9}(needsReview|unchecked)/,
	'Not Confirmed': /outcome.{1,9}notConfirmed/,
};
const examples = readdirSync(examplesFolder).filter((name) => name.endsWith('.json'));

describe('the examples in the editor', () => {
	const credentials: Record<string, string> = {};
	let stage: Stage;

	beforeAll(async () => {
		const folder = await mkdtemp(join(tmpdir(), 'examples-'));
		stage = { ...(await openEditor([folder, examplesFolder])), folder };
		for (const [type, data] of Object.entries(exampleCredentials(stage))) {
			const credential = await stage.server.rest.post('/rest/credentials', {
				name: type,
				type,
				data,
			});
			credentials[type] = created.parse(credential).id;
		}
	});
	afterEach(async () => {
		await keepScreen(stage.editor.page, expect.getState().currentTestName ?? '');
	});
	afterAll(cleanUp);

	test('are all known here', () => {
		expect(Object.keys(exampleRuns).sort()).toEqual([...examples].sort());
	});

	describe.each(Object.entries(exampleRuns))('%s', (file, example) => {
		let canvas: Canvas;

		beforeAll(async () => {
			canvas = await openExample(file, example);
		});

		test('opens with nothing left to be set', async () => {
			expect(await canvas.nodesWithIssues()).toEqual([]);
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
		});
	});

	async function openExample(file: string, { changes, window }: ExampleRun): Promise<Canvas> {
		await stage.editor.useWindow(...window);
		const path = join(stage.folder, file);
		const workflow = await readExample(file, { ...changes(stage), credentials });
		await writeFile(path, JSON.stringify(workflow));
		return await stage.editor.importWorkflow(path);
	}
});
