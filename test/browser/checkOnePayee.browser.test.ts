import type { Page } from 'playwright-core';
import { z } from 'zod';
import { readExample } from '../e2e/examples/example';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { openBrowser } from '../realN8n/browser';
import { credentialType } from '../realN8n/localCredential';
import { cardAround, clipSchema, keepScreen, standsStill, takePicture } from './editor/picture';

/** How far the page reaches out of the window to the right, in pixels. */
const wider = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;

const colour = `getComputedStyle(document.querySelector('h1')).color`;

const jane = 'JANE WANJIKU KAMAU (DEMO)';
const pages: ReadonlyArray<[number: string, verdict: string, holder: string, reason: RegExp]> = [
	['900001', 'Confirmed', jane, /^Till 900001 is registered to JANE WANJIKU KAMAU, as expected/],
	[
		'900002',
		'Needs Review',
		'JANE WANJIKU KAMUA (DEMO)',
		/close to the expected name "Jane Kamau"/,
	],
	['900003', 'Not Confirmed', 'PETER OTIENO ODHIAMBO (DEMO)', /not the expected name "Jane Kamau"/],
	['900005', 'Not Confirmed', 'No name found', /^There is no till 900005/],
	['0712345678', 'Not Checked', 'Not looked up', /is a phone number/],
];

/** The example, and its twin that remembers payees, in n8n 2 only. */
const examples: ReadonlyArray<[title: string, file: string, more: readonly string[]]> = [
	['Check one payee', 'check-one-payee', []],
	['Check one payee, with payees remembered', 'check-remembered', ['Your name']],
];

describe.each(examples)('the page of the example “%s”, in the demo', (_title, file, more) => {
	const live = useLiveN8n();
	let page: Page;
	let url: string;

	beforeAll(async () => {
		const demo = await live().storeCredential({ environment: 'demo' });
		const credentials = { [credentialType]: demo };
		const workflow = await readExample(`${file}.json`, { credentials });
		url = await live().publish(workflow, `/form/${file}`);
		// Nobody is signed in to n8n here, as on a clerk’s machine.
		page = await openBrowser();
	});

	describe.each([
		['a phone', '.phone', 390, 844],
		['a desktop', '', 1_280, 860],
	])('on %s', (_what, picture, width, height) => {
		const colours = new Set<string>();

		beforeAll(async () => {
			await page.setViewportSize({ width, height });
			await page.goto(url);
		});
		test('asks for what a clerk knows, and begins with a till', async () => {
			expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Check one payee']);
			const labels = await page.locator('label.form-label').allInnerTexts();
			expect(labels).toEqual(['Till or Paybill?', 'Number', 'Name you expect', ...more]);
			expect(await page.getByLabel('Till', { exact: true }).isChecked()).toBe(true);
			expect(await page.evaluate(wider)).toBe(0);
			await keepScreen(page, expect.getState().currentTestName ?? 'form');
			await page.getByRole('button', { name: 'Check' }).click();
			expect(await page.getByText('This field is required').filter({ visible: true }).count()).toBe(
				2 + more.length,
			);
		});

		test.each(pages)('%s is %s', async (number, verdict, holder, reason) => {
			await page.getByLabel('Number').fill(number);
			await page.getByLabel('Name you expect').fill('Jane Kamau');
			for (const label of more) await page.getByLabel(label).fill('Wanja of accounts');
			await page.getByRole('button', { name: 'Check' }).click();

			const title = page.getByRole('heading', { level: 1, name: verdict });
			await title.waitFor();
			expect(await page.title()).toBe(`${verdict} – Check one payee`);
			const headings = await page.getByRole('heading').allInnerTexts();
			expect(headings.slice(1, 3)).toEqual([holder, `Till ${number}`]);
			const texts = await page.locator('.header div').allInnerTexts();
			expect(texts).toEqual([expect.stringMatching(reason), expect.stringMatching(/pay/)]);
			expect(await page.getByText('DEMO: this result is invented').isVisible()).toBe(true);
			expect(await page.evaluate(wider)).toBe(0);
			colours.add(z.string().parse(await page.evaluate(colour)));
			const next = page.getByRole('link', { name: 'Check the next payee' });
			const box = clipSchema.parse(await next.boundingBox());
			expect(box.y + box.height).toBeLessThan(height);
			if (verdict === 'Confirmed') {
				await standsStill(page);
				const clip = cardAround(box, width);
				if (file === 'check-one-payee')
					await takePicture(page, `example-check-one-payee${picture}`, clip);
			}
			await keepScreen(page, expect.getState().currentTestName ?? verdict);

			if (verdict !== 'Confirmed') {
				await page.getByRole('link', { name: 'Check again' }).click();
				await page.getByRole('heading', { name: 'Check one payee' }).waitFor();
				expect(await page.getByLabel('Number').inputValue()).toBe(number);
				expect(await page.getByLabel('Name you expect').inputValue()).toBe('Jane Kamau');
				expect(await page.getByLabel('Till', { exact: true }).isChecked()).toBe(true);
				for (const label of more)
					expect(await page.getByLabel(label).inputValue()).toBe('Wanja of accounts');
				await page.goto(url);
				return;
			}
			await next.click();
			await page.getByRole('heading', { name: 'Check one payee' }).waitFor();
			for (const label of more)
				expect(await page.getByLabel(label).inputValue()).toBe('Wanja of accounts');
		});

		test('a shared paybill is told by a colour of its own, and asks for the account number', async () => {
			await page.getByText('Paybill', { exact: true }).click();
			await page.getByLabel('Number').fill('900010');
			await page.getByLabel('Name you expect').fill('Umoja Wetu Sacco Society Ltd');
			for (const label of more) await page.getByLabel(label).fill('Wanja of accounts');
			await page.getByRole('button', { name: 'Check' }).click();
			await page.getByRole('heading', { level: 1, name: 'Confirmed' }).waitFor();
			expect(
				await page.getByText(/check the account number that goes with the paybill/).count(),
			).toBe(1);
			expect([...colours]).toContain(await page.evaluate(colour));
			expect(await page.evaluate(colour)).toBe('rgb(138, 90, 0)');
			await page.goto(url);
		});

		test('gives each verdict a colour of its own', () => {
			expect(colours.size).toBe(4);
		});
	});
});
