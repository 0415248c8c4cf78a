import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { submitPayee } from '../e2e/examples/payeeForm';
import { formPage } from '../e2e/examples/formPage';
import type { LiveN8n } from '../e2e/support/liveN8n';
import { DataTable } from '../e2e/support/dataTable';
import { trigger } from '../e2e/support/workflows';
import { examplesFolder } from '../realN8n/paths';
import type { Canvas } from './editor/canvas';
import { keepScreen, takeElement } from './editor/picture';

/** How one example is run in the editor, in the demo as right after its import, and what is then on the screen. */
export interface ExampleRun {
	/** Runs the example, open on the canvas, to its end. */
	run: (canvas: Canvas, live: LiveN8n) => Promise<void>;
	/** The nodes that look up, with the number of items that the canvas shows at each of their outputs. */
	lookups: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** The size of the window for its picture, in pixels. */
	window: readonly [width: number, height: number];
	/** The name of its picture, where that is not the example's: the page that it makes has that one. */
	picture?: string;
}

/** The page at the end of a form tells n8n that it is shown; closed before that, its execution would wait on. */
async function closeEnded(form: Page): Promise<void> {
	await form.waitForLoadState('networkidle');
	await form.close();
}

/** The columns of the trail, which several examples share. */
const checkColumns = [
	...['reference', 'row', 'checked_at', 'checked_by', 'file', 'payee', 'type', 'number'],
	...['operator', 'amount', 'registered_name', 'outcome', 'details', 'environment'],
	...['accepted_by', 'accepted_at'],
];

