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
import { boxOf, keepScreen, takePicture, wider } from './editor/picture';

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

	async function check(number: string, name: string, verdict: string): Promise<void> {
		await page.getByLabel('Number', { exact: true }).fill(number);
		await page.getByLabel('Expected name', { exact: true }).fill(name);
		await page.getByRole('button', { name: 'Check' }).click();
		await page.getByRole('heading', { level: 1, name: verdict }).waitFor();
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
			await takePicture(page, 'check-one-payee-page', page.locator('.card'));
			await next.click();
			await page.getByRole('heading', { name: 'Check one payee' }).waitFor();
			expect(await page.getByLabel('Number', { exact: true }).inputValue()).toBe('');
		},
	);

	test('has a colour for each outcome', async () => {
		const colours = new Set<unknown>();
		for (const [number, verdict] of [
			['900001', 'Confirmed, test'],
			['900002', 'Needs Review'],
			['900003', 'Not Confirmed'],
			['0712345678', 'Unchecked'],
		] as const) {
			await open(390, 844);
			await check(number, 'Jane Kamau', verdict);
			colours.add(await page.evaluate(`getComputedStyle(document.querySelector('h1')).color`));
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
		async (_what, width, height) => {
			await page.setViewportSize({ width, height });
			await page.goto(url);
			expect(await page.evaluate(wider)).toBe(0);
			await page.locator('input[type=file]').setInputFiles(sheet);
			await page.getByLabel('Your name').fill('Wanja of accounts');
			const downloads: Download[] = [];
			page.on('download', (download) => downloads.push(download));
			await page.getByRole('button', { name: 'Verify' }).click();
			await page.getByRole('heading', { level: 1, name: 'Test results: do not pay' }).waitFor();
			await until('both files are there', () => downloads.length === 2);
			page.removeAllListeners('download');
			const [workbook, voucher] = downloads;
			expect(workbook?.suggestedFilename()).toBe('verification.xlsx');
			const bytes = await readFile((await workbook?.path()) ?? '');
			expect(await readWorkbook(bytes)).toHaveLength(51);
			expect(voucher?.suggestedFilename()).toMatch(/^suppliers-november, checked .*\.html$/);
			report = await readFile((await voucher?.path()) ?? '', 'utf8');
			const name = 'example-spreadsheet-verification-answer';
			await takePicture(page, name, page.locator('.card'));
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
