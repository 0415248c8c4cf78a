import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { publishExample } from '../e2e/examples/example';
import { readWorkbook, workbook as workbookOf } from '../e2e/examples/sheetFiles';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { until } from '../realN8n/until';
import { made } from '../report/made';
import { asFields, badMonth } from '../report/suppliers';
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

/** Pictures are of the last one. */
const SCREENS = [
	['a phone', 390, 844],
	['a desktop', 1_280, 860],
] as const;

describe('the page of the example “Check one payee”, in the demo', () => {
	let url: string;

	beforeAll(async () => {
		({ url } = await publishExample(live(), 'check-one-payee'));
	});

	async function open(width: number, height: number): Promise<void> {
		await page.setViewportSize({ width, height });
		await page.goto(url);
		expect(await page.evaluate(wider)).toBe(0);
	}

	async function check(number: string, name: string, verdict: string): Promise<unknown> {
		const typed = { Number: number, 'Expected name': name };
		for (const [label, value] of Object.entries(typed))
			await page.getByLabel(label, { exact: true }).fill(value);
		await page.getByRole('button', { name: 'Check' }).click();
		await page.getByRole('heading', { level: 1, name: verdict }).waitFor();
		return await page.evaluate(`getComputedStyle(document.querySelector('h1')).color`);
	}

	test.each(SCREENS)(
		'shows the outcome on %s, warns of the demo, and has the next step on the first screen',
		async (_what, width, height) => {
			await open(width, height);
			await check('900001', 'Jane Kamau', 'Confirmed, test');
			expect(await page.title()).toBe('Confirmed, test – Check one payee');
			const warning = 'Results from the demo are not about real payees. Do not pay.';
			expect(await page.getByText(warning).isVisible()).toBe(true);
			const next = page.getByRole('link', { name: 'Check the next payee' });
			const { y, height: ofLink } = await boxOf(next);
			expect(y + ofLink).toBeLessThan(height);
			await takeElement(page, 'check-one-payee-page', page.locator('.card'));
			await next.click();
			await page.getByRole('heading', { name: 'Check one payee' }).waitFor();
			expect(await page.getByLabel('Number', { exact: true }).inputValue()).toBe('');
		},
	);

	test('has a colour for each outcome', async () => {
		await open(390, 844);
		const colours = new Set([await check('900001', 'Jane Kamau', 'Confirmed, test')]);
		for (const [number, verdict] of [
			['900002', 'Needs Review'],
			['900003', 'Not Confirmed'],
			['0712345678', 'Unchecked'],
		] as const) {
			await page.goto(url);
			colours.add(await check(number, 'Jane Kamau', verdict));
		}
		expect(colours.size).toBe(4);
	});
});

describe('the upload page of the example “Verify a sheet”, in the demo', () => {
	let url: string;
	let sheet: string;
	let report: string;

	beforeAll(async () => {
		({ url } = await publishExample(live(), 'spreadsheet-verification'));
		sheet = join(await mkdtemp(join(tmpdir(), 'suppliers-')), 'suppliers-november.xlsx');
		// Fifty suppliers, as many as a month has.
		const suppliers = Array.from({ length: 50 }, (_row, at) => {
			const kind = at % 5 < 3 ? 'Till' : 'Paybill';
			return ['Jane Kamau', `90000${(at % 5) + 1}`, kind, 900 + 740 * (at % 5)];
		});
		const headings = ['Supplier', 'Paybill/Till', 'Kind', 'Amount (KES)'];
		await writeFile(sheet, await workbookOf([headings, ...suppliers]));
	});

	test.each(SCREENS)(
		'takes a sheet on %s, and hands out the workbook by itself',
		async (...given) => {
			const [, width, height] = given;
			await page.setViewportSize({ width, height });
			await page.goto(url);
			expect(await page.evaluate(wider)).toBe(0);
			await page.locator('input[type=file]').setInputFiles(sheet);
			await page.getByLabel('Your name').fill('Wanja of accounts');
			const downloads: Download[] = [];
			page.on('download', (download) => downloads.push(download));
			await page.getByRole('button', { name: 'Verify' }).click();
			await page.getByRole('heading', { level: 1, name: 'Test results: do not pay' }).waitFor();
			await until(
				'both files are there',
				async () => await Promise.resolve(downloads.length === 2),
			);
			page.removeAllListeners('download');
			const [workbook, voucher] = downloads;
			expect(workbook?.suggestedFilename()).toBe('verification.xlsx');
			const bytes = await readFile((await workbook?.path()) ?? '');
			expect(await readWorkbook(bytes)).toHaveLength(51);
			expect(voucher?.suggestedFilename()).toMatch(/^suppliers-november, checked .*\.html$/);
			report = await readFile((await voucher?.path()) ?? '', 'utf8');
			const name = 'example-spreadsheet-verification-answer';
			await takeElement(page, name, page.locator('.card'));
		},
	);

	test('makes a report that fits on A4', async () => {
		await page.setViewportSize({ width: 1_130, height: 800 });
		await page.setContent(report);
		await page.emulateMedia({ media: 'print' });
		expect(await page.evaluate(wider)).toBe(0);
		const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
		// A4 in points, lying.
		expect(pdf).toMatch(/\/MediaBox \[0 0 84[12][.\d]* 59[45][.\d]*\]/);
		for (const month of [asFields(), badMonth()]) {
			await page.setContent(made(month, { sheet: { fileName: 'Payments.xlsx' } }).html);
			const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
			// 41 rows on at most three pages.
			expect(printed.match(/\/Type ?\/Page\b/g)?.length).toBeLessThanOrEqual(3);
		}
		await page.setContent(report);
		await page.emulateMedia({ media: 'screen' });
		const clip = { x: 0, y: 0, width: 1_130, height: 800 };
		await takePicture(page, 'example-spreadsheet-verification-report', clip);
	});
});
