import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { removeCredentials, useLiveN8n } from '../e2e/support/liveN8n';
import { projectFolder } from '../realN8n/paths';
import { CredentialForm } from './editor/credentialForm';
import { cutOffTexts } from './editor/cutOffTexts';
import { useEditor } from './editor/editor';
import { NodePanel } from './editor/nodePanel';
import { typingIsTaken } from './editor/parameterFields';

const codexFile = 'nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.json';
const { alias } = z
	.object({ alias: z.array(z.string()) })
	.parse(JSON.parse(readFileSync(join(projectFolder, codexFile), 'utf8')));

describe('the node, in an n8n without credentials', () => {
	const live = useLiveN8n();
	const editor = useEditor();
	let node: NodePanel;

	beforeAll(async () => {
		await removeCredentials(live().rest);
		await editor().page.setViewportSize({ width: 1_640, height: 860 });
		node = new NodePanel(editor().page);
	});

	test('is found by each word of its codex', async () => {
		const { page } = editor();
		const { addFirstStep } = await editor().openNewWorkflow();
		await addFirstStep.click();
		for (const words of alias) {
			await page.getByTestId('node-creator-search-bar').fill(words);
			const found = page.getByTestId('node-creator-item-name');
			await found.getByText('Mobile Money Name Lookup', { exact: true }).first().waitFor();
		}
	});

	test('shows its first result in the demo after eight steps: five clicks and three fields', async () => {
		const { page } = editor();
		await editor().openNewLookup('Look up a till');
		await node.connectButton.click();
		const credential = new CredentialForm(page);
		await credential.fields.choose('environment', 'Demo (No Account Needed)');
		await credential.saveButton.click();
		const number = node.fields.field('merchantTillNumber').locator('input');
		await number.click();
		await number.pressSequentially('900001');
		await typingIsTaken(page);
		await node.execute('Node executed successfully');

		expect(await node.outputTabs()).toEqual([
			'Needs Review Branch',
			'Confirmed Branch (1 item)',
			'Not Confirmed Branch',
		]);
		expect(await node.hints()).toEqual([
			expect.stringMatching(
				/^DEMO: all holders are invented.* The row is in the Confirmed output\./,
			),
		]);
		await node.showOutput('Confirmed');
		const result = { accountNumber: '900001', outcome: 'confirmed', environment: 'demo' };
		expect(await node.rows()).toMatchObject([
			{ ...result, name: 'JANE WANJIKU KAMAU (DEMO)', simulated: 'true' },
		]);
	});

	test.each([
		['Look Up Paybill', ['Paybill Number']],
		['Look Up Tills and Paybills', ['Till or Paybill?', 'Till or Paybill Number']],
		['Look Up Till', ['Till Number (Buy Goods)']],
	])('shows the fields of %s', async (operation, fields) => {
		await node.fields.choose('operation', operation);
		const all = ['Operation', 'Operator', ...fields, 'Expected Name', 'Options'];
		expect(await node.fields.labels()).toEqual(all);
		expect(await cutOffTexts(editor().page, 'node-parameters')).toEqual([]);
	});

	test('asks for the id of another operator only', async () => {
		await node.fields.choose('operator', 'Other');
		expect(await node.fields.labels()).toContain('Custom Operator');
		await node.fields.choose('operator', 'M-PESA');
		expect(await node.fields.labels()).not.toContain('Custom Operator');
	});

	test('says what is wrong with a phone number, and what to do', async () => {
		await node.fields.fill('merchantTillNumber', '0712 345 678');
		await node.execute('Problem in node');
		const error = await node.error();
		expect(error).toMatch(/^'Till Number \(Buy Goods\)' is a phone number \("0712 345 678"\)/);
		expect(error).toContain('Enter the till or paybill number.');
	});
});
