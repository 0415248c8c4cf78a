import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { readExample } from '../e2e/examples/example';
import { readWorkbook, writeSheet } from '../e2e/examples/workbook';
import { finishedExecution } from '../e2e/support/executions';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { publishAt, type PublishedWorkflow } from '../e2e/support/publishWorkflow';
import { openBrowser } from './editor/editor';
import { boxOf, keepScreen, takeElement, takePicture, wider } from './editor/picture';

const live = useLiveN8n();
let page: Page;

beforeAll(async () => {
	// Nobody is signed in to n8n here, as on a clerk’s machine.
	page = await openBrowser();
});
afterEach(async () => {
	expect(await page.evaluate(wider)).toBe(0);
	await keepScreen(page);
});

/** Publishes an example with the demo, and says where its form is. */
async function publish(
	file: string,
	path: string,
	activated: string[],
): Promise<PublishedWorkflow> {
	return await publishAt(live(), await readExample(file, { activated }), path);
}

const fields = ['Number', 'Name you expect', 'Your name'] as const;
type Typed = Partial<Record<(typeof fields)[number], string>>;

// The pages of both are made alike: each is looked at on one of the screens.
describe.each<[file: string, own: Typed, width: number, height: number]>([
	['check-one-payee', {}, 1_280, 860],
	['check-remembered', { 'Your name': 'Wanja of accounts' }, 390, 844],
])('the page of the example %s, in the demo', (file, own, width, height) => {
	let url: string;

	beforeAll(async () => {
		({ url } = await publish(`${file}.json`, `/form/${file}`, []));
		await page.setViewportSize({ width, height });
	});
	beforeEach(async () => {
		await page.goto(url);
		expect(await page.evaluate(wider)).toBe(0);
	});

	/** Checks a number, waits for its verdict, and returns its colour. */
	async function check(number: string, name: string, verdict: string): Promise<unknown> {
		const typed = { ...own, Number: number, 'Name you expect': name };
		for (const [label, value] of Object.entries(typed))
			await page.getByLabel(label, { exact: true }).fill(value);
		await page.getByRole('button', { name: 'Check' }).click();
		await page.getByRole('heading', { level: 1, name: verdict }).waitFor();
		return await page.evaluate(`getComputedStyle(document.querySelector('h1')).color`);
	}

	/** Goes on by this link, and expects these texts to stand in the form. */
	async function goOn(link: string, typed: Typed): Promise<void> {
		await page.getByRole('link', { name: link }).click();
		await page.getByRole('heading', { name: 'Check one payee' }).waitFor();
		for (const label of fields) {
			const field = page.getByLabel(label, { exact: true });
			if (await field.isVisible()) expect(await field.inputValue()).toBe(typed[label] ?? '');
		}
		expect(await page.getByLabel('Till', { exact: true }).isChecked()).toBe(true);
	}

	test('tells a verdict, warns of the demo, and has the next step on the first screen', async () => {
		await check('900001', 'Jane Kamau', 'Confirmed');
		expect(await page.title()).toBe('Confirmed – Check one payee');
		expect(await page.getByText('DEMO: this result is invented').isVisible()).toBe(true);
		const next = await boxOf(page.getByRole('link', { name: 'Check the next payee' }));
		expect(next.y + next.height).toBeLessThan(height);
		await takeElement(page, `${file}-page`, page.locator('.card'));
		await goOn('Check the next payee', own);
	});

	test('has a colour for each verdict', async () => {
		const colours = new Set([await check('900001', 'Jane Kamau', 'Confirmed')]);
		for (const [number, verdict] of [
			['900002', 'Needs Review'],
			['900003', 'Not Confirmed'],
			['0712345678', 'Not Checked'],
		] as const) {
			await page.goto(url);
			colours.add(await check(number, 'Jane Kamau', verdict));
			await goOn('Check again', { ...own, Number: number, 'Name you expect': 'Jane Kamau' });
		}
		expect(colours.size).toBe(4);
	});
});

const reportSchema = z.array(z.array(z.object({ html: z.string() })));

describe('the upload page of the example “Verify a sheet”, in the demo', () => {
	let form: PublishedWorkflow;
	let sheet: string;

	beforeAll(async () => {
		const file = 'spreadsheet-verification.json';
		form = await publish(file, '/form/verify-sheet', ['Your Sheet']);
		sheet = join(await mkdtemp(join(tmpdir(), 'suppliers-')), 'suppliers-november.xlsx');
		// Fifty suppliers, as many as a month has.
		const suppliers = Array.from({ length: 10 }, () => [
			['Jane Kamau', '900001', 'Till', 4800],
			['Jane Kamau', '900002', 'Till', 900],
			['Jane Kamau', '900003', 'Till', 15_300],
			['Jane Kamau', '900004', 'Paybill', 2700],
			['Jane Kamau', '900005', 'Paybill', 640],
		]).flat();
		await writeSheet(sheet, [['Supplier', 'Paybill/Till', 'Kind', 'Amount (KES)'], ...suppliers]);
	});

	test.each([
		['a phone', '.phone', 390, 844],
		['a desktop', '', 1_280, 860],
	])('takes a sheet on %s, and hands out the workbook by itself', async (...given) => {
		const [, picture, width, height] = given;
		await page.setViewportSize({ width, height });
		await page.goto(form.url);
		expect(await page.evaluate(wider)).toBe(0);
		await page.locator('input[type=file]').setInputFiles(sheet);
		await page.getByLabel('Your name').fill('Wanja of accounts');
		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Verify' }).click();
		await page.getByRole('heading', { level: 1, name: 'Your sheet was checked' }).waitFor();
		const file = await download;
		expect(file.suggestedFilename()).toBe('verification.xlsx');
		expect(await readWorkbook(await file.path())).toHaveLength(51);
		const name = `example-spreadsheet-verification-answer${picture}`;
		await takeElement(page, name, page.locator('.card'));
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
		// To the end of the first row to act on.
		const row = await boxOf(page.locator('table').nth(1).locator('tr').nth(1));
		const clip = { x: 0, y: 0, width: 800, height: row.y + row.height + 1 };
		await takePicture(page, 'example-spreadsheet-verification-report', clip);
	});
});
