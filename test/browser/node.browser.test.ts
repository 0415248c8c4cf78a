import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { z } from 'zod';
import { removeCredentials, useLiveN8n } from '../e2e/support/liveN8n';
import { projectFolder } from '../realN8n/paths';
import { openNodeSearch, useEditor } from './editor/editor';
import { choose, cutOffTexts, fill, labelsOf, tableRows } from './editor/fields';

const codexFile = 'nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.json';
const { alias } = z
	.object({ alias: z.array(z.string()) })
	.parse(JSON.parse(readFileSync(join(projectFolder, codexFile), 'utf8')));

describe('the node, in an n8n without credentials', () => {
	const live = useLiveN8n();
	const page = useEditor();
	let form: Locator;

	beforeAll(async () => {
		await removeCredentials(live().rest);
		await page().setViewportSize({ width: 1_640, height: 860 });
		form = page().getByTestId('node-parameters');
	});

	test('is found by each word of its codex', async () => {
		const search = await openNodeSearch(page());
		const found = page().getByTestId('node-creator-item-name');
		for (const words of alias) {
			await search.fill(words);
			await found.getByText('Mobile Money Name Lookup', { exact: true }).first().waitFor();
		}
	});

	test('shows its first result in the demo after six steps: three clicks and three fields', async () => {
		const search = await openNodeSearch(page());
		await search.pressSequentially('mobile money');
		await page().getByTestId('node-creator-action-item').first().waitFor();
		await search.press('Enter');
		const actions = page().getByTestId('node-creator-item-name');
		await actions.getByText('Look up a till', { exact: true }).click();
		await choose(form, 'authentication', 'Demo (No Account Needed)');
		await form.getByTestId('node-credentials-empty-state').waitFor({ state: 'detached' });
		await fill(form, 'merchantTillNumber', '900001');
		await page().getByTestId('node-execute-button').click();

		const output = page().getByTestId('output-panel');
		const tabs = output.getByTestId('branches').getByRole('tab');
		await output.getByRole('tab', { name: /^Confirmed Branch \(1 item\)/ }).click();
		const names = (await tabs.allInnerTexts()).map((text) => text.trim());
		expect(names).toEqual([
			'Needs Review Branch',
			'Confirmed Branch (1 item)',
			'Not Confirmed Branch',
		]);
		const hint = await output.getByTestId('node-hint').innerText();
		expect(hint).toMatch(/^DEMO: all holders are invented.* The row is in the Confirmed output\./);
		await output.getByTestId('radio-button-table').click();
		const result = { number: '900001', outcome: 'confirmed', environment: 'demo' };
		expect(await tableRows(output.locator('table'))).toMatchObject([
			{ ...result, name: 'JANE WANJIKU KAMAU (DEMO)', simulated: 'true' },
		]);
	});

	test.each([
		['operation', 'Look Up Paybill', ['Paybill Number', 'Account Number']],
		[
			...(['operation', 'Look Up Tills and Paybills'] as const),
			['Till or Paybill?', 'Till or Paybill Number', 'Account Number'],
		],
		['operation', 'Look Up Till', ['Till Number (Buy Goods)']],
		['operator', 'Other', ['Custom Operator', 'Till Number (Buy Goods)']],
	])('shows with the %s %s only its fields', async (field, choice, fields) => {
		await choose(form, field, choice);
		const labels = await labelsOf(form.getByTestId('input-label').locator('label'));
		expect(labels).toEqual([
			'Account',
			'Operation',
			'Operator',
			...fields,
			'Expected Name',
			'Options',
		]);
		expect(await cutOffTexts(page(), 'node-parameters')).toEqual([]);
	});
});
