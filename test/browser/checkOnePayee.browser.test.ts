import type { Page } from 'playwright-core';
import { z } from 'zod';
import { readExample } from '../e2e/examples/example';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { publishAt } from '../e2e/support/publishWorkflow';
import { openBrowser } from '../realN8n/browser';
import { credentialType } from '../realN8n/localCredential';
import {
	cardAround,
	clipSchema,
	keepScreen,
	standsStill,
	takePicture,
	wider,
} from './editor/picture';

const colour = `getComputedStyle(document.querySelector('h1')).color`;

const jane = 'JANE WANJIKU KAMAU (DEMO)';
const close = 'JANE WANJIKU KAMUA (DEMO)';
const pages: ReadonlyArray<[number: string, verdict: string, holder: string, reason: RegExp]> = [
	['900001', 'Confirmed', jane, /^Till 900001 is registered to JANE WANJIKU KAMAU, as expected/],
	['900002', 'Needs Review', close, /close to the expected name "Jane Kamau"/],
	['900003', 'Not Confirmed', 'PETER OTIENO ODHIAMBO (DEMO)', /not the expected name "Jane Kamau"/],
	['900005', 'Not Confirmed', 'No name found', /^There is no till 900005/],
	['0712345678', 'Not Checked', 'Not looked up', /is a phone number/],
];

// The pages of both are made alike: each is looked at on one of the screens.
describe.each<
	[file: string, more: Readonly<Record<string, string>>, width: number, height: number]
>([
	['check-one-payee', {}, 1_280, 860],
	['check-remembered', { 'Your name': 'Wanja of accounts' }, 390, 844],
])('the page of the example %s, in the demo', (file, more, width, height) => {
	const live = useLiveN8n();
	const colours = new Set<string>();
	let page: Page;
	let url: string;

	beforeAll(async () => {
		const demo = await live().storeCredential({ environment: 'demo' });
		const credentials = { [credentialType]: demo };
		const workflow = await readExample(`${file}.json`, { credentials });
		({ url } = await publishAt(live(), workflow, `/form/${file}`));
		// Nobody is signed in to n8n here, as on a clerk’s machine.
		page = await openBrowser();
		await page.setViewportSize({ width, height });
		await page.goto(url);
	});
	afterEach(async () => {
		expect(await page.evaluate(wider)).toBe(0);
		await keepScreen(page, expect.getState().currentTestName ?? '');
		await page.goto(url);
	});

	const fillIn = async (values: Readonly<Record<string, string>>): Promise<void> => {
		for (const [label, value] of Object.entries({ ...values, ...more }))
			await page.getByLabel(label, { exact: true }).fill(value);
		await page.getByRole('button', { name: 'Check' }).click();
	};

	test('asks for what a clerk knows, and begins with a till', async () => {
		expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Check one payee']);
		const labels = ['Till or Paybill?', 'Number', 'Name you expect'];
		if (Object.keys(more).length > 0) labels.splice(2, 0, 'Account number');
		const shown = await page.locator('label.form-label').allInnerTexts();
		expect(shown).toEqual([...labels, ...Object.keys(more)]);
		expect(await page.getByLabel('Till', { exact: true }).isChecked()).toBe(true);
		await page.getByRole('button', { name: 'Check' }).click();
		const missing = page.getByText('This field is required').filter({ visible: true });
		expect(await missing.count()).toBe(2 + Object.keys(more).length);
	});

	test.each(pages)('%s is %s', async (number, verdict, holder, reason) => {
		const typed = { Number: number, 'Name you expect': 'Jane Kamau' };
		await fillIn(typed);
		await page.getByRole('heading', { level: 1, name: verdict }).waitFor();
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
		const isDone = verdict === 'Confirmed';
		if (isDone) {
			await standsStill(page);
			await takePicture(page, `example-${file}`, cardAround(box, width));
		}
		await (isDone ? next : page.getByRole('link', { name: 'Check again' })).click();
		await page.getByRole('heading', { name: 'Check one payee' }).waitFor();
		// Who checks again finds what was typed, and who goes on only the own name.
		for (const [label, value] of Object.entries({ ...(isDone ? {} : typed), ...more }))
			expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
		expect(await page.getByLabel('Till', { exact: true }).isChecked()).toBe(true);
	});

	test('a shared paybill is told by a colour of its own, and asks for the account number', async () => {
		await page.getByText('Paybill', { exact: true }).click();
		await fillIn({ Number: '900010', 'Name you expect': 'Umoja Wetu Sacco Society Ltd' });
		await page.getByRole('heading', { level: 1, name: 'Confirmed' }).waitFor();
		const ask = page.getByText(/check the account number that goes with the paybill/);
		expect(await ask.count()).toBe(1);
		expect([...colours]).toContain(await page.evaluate(colour));
		expect(await page.evaluate(colour)).toBe('rgb(138, 90, 0)');
		// Each verdict has a colour of its own.
		expect(colours.size).toBe(4);
	});
});
