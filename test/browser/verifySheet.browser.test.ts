import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { readExample } from '../e2e/examples/example';
import { readWorkbook, writeSheet } from '../e2e/examples/workbook';
import { finishedExecution } from '../e2e/support/executions';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { publishAt } from '../e2e/support/publishWorkflow';
import { openBrowser } from '../realN8n/browser';
import { credentialType } from '../realN8n/localCredential';
import { sheetExample } from '../realN8n/sheetExample';
import {
	cardAround,
	clipSchema,
	keepScreen,
	standsStill,
	takePicture,
	wider,
} from './editor/picture';

const titles = ['Supplier', 'Paybill/Till', 'Kind', 'Amount (KES)'];
const known = [
	['Jane Kamau', '900001', 'Till', 4800],
	['Jane Kamau', '900002', 'Till', 900],
	['Jane Kamau', '900003', 'Till', 15_300],
	['Mercy Nafula Wekesa', '057318', 'Till', 72_000],
	['Umoja Wetu Sacco Society Ltd', '900010', 'Paybill', 1250],
] as const;
/** Fifty suppliers, as many as a month has. */
const suppliers = Array.from({ length: 10 }, () => known).flat();

const reportSchema = z.array(z.array(z.object({ html: z.string() })));

describe('the upload page of the example “Verify a sheet”, in the demo', () => {
	const live = useLiveN8n();
	let page: Page;
	let form: { id: string; url: string };
	let sheet: string;

	beforeAll(async () => {
		const demo = await live().storeCredential({ environment: 'demo' });
		const credentials = { [credentialType]: demo };
		const workflow = await readExample(sheetExample, { credentials, activated: ['Your Sheet'] });
		form = await publishAt(live(), workflow, '/form/verify-sheet');
		sheet = join(await mkdtemp(join(tmpdir(), 'suppliers-')), 'suppliers-november.xlsx');
		await writeSheet(sheet, [titles, ...suppliers]);
		page = await openBrowser();
	});

	test.each([
		['a phone', '.phone', 390, 844],
		['a desktop', '', 1_280, 860],
	])('takes a sheet of other headings on %s, in 2 clicks and 2 fields', async (...given) => {
		const [, picture, width, height] = given;
		await page.setViewportSize({ width, height });
		await page.goto(form.url);
		expect(await page.evaluate(wider)).toBe(0);
		await page.locator('input[type=file]').setInputFiles(sheet);
		await page.getByLabel('Your name').fill('Wanja of accounts');
		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Verify' }).click();
		await page.getByRole('heading', { level: 1, name: 'Your sheet was checked' }).waitFor();

		const counts = await page.locator('table td').allInnerTexts();
		expect(counts).toEqual([
			...['Confirmed', '30', '780,500'],
			...['Needs Review', '10', '9,000'],
			...['Not Confirmed', '10', '153,000'],
			...['Unchecked', '0', '0'],
		]);
		const taken = 'number: “Paybill/Till”, type: “Kind”, name: “Supplier”, amount: “Amount (KES)”';
		expect(await page.getByText(taken).isVisible()).toBe(true);
		expect(await page.getByText('This is a test. Do not pay on it.').isVisible()).toBe(true);
		expect(await page.evaluate(wider)).toBe(0);
		const file = await download;
		expect(file.suggestedFilename()).toBe('verification.xlsx');
		expect((await readWorkbook(await file.path())).get('Payees')).toHaveLength(51);
		await standsStill(page);
		const again = page.getByRole('link', { name: 'Check another sheet' });
		const clip = cardAround(clipSchema.parse(await again.boundingBox()), width);
		await takePicture(page, `example-spreadsheet-verification-answer${picture}`, clip);
		await keepScreen(page, expect.getState().currentTestName ?? 'answer');
	});

	test('makes a report that fits on A4', async () => {
		const execution = await finishedExecution(live().rest, form.id);
		const [[report] = []] = reportSchema.parse(
			execution.outputs('Report').map((items) => [items].flat()),
		);
		await page.setViewportSize({ width: 800, height: 1_130 });
		await page.setContent(report?.html ?? '');
		await page.emulateMedia({ media: 'print' });
		expect(await page.evaluate(wider)).toBe(0);
		const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
		// A4 in points.
		expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
		await page.emulateMedia({ media: 'screen' });
		await standsStill(page);
		// To the end of the first row to act on.
		const row = page.locator('table').nth(1).locator('tr').nth(1);
		const { y, height } = clipSchema.parse(await row.boundingBox());
		const clip = { x: 0, y: 0, width: 800, height: y + height + 1 };
		await takePicture(page, 'example-spreadsheet-verification-report', clip);
	});

	test('says at once that no column was found', async () => {
		const other = sheet.replace('november', 'december');
		await writeSheet(other, [
			['Who', 'Where'],
			['Jane Kamau', '900001'],
		]);
		await page.goto(form.url);
		await page.locator('input[type=file]').setInputFiles(other);
		await page.getByLabel('Your name').fill('Wanja of accounts');
		await page.getByRole('button', { name: 'Verify' }).click();
		await page.getByRole('heading', { level: 1, name: 'Nothing was checked' }).waitFor();
		expect(await page.getByText('No column shows').innerText()).toMatch(/number.*type.*name/is);
		await page.getByRole('link', { name: 'Check another sheet' }).click();
		await page.getByRole('heading', { name: 'Verify a sheet' }).waitFor();
	});
});
