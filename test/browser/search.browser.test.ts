import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../realN8n/paths';
import { useEditor } from './editor/editor';

const codexFile = 'nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.json';
const { alias } = z
	.object({ alias: z.array(z.string()) })
	.parse(JSON.parse(readFileSync(join(projectFolder, codexFile), 'utf8')));

describe('the search for a node', () => {
	const editor = useEditor();

	beforeAll(async () => {
		const { addFirstStep } = await editor().openNewWorkflow();
		await addFirstStep.click();
	});

	test.each(alias)('finds it by “%s”', async (words) => {
		const { page } = editor();
		await page.getByTestId('node-creator-search-bar').fill(words);
		const found = page.getByTestId('node-creator-item-name');
		await found.getByText('Mobile Money Name Lookup', { exact: true }).first().waitFor();
	});
});
