import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';

const fieldOf = (form: Locator, parameter: string): Locator =>
	form.getByTestId(`parameter-input-${parameter}`);

export async function choose(form: Locator, parameter: string, name: string): Promise<void> {
	await fieldOf(form, parameter).click();
	const has = form.page().getByText(name, { exact: true });
	await form.page().getByRole('option').filter({ has, visible: true }).click();
}

/** Fills a text field, and waits until n8n has taken it over: after two pauses of 100 and 200 ms, without a sign on the page. */
export async function fill(form: Locator, parameter: string, text: string): Promise<void> {
	await fieldOf(form, parameter).locator('input').fill(text);
	// Timers of the page's own, one after the other, end after n8n's however busy it is.
	const timers = 'new Promise((done) => setTimeout(() => setTimeout(done, 250), 150))';
	await form.page().evaluate(timers);
}

/** The rows of a table: the text of each column, by its head. */
export async function tableRows(table: Locator): Promise<Array<Record<string, string>>> {
	const rows = table.locator('tbody tr:has(td)');
	await rows.first().waitFor();
	const heads = await table.locator('thead th').allInnerTexts();
	const cells = (await rows.all()).map(async (row) => await row.locator('td').allInnerTexts());
	return (await Promise.all(cells)).map((texts) =>
		Object.fromEntries(heads.map((head, column) => [head, texts[column] ?? ''])),
	);
}

/** The texts in a part of the page that nobody can read to their end, because the box that shows them is too small. */
export async function cutOffTexts(page: Page, testId: string): Promise<string[]> {
	const inPart = JSON.stringify(`[data-test-id="${testId}"] *`);
	const found: unknown = await page.evaluate(`[...document.querySelectorAll(${inPart})]
		// n8n hides what shows itself under the pointer by making it transparent.
		.filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
		.filter((element) => getComputedStyle(element).overflow !== 'visible')
		.filter((element) => element.scrollWidth > element.clientWidth + 1
			|| element.scrollHeight > element.clientHeight + 1)
		.map((element) => element.textContent.trim())
		// n8n itself shows a switch beside the field under the pointer.
		.filter((text) => text !== '' && text !== 'FixedExpression')`);
	return z.array(z.string()).parse(found);
}