/** Every example by the name of its file. */
export const exampleRuns: Readonly<Record<string, ExampleRun>> = {
	'check-one-payee.json': {
		run: async (canvas, live) => {
			await canvas.listen('Check One Payee');
			const url = `${live.baseUrl}/form-test/check-one-payee`;
			const link = await submitPayee(url, '900001', 'Jane Kamau');
			expect(await formPage(link)).toContain('<h1>Confirmed</h1>');
			// As the page does once it is shown.
			await fetch(link, { method: 'POST' });
			await canvas.hasEnded('Confirmed');
		},
		lookups: { 'Look Up Holder': { 'Needs Review': '', Confirmed: '1 item', 'Not Confirmed': '' } },
		window: [1_500, 1_000],
		picture: 'example-check-one-payee-workflow',
	},
	'check-remembered.json': {
		run: async (canvas, live) => {
			await canvas.listen('Check One Payee');
			const url = `${live.baseUrl}/form-test/check-remembered`;
			const link = await submitPayee(url, '900001', 'Jane Kamau', 'Till', { asker: 'Wanja of accounts' });
			expect(await formPage(link)).toContain('<h1>Confirmed</h1>');
			// As the page does once it is shown.
			await fetch(link, { method: 'POST' });
			await canvas.hasEnded('Confirmed');
		},
		lookups: { 'Look Up Holder': { 'Needs Review': '', Confirmed: '1 item', 'Not Confirmed': '' } },
		window: [1_900, 1_000],
	},
	'pay-confirmed.json': {
		run: async (canvas) => {
			await canvas.run();
		},
		lookups: {
			'Look Up Holder': { 'Needs Review': '', Confirmed: '1 item', 'Not Confirmed': '', Error: '' },
		},
		window: [1_600, 1_100],
	},
	'spreadsheet-verification.json': {
		run: async (canvas) => {
			await canvas.run();
		},
		lookups: {
			'Look Up Payees': {
				'Needs Review': '5 items',
				Confirmed: '3 items',
				'Not Confirmed': '3 items',
			},
		},
		window: [1_740, 1_000],
	},
	'verify-remembered.json': {
		run: async (canvas) => {
			const rows = ['till,900001,Jane Kamau,4800', 'till,900002,Jane Kamau,900'];
			const sheet = ['type,number,supplier,amount', ...rows, 'till,900003,Jane Kamau,640'];
			const form = await canvas.runToForm('Your Sheet');
			const buffer = Buffer.from(sheet.join('\n'));
			await form
				.locator('input[type=file]')
				.setInputFiles({ name: 'demo.csv', mimeType: 'text/csv', buffer });
			await form.getByPlaceholder('for the report').fill('Wanja of accounts');
			await form.getByRole('button', { name: 'Verify' }).click();
			await form.getByText('Review the doubtful rows').waitFor();
			await closeEnded(form);
			await canvas.hasEnded('Answer');
		},
		lookups: {
			'Look Up Payees': {
				'Needs Review': '1 item',
				Confirmed: '1 item',
				'Not Confirmed': '1 item',
			},
		},
		window: [1_740, 1_000],
	},
	'review-payees.json': {
		run: async (canvas, live) => {
			// A sheet that was checked in the demo, as the example above leaves it.
			const checks = new DataTable(live.rest, 'payee_checks');
			const row = { row: '3', file: 'demo.csv', payee: 'Jane Kamau', type: 'till', amount: '900' };
			const found = { registered_name: 'JANE WANJIKU KAMAU (DEMO)', outcome: 'Needs Review' };
			const rest = { operator: 'Mpesa', checked_by: 'Wanja', environment: 'demo', accepted_by: '' };
			const said = { details: 'The name is close to the expected name.', checked_at: '2026-11-24' };
			const cells = { ...row, ...found, ...rest, ...said, reference: 'demo', number: '900002' };
			await checks.fill(checkColumns, [{ ...cells, accepted_at: '' }]);
			const form = await canvas.runToForm('Review Payees');
			const allow = form.getByRole('button', { name: 'Allow' });
			const field = form.getByLabel('Reference of the sheet');
			await allow.or(field).waitFor();
			if (await allow.isVisible()) await allow.click();
			await field.fill('demo');
			await form.getByRole('button', { name: 'Show the rows' }).click();
			await form.getByText('JANE').first().waitFor();
			await form.getByLabel('I have checked this payee another way').check();
			await takeElement(form, 'review-payees-form', form.locator('.container'));
			await form.getByRole('button', { name: 'Accept what is ticked' }).click();
			await form.getByText('Ticked, but not accepted').waitFor();
			await closeEnded(form);
			await canvas.hasEnded('What Was Accepted');
		},
		lookups: {
			'Look Up Again': { 'Needs Review': '1 item', Confirmed: '', 'Not Confirmed': '' },
		},
		window: [1_900, 1_000],
	},
	'month-of-checks.json': {
		run: async (canvas, live) => {
			const checks = new DataTable(live.rest, 'payee_checks');
			const found = { type: 'till', number: '900002', outcome: 'Needs Review', accepted_by: '' };
			const sheet = { reference: 'demo', row: '3', file: 'demo.csv', payee: 'Jane Kamau' };
			const said = { checked_at: '2026-11-24 09:30:00', checked_by: 'Wanja of accounts' };
			const cells = { ...sheet, ...found, ...said };
			await checks.fill(checkColumns, [cells]);
			const form = await canvas.runToForm('Month of Checks');
			const allow = form.getByRole('button', { name: 'Allow' });
			const field = form.getByLabel('Month');
			await allow.or(field).waitFor();
			if (await allow.isVisible()) await allow.click();
			await field.fill('2026-11');
			const file = form.waitForEvent('download');
			await form.getByRole('button', { name: 'Download' }).click();
			expect((await file).suggestedFilename()).toBe('checks-2026-11.csv');
			await form.getByText('1 checks.').waitFor();
			await closeEnded(form);
			await canvas.hasEnded('Download');
		},
		lookups: {},
		window: [1_600, 1_100],
	},
	'google-sheets.json': {
		// There is no Google here; the end-to-end tests run it against a stand-in.
		run: async () => {
			await Promise.resolve();
		},
		lookups: {},
		window: [1_740, 900],
	},
	'webhook-payout.json': {
		run: async (canvas, live) => {
			await canvas.run(trigger);
			const rows = await new DataTable(live.rest, 'payout_requests').rows();
			const reference = String(rows.at(-1)?.['reference']);
			const form = await canvas.runToForm('Review a Payment');
			// n8n asks once whether the form may know who is signed in.
			const allow = form.getByRole('button', { name: 'Allow' });
			const field = form.getByLabel('Reference');
			await allow.or(field).waitFor();
			if (await allow.isVisible()) await allow.click();
			await field.fill(reference);
			await form.getByRole('button', { name: 'Show the payment' }).click();
			await form.getByText('JANE').first().waitFor();
			await form.getByLabel('Decision').selectOption('Pay');
			await keepScreen(form, 'review-form');
			await form.getByRole('button', { name: 'Decide' }).click();
			await form.getByText('demo answers are invented and never paid').waitFor();
			await keepScreen(form, 'review-answer');
			await closeEnded(form);
			await canvas.hasEnded();
			// So that the canvas shows the payment again, and not its review.
			await canvas.run(trigger);
		},
		lookups: {
			'Look Up Holder': { 'Needs Review': '1 item', Confirmed: '', 'Not Confirmed': '', Error: '' },
		},
		window: [2_000, 1_200],
	},
	'scheduled-recheck.json': {
		run: async (canvas) => {
			await canvas.run(trigger);
		},
		lookups: {
			'Look Up Holder': {
				'Needs Review': '2 items',
				Confirmed: '2 items',
				'Not Confirmed': '2 items',
			},
		},
		window: [1_900, 1_000],
	},
	'large-sheet.json': {
		run: async (canvas) => {
			const form = await canvas.runToForm('Your Sheet');
			await form.locator('input[type=file]').setInputFiles(join(examplesFolder, 'payees.csv'));
			await form.getByRole('button', { name: 'Look up' }).click();
			await form.getByText('Your sheet is being looked up').waitFor();
			await closeEnded(form);
			await canvas.hasEnded('Results File');
		},
		lookups: {
			'Look Up': { 'Needs Review': '19 items', Confirmed: '16 items', 'Not Confirmed': '7 items' },
		},
		window: [2_400, 1_200],
	},
	'agent-tool.json': {
		run: async (canvas) => {
			const tool = await canvas.openNode('look_up_till');
			await tool.executeTool({ till_number: '900001', expected_name: 'Jane Kamau' });
			const shown = await tool.schemaText();
			for (const text of ['Lookup Outcome', 'Confirmed', '(DEMO)']) expect(shown).toContain(text);
			expect(await tool.hints()).toEqual([]);
			await tool.close();
		},
		lookups: {},
		window: [1_300, 900],
	},
};
